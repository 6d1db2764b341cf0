import { constants, deflateRawSync } from 'node:zlib'

/** A part of an archive as it lies in it. */
export interface ArchivePart {
  readonly name: string
  readonly bytes: Buffer
  readonly method: 'stored' | 'deflated'
  /** What it claims to unpack to. */
  readonly size: number
  /** It lies where this other part does. */
  readonly sharedWith?: string
}

export function stored(name: string, content: Buffer | string): ArchivePart {
  const bytes = Buffer.from(content)
  return { name, bytes, method: 'stored', size: bytes.length }
}

export function deflated(name: string, content: Buffer | string, claimed?: number): ArchivePart {
  const plain = Buffer.from(content)
  return { name, bytes: deflateRawSync(plain), method: 'deflated', size: claimed ?? plain.length }
}

/** The same piece again and again, without ever unpacking it here. */
export function deflatedRepeatedly(
  name: string,
  { begin = '', piece, times, claimed }: { begin?: string; piece: Buffer; times: number; claimed?: number },
): ArchivePart {
  const pack = (bytes: Buffer) => deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH })
  const packed = pack(piece)
  const last = deflateRawSync(Buffer.alloc(0))
  return {
    name,
    bytes: Buffer.concat([pack(Buffer.from(begin)), ...Array.from({ length: times }, () => packed), last]),
    method: 'deflated',
    size: claimed ?? Math.min(0xfffffffe, begin.length + piece.length * times),
  }
}

/** A ZIP archive of these parts. Checksums are left out, as nobody looks at them. */
export function archiveOf(parts: readonly ArchivePart[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  const places = new Map<string, number>()
  let at = 0
  for (const part of parts) {
    const { name, bytes, sharedWith } = part
    const fields = fieldsOf(part)
    const place = sharedWith === undefined ? at : (places.get(sharedWith) ?? 0)
    places.set(name, place)
    if (sharedWith === undefined) {
      const header = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name)])
      bodies.push(header, bytes)
      at += header.length + bytes.length
    }
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(place, 10)
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), fields, rest, Buffer.from(name))
  }
  const listed = Buffer.concat(directory)
  return Buffer.concat([...bodies, listed, endOf(parts.length, listed.length, at)])
}

function fieldsOf({ name, bytes, method, size }: ArchivePart): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(method === 'deflated' ? 8 : 0, 4)
  fields.writeUInt32LE(bytes.length, 14)
  fields.writeUInt32LE(size, 18)
  fields.writeUInt16LE(Buffer.byteLength(name), 22)
  return fields
}

/** More entries than the old end can count stand in one of its own before it. */
function endOf(count: number, size: number, at: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(count, 0xffff), 8)
  end.writeUInt16LE(Math.min(count, 0xffff), 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(at, 16)
  if (count < 0xffff) return end
  const large = Buffer.alloc(56)
  large.writeUInt32LE(0x06064b50, 0)
  large.writeBigUInt64LE(44n, 4)
  large.writeBigUInt64LE(BigInt(count), 24)
  large.writeBigUInt64LE(BigInt(count), 32)
  large.writeBigUInt64LE(BigInt(size), 40)
  large.writeBigUInt64LE(BigInt(at), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(at + size), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([large, locator, end])
}
