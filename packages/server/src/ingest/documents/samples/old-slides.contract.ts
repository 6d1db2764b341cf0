import { compoundOf } from './old-word.contract.ts'

export function record(type: number, body: Buffer | readonly Buffer[], instance = 0): Buffer {
  const container = !Buffer.isBuffer(body)
  const bytes = container ? Buffer.concat(body) : body
  const header = Buffer.alloc(8)
  header.writeUInt16LE((instance << 4) | (container ? 0xf : 0), 0)
  header.writeUInt16LE(type, 2)
  header.writeUInt32LE(bytes.length, 4)
  return Buffer.concat([header, bytes])
}

const numbers = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => bytes.writeUInt32LE(value >>> 0, index * 4))
  return bytes
}
const wide = (text: string) => Buffer.from(text, 'utf16le')

export interface OldSlide {
  readonly title?: string
  /** Text boxes on the slide itself. */
  readonly boxes?: readonly string[]
  readonly notes?: string
  readonly table?: readonly (readonly string[])[]
}

const textBox = (text: string) =>
  record(0xf004, [record(0xf00d, [record(3999, numbers(4)), record(4000, wide(text))])])

function tableGroup(rows: readonly (readonly string[])[]): Buffer {
  const properties = Buffer.alloc(6)
  properties.writeUInt16LE(0x39f, 0)
  properties.writeUInt32LE(1, 2)
  const cells = rows.flatMap((row, top) =>
    row.map((text, left) =>
      record(0xf004, [
        record(0xf00f, numbers(left * 100, top * 50, left * 100 + 100, top * 50 + 50)),
        record(0xf00d, [record(3999, numbers(4)), record(4008, Buffer.from(text, 'latin1'))]),
      ]),
    ),
  )
  return record(0xf003, [record(0xf004, [record(0xf122, properties, 1)]), ...cells])
}

const drawing = (shapes: readonly Buffer[]) => record(1036, [record(0xf002, [record(0xf003, shapes)])])

/** A PowerPoint 97 file: slides in the file's own order, and the order in which they are shown. */
export function pptOf(
  slides: readonly OldSlide[],
  order = slides.map((_, index) => index),
  encrypted = false,
): Buffer {
  const pieces: Buffer[] = []
  const places: number[] = []
  const add = (bytes: Buffer) => {
    places.push(pieces.reduce((sum, piece) => sum + piece.length, 0))
    pieces.push(bytes)
  }
  const list = (instance: number, entries: readonly Buffer[]) => record(4080, entries, instance)
  const slideObject = (index: number) => 2 + index
  const notesObject = (index: number) => 2 + slides.length + index
  add(
    record(1000, [
      list(
        0,
        order.flatMap((index) => [
          record(1011, numbers(slideObject(index), 0, 0, 256 + index, 0)),
          record(3999, numbers(0)),
          record(4000, wide(slides[index]?.title ?? '')),
        ]),
      ),
      list(
        2,
        slides.map((_, index) => record(1011, numbers(notesObject(index), 0, 0, 512 + index, 0))),
      ),
    ]),
  )
  slides.forEach(({ boxes = [], table, title }, index) => {
    const shown = title === undefined ? [] : [record(0xf004, [record(0xf00d, [record(3998, numbers(0))])])]
    const shapes = [...shown, ...boxes.map(textBox), ...(table === undefined ? [] : [tableGroup(table)])]
    add(record(1006, [record(1007, numbers(0, 0, 0, 0, 512 + index, 0)), drawing(shapes)]))
  })
  for (const { notes = '' } of slides) add(record(1008, [drawing([textBox(notes)])]))
  const directoryAt = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const directory = record(6002, numbers((places.length << 20) | 1, ...places))
  const edit = record(4085, numbers(0, 0, 0, directoryAt, 1, 0, 0))
  const user = Buffer.alloc(28)
  user.writeUInt32LE(encrypted ? 0xf3d1c4df : 0xe391c05f, 12)
  user.writeUInt32LE(directoryAt + directory.length, 16)
  return compoundOf({
    'PowerPoint Document': Buffer.concat([...pieces, directory, edit, Buffer.alloc(4096)]),
    'Current User': user,
  })
}
