import type { Block } from '../block.ts'
import type { SlideShape } from '../slides/walk-slide.ts'
import { childOf, recordsBelow, recordsIn, types, type SlideRecord } from './records.ts'
import { textOf } from './record-text.ts'
import type { OutlineText } from './slide-list.ts'
import { shapesTable } from './shapes-table.ts'

const tableProperty = 0x39f
const titleKinds: ReadonlySet<number> = new Set([0, 6])
const placeholders: ReadonlyMap<number, string> = new Map([
  [1, 'title'],
  [2, 'body'],
  [3, 'ctrTitle'],
  [4, 'subTitle'],
  [6, 'body'],
  [7, 'dt'],
  [8, 'sldNum'],
  [9, 'ftr'],
  [10, 'hdr'],
  [13, 'title'],
  [15, 'ctrTitle'],
  [17, 'title'],
  [11, 'sldImg'],
])

export interface DrawnShape extends SlideShape {
  /** Which text of the outline it shows. */
  readonly outline: number | undefined
}

/** The shapes of a slide's drawing; a group that is a table becomes one. */
export function drawingShapes(slide: SlideRecord, outline: readonly OutlineText[]): readonly DrawnShape[] {
  const drawing = childOf(slide, types.drawing)
  return drawing === undefined ? [] : [...shapesIn(drawing, outline, 0)]
}

const deepest = 40

function* shapesIn(
  container: SlideRecord,
  outline: readonly OutlineText[],
  depth: number,
): Generator<DrawnShape> {
  for (const record of recordsIn(container.body)) {
    if (record.type === types.shape) {
      const shape = readShape(record, outline)
      if (shape !== undefined) yield shape
    } else if (record.container && depth < deepest) {
      const table =
        record.type === types.group && isTable(record)
          ? shapesTable(record, (cell) => textIn(cell, outline).text)
          : undefined
      if (table === undefined) yield* shapesIn(record, outline, depth + 1)
      else yield { placeholder: undefined, outline: undefined, blocks: [{ kind: 'table', grid: table }] }
    }
  }
}

function readShape(record: SlideRecord, outline: readonly OutlineText[]): DrawnShape | undefined {
  const { text, kind, index } = textIn(record, outline)
  // A star stands for the slide's number or date.
  if (text.trim() === '' || text.trim() === '*') return undefined
  const blocks: readonly Block[] = [{ kind: 'paragraph', text }]
  const placeholder = placeholderOf(record) ?? (titleKinds.has(kind) ? 'title' : undefined)
  return { placeholder, outline: index, blocks }
}

interface ShapeText {
  readonly text: string
  readonly kind: number
  readonly index: number | undefined
}

function textIn(shape: SlideRecord, outline: readonly OutlineText[]): ShapeText {
  let text = ''
  let kind = 4
  let index: number | undefined
  const box = childOf(shape, types.textBox)
  for (const record of box === undefined ? [] : recordsIn(box.body)) {
    if (record.type === types.textHeader) kind = record.body[0] ?? 4
    else if (record.type === types.outlineText && record.body.length >= 4) {
      index = record.body.readUInt32LE(0)
      const shown = outline[index]
      if (shown !== undefined) {
        text += shown.text
        kind = shown.kind
      }
    } else if (record.type !== types.string) text += textOf(record) ?? ''
  }
  return { text, kind, index }
}

function placeholderOf(shape: SlideRecord): string | undefined {
  const client = childOf(shape, types.clientData)
  if (client === undefined) return undefined
  for (const record of recordsBelow(client.body)) {
    if (record.type === types.placeholder) return placeholders.get(record.body[4] ?? 0)
  }
  return undefined
}

function isTable(group: SlideRecord): boolean {
  const first = childOf(group, types.shape)
  const properties = first === undefined ? undefined : childOf(first, types.moreProperties)
  if (properties === undefined) return false
  for (let at = 0; at + 6 <= properties.body.length && at < properties.instance * 6; at += 6) {
    if ((properties.body.readUInt16LE(at) & 0x3fff) === tableProperty)
      return (properties.body[at + 2] ?? 0) % 2 === 1
  }
  return false
}
