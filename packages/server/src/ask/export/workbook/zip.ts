import { Readable, pipeline } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export interface ZipEntry {
  readonly name: string
  /** Made as it is packed. */
  content(): AsyncIterable<string> | Iterable<string>
}

interface Packed {
  readonly name: Buffer
  readonly start: number
  readonly crc: number
  readonly size: number
  readonly packed: number
}

/** What a ZIP without its large form holds. */
const largest = 2 ** 32 - 1

/** A ZIP, as fast as it is taken: how long an entry is stands behind it, so that none is ever held whole. */
export async function* zip(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Packed[] = []
  let offset = 0
  const counted = (bytes: Buffer) => {
    offset += bytes.length
    if (offset > largest) throw new Error('a file of more than 4 GiB was to be packed')
    return bytes
  }
  for (const entry of entries) {
    const name = Buffer.from(entry.name, 'utf8')
    const start = offset
    yield counted(localHeader(name))
    const begun = offset
    const tally = { crc: 0, size: 0 }
    for await (const chunk of deflated(entry, tally)) yield counted(chunk)
    const packed = { name, start, ...tally, packed: offset - begun }
    yield counted(sizes(packed, 0x08074b50))
    directory.push(packed)
  }
  const start = offset
  for (const packed of directory) yield counted(directoryEntry(packed))
  yield end(directory.length, start, offset - start)
}

function deflated({ content }: ZipEntry, tally: { crc: number; size: number }): AsyncIterable<Buffer> {
  const source = Readable.from(
    (async function* () {
      for await (const text of content()) {
        const bytes = Buffer.from(text, 'utf8')
        tally.crc = crc32(bytes, tally.crc)
        tally.size += bytes.length
        if (tally.size > largest) throw new Error('a sheet of more than 4 GiB was to be packed')
        yield bytes
      }
    })(),
  )
  // What goes wrong in the source comes out of the other end.
  return pipeline(source, createDeflateRaw(), () => undefined)
}

/** Sizes follow the entry; names are UTF-8. */
const flags = 0x0808
const version = 20
const deflate = 8
/** The first day that a ZIP can tell, so that the same answer is the same file. */
const firstDay = 0x21

function localHeader(name: Buffer): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(version, 4)
  header.writeUInt16LE(flags, 6)
  header.writeUInt16LE(deflate, 8)
  header.writeUInt16LE(firstDay, 12)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name])
}

function sizes({ crc, packed, size }: Packed, mark: number): Buffer {
  const bytes = Buffer.alloc(16)
  bytes.writeUInt32LE(mark, 0)
  bytes.writeUInt32LE(crc, 4)
  bytes.writeUInt32LE(packed, 8)
  bytes.writeUInt32LE(size, 12)
  return bytes
}

function directoryEntry(entry: Packed): Buffer {
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE(version, 4)
  header.writeUInt16LE(version, 6)
  header.writeUInt16LE(flags, 8)
  header.writeUInt16LE(deflate, 10)
  header.writeUInt16LE(firstDay, 14)
  header.writeUInt32LE(entry.crc, 16)
  header.writeUInt32LE(entry.packed, 20)
  header.writeUInt32LE(entry.size, 24)
  header.writeUInt16LE(entry.name.length, 28)
  header.writeUInt32LE(entry.start, 42)
  return Buffer.concat([header, entry.name])
}

function end(entries: number, start: number, length: number): Buffer {
  const bytes = Buffer.alloc(22)
  bytes.writeUInt32LE(0x06054b50, 0)
  bytes.writeUInt16LE(entries, 8)
  bytes.writeUInt16LE(entries, 10)
  bytes.writeUInt32LE(length, 12)
  bytes.writeUInt32LE(start, 16)
  return bytes
}
