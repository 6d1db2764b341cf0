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
  /** As many cells of a table, each in a row and a column of its own. */
  readonly scattered?: number
}

const textBox = (text: string) =>
  record(0xf004, [record(0xf00d, [record(3999, numbers(4)), record(4000, wide(text))])])

interface PlacedText {
  readonly text: string
  readonly left: number
  readonly top: number
}

const inRows = (rows: readonly (readonly string[])[]): readonly PlacedText[] =>
  rows.flatMap((row, top) => row.map((text, left) => ({ text, left, top })))
const scatteredTexts = (count: number): readonly PlacedText[] =>
  Array.from({ length: count }, (_, at) => ({ text: 'x', left: at, top: at }))

function tableGroup(texts: readonly PlacedText[]): Buffer {
  const properties = Buffer.alloc(6)
  properties.writeUInt16LE(0x39f, 0)
  properties.writeUInt32LE(1, 2)
  const cells = texts.map(({ text, left, top }) =>
    record(0xf004, [
      record(0xf00f, numbers(left * 100, top * 50, left * 100 + 100, top * 50 + 50)),
      record(0xf00d, [record(3999, numbers(4)), record(4008, Buffer.from(text, 'latin1'))]),
    ]),
  )
  return record(0xf003, [record(0xf004, [record(0xf122, properties, 1)]), ...cells])
}

const masterTitle = record(0xf004, [
  record(0xf011, [record(3011, Buffer.from([0, 0, 0, 0, 1, 0, 0, 0]))]),
  record(0xf00d, [record(3999, numbers(0)), record(4000, wide('Click here to add a title'))]),
])

const drawing = (shapes: readonly Buffer[]) => record(1036, [record(0xf002, [record(0xf003, shapes)])])

export interface OldShow {
  readonly encrypted?: boolean
  /** What the master says on every slide, beside a title to fill in. */
  readonly onMaster?: string
}

/** A PowerPoint 97 file: slides in the file's own order, and the order in which they are shown. */
export function pptOf(
  slides: readonly OldSlide[],
  order = slides.map((_, index) => index),
  { encrypted = false, onMaster }: OldShow = {},
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
  const masterObject = 2 + slides.length * 2
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
      list(1, onMaster === undefined ? [] : [record(1011, numbers(masterObject, 0, 0, 999, 0))]),
    ]),
  )
  slides.forEach(({ boxes = [], table, scattered = 0, title }, index) => {
    const cells = table === undefined ? scatteredTexts(scattered) : inRows(table)
    const shown = title === undefined ? [] : [record(0xf004, [record(0xf00d, [record(3998, numbers(0))])])]
    const shapes = [...shown, ...boxes.map(textBox), ...(cells.length === 0 ? [] : [tableGroup(cells)])]
    add(record(1006, [record(1007, numbers(0, 0, 0, 0, 512 + index, 0)), drawing(shapes)]))
  })
  for (const { notes = '' } of slides) add(record(1008, [drawing([textBox(notes)])]))
  if (onMaster !== undefined) add(record(1016, [drawing([masterTitle, textBox(onMaster)])]))
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
