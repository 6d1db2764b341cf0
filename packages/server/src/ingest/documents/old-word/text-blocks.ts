import type { Block } from '../block.ts'
import type { GridCell } from '../grid.ts'
import { createCellCount } from '../table-limits.ts'
import { createFields } from '../word/fields.ts'
import type { ParagraphMark } from './paragraph-marks.ts'
import type { StyleLevels } from './style-levels.ts'

/** A paragraph or the text of a cell, as the marks in the text end it. */
interface Stretch {
  readonly text: string
  readonly endsCell: boolean
  readonly mark: ParagraphMark | undefined
}

/** Word's marks in the text. */
const [cellEnd, fieldBegin, fieldSeparator, fieldEnd] = ['\u0007', '\u0013', '\u0014', '\u0015']
const ends = new RegExp(`[\\r\\f${cellEnd}]`, 'g')

/** Turns text with Word's marks into blocks. Where no properties are known, an empty cell after a cell ends a row. */
export function textBlocks(
  text: string,
  markAt: (character: number) => ParagraphMark | undefined,
  levels: StyleLevels,
): readonly Block[] {
  const blocks: Block[] = []
  let rows: GridCell[][] = []
  let cells: GridCell[] = []
  let cell: string[] = []
  let count = createCellCount()

  const endTable = () => {
    if (cell.some((line) => line.trim() !== '')) cells.push({ text: cell.join('\n') })
    if (cells.length > 0) rows.push(cells)
    if (rows.length > 0) blocks.push({ kind: 'table', grid: { rows } })
    rows = []
    cells = []
    cell = []
    count = createCellCount()
  }
  for (const { text: words, endsCell, mark } of stretches(text, markAt)) {
    if (endsCell) {
      const rowEnd = mark === undefined ? words === '' && cell.length === 0 && cells.length > 0 : mark.rowEnd
      if (rowEnd) {
        if (cells.length > 0) rows.push(cells)
        cells = []
      } else count.cell(cells.push({ text: [...cell, words].join('\n').trim() }))
      cell = []
    } else if (mark?.inTable === true) cell.push(words)
    else {
      if (mark !== undefined || cells.length === 0) endTable()
      if (mark === undefined && cells.length > 0) cell.push(words)
      else if (words.trim() !== '') blocks.push(blockOf(words, mark, levels))
    }
  }
  endTable()
  return blocks
}

function blockOf(text: string, mark: ParagraphMark | undefined, levels: StyleLevels): Block {
  const level =
    mark === undefined
      ? undefined
      : mark.outline !== undefined && mark.outline < 9
        ? mark.outline + 1
        : levels(mark.style)
  if (level !== undefined) return { kind: 'heading', level, text }
  return mark?.item === true ? { kind: 'item', text } : { kind: 'paragraph', text }
}

function* stretches(
  text: string,
  markAt: (character: number) => ParagraphMark | undefined,
): Generator<Stretch> {
  let start = 0
  for (const { index, 0: end } of text.matchAll(ends)) {
    yield { text: shown(text.slice(start, index)), endsCell: end === cellEnd, mark: markAt(index) }
    start = index + 1
  }
  if (start < text.length) {
    yield { text: shown(text.slice(start)), endsCell: false, mark: markAt(text.length - 1) }
  }
}

/** Without the codes of fields and the marks of pictures and notes. */
function shown(text: string): string {
  const visible = text.includes(fieldBegin) ? withoutFieldCodes(text) : text
  return visible.replaceAll('\u001e', '-').replaceAll('\u000e', '\n').replaceAll('\u000b', '\n')
}

function withoutFieldCodes(text: string): string {
  const fields = createFields()
  let kept = ''
  for (const character of text) {
    if (character === fieldBegin) fields.begin()
    else if (character === fieldSeparator) fields.separate()
    else if (character === fieldEnd) fields.end()
    else if (!fields.inCode) kept += character
  }
  return kept
}
