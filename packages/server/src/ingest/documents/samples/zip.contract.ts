import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipPart {
  readonly name: string
  readonly bytes: Buffer | string
  /** What the archive claims the part unpacks to, where it lies. */
  readonly claimed?: number
}

/** A ZIP archive, with every part deflated. */
export function zipOf(parts: Readonly<Record<string, Buffer | string>> | readonly ZipPart[]): Buffer {
  const all: readonly ZipPart[] = isList(parts)
    ? parts
    : Object.entries(parts).map(([name, bytes]) => ({ name, bytes }))
  const local: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, bytes, claimed } of all) {
    const plain = Buffer.from(bytes)
    const packed = deflateRawSync(plain)
    const header = Buffer.alloc(26)
    header.writeUInt16LE(20, 0)
    header.writeUInt16LE(0x800, 2)
    header.writeUInt16LE(8, 4)
    header.writeUInt32LE(crc32(plain), 10)
    header.writeUInt32LE(packed.length, 14)
    header.writeUInt32LE(claimed ?? plain.length, 18)
    header.writeUInt16LE(Buffer.byteLength(name), 22)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(20, 4)
    header.copy(entry, 6)
    entry.writeUInt32LE(at, 42)
    const begin = Buffer.concat([Buffer.from('PK\u0003\u0004'), header, Buffer.from(name), packed])
    local.push(begin)
    directory.push(entry, Buffer.from(name))
    at += begin.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(all.length, 8)
  end.writeUInt16LE(all.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...local, listed, end])
}

const isList = (parts: object): parts is readonly ZipPart[] => Array.isArray(parts)
