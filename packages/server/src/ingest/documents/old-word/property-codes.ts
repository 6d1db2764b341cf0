/** A property of a paragraph or a character: its code, and the first byte of its value. */
export interface Property {
  readonly code: number
  readonly value: number
}

/** The properties that follow each other from a place on. */
export function* propertiesIn(bytes: Buffer, start: number): Generator<Property> {
  for (let at = start; at + 3 <= bytes.length;) {
    const code = bytes.readUInt16LE(at)
    yield { code, value: bytes[at + 2] ?? 0 }
    at += 2 + valueSize(bytes, at + 2, code)
  }
}

const tableDefinition = 0xd608

/** The upper bits of a property's code say how long its value is. */
function valueSize(bytes: Buffer, at: number, code: number): number {
  switch (code >> 13) {
    case 0:
    case 1:
      return 1
    case 2:
    case 4:
    case 5:
      return 2
    case 3:
      return 4
    case 7:
      return 3
    default:
      return code === tableDefinition && at + 2 <= bytes.length
        ? bytes.readUInt16LE(at) + 1
        : 1 + (bytes[at] ?? 0)
  }
}
