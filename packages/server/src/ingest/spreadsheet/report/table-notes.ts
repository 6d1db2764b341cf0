import type { TextTable } from '../../formats/format.ts'
import type { Sheet } from '../book.ts'
import { columnName, rangeName } from '../cell-range.ts'
import type { CellView } from '../tables/cell-view.ts'
import type { FoundTable, LeftOut } from '../tables/found-table.ts'
import type { ColumnFacts } from '../texts/column-facts.ts'
import type { RowCounts } from '../texts/table-rows.ts'
import { columnNotes } from './column-notes.ts'
import type { TableReport } from './create-report.ts'

/** What was made of a table, for the person whose file it is. */
export function tableNotes(
  sheet: Sheet,
  view: CellView,
  found: FoundTable,
  table: TextTable,
  facts: readonly ColumnFacts[],
  counts: RowCounts,
): TableReport {
  const where = `Sheet ${sheet.name}, ${rangeName(found.range)}`
  const notes = [
    headerNote(found),
    ...leftOutNotes(view, found),
    ...sectionNotes(view, found, table),
    ...doubtfulNotes(found),
    ...hiddenNotes(sheet, found),
    counts.blank > 0 ? `${rowsOf(counts.blank)} without any value passed over` : undefined,
    counts.merged > 0 ? `${counts.merged} merged cells got the value of the range they belong to` : undefined,
    ...groupNotes(found, table, counts),
    ...columnNotes(table, facts),
  ]
  const rejected = [...found.leftOut]
    .sort(([one], [other]) => one - other)
    .map(([row, reason]) => ({ sheet: sheet.name, row: row + 1, reason, text: lineOf(view, found, row) }))
  return {
    header: found.headerRows.length > 0,
    rejected,
    notes: notes.flatMap((note) => (note === undefined ? [] : [`${where}: ${note}.`])),
  }
}

const rowsOf = (count: number) => (count === 1 ? '1 row' : `${count} rows`)

function headerNote({ headerRows }: FoundTable): string {
  const [first] = headerRows
  const last = headerRows.at(-1)
  if (first === undefined || last === undefined) return 'no header found, so the columns are numbered'
  return first === last
    ? `header in row ${first + 1}`
    : `header in rows ${first + 1} to ${last + 1}, joined to one name a column`
}

type Lost = Exclude<LeftOut, 'heading'>

const reasons: Readonly<Record<Lost, (count: number) => string>> = {
  total: (count) => `${rowsOf(count)} of totals left out`,
  'header again': (count) => `the header comes again in ${rowsOf(count)}, left out`,
  note: (count) => `${rowsOf(count)} of notes below left out`,
}

const rowsLeft = ({ leftOut }: FoundTable, reason: LeftOut): readonly number[] =>
  [...leftOut].filter(([, other]) => other === reason).map(([row]) => row)

function* leftOutNotes(view: CellView, found: FoundTable): Generator<string> {
  for (const reason of ['total', 'header again', 'note'] as const) {
    const rows = rowsLeft(found, reason)
    const [first] = rows
    if (first === undefined) continue
    const sample = lineOf(view, found, first).slice(0, longestSample)
    yield `${reasons[reason](rows.length)}, such as row ${first + 1}: ${sample}`
  }
}

/** What headings say is kept as the values of a column. */
function sectionNotes(view: CellView, found: FoundTable, { columns }: TextTable): readonly string[] {
  const rows = rowsLeft(found, 'heading')
  const [first] = rows
  const column = columns[found.section ?? -1]
  if (first === undefined || column === undefined) return []
  const sample = lineOf(view, found, first).slice(0, longestSample)
  return [
    `${rowsOf(rows.length)} of headings became the column ${column.name}, such as row ${first + 1}: ${sample}`,
  ]
}

const longestSample = 120

function lineOf(view: CellView, found: FoundTable, row: number): string {
  return view
    .filled(row, found.range)
    .map((column) => view.shown(row, column))
    .join(', ')
}

function groupNotes(
  { groups }: FoundTable,
  { columns }: TextTable,
  { labelled }: RowCounts,
): readonly string[] {
  if (labelled === 0) return []
  const names = groups.flatMap((offset) => columns[offset]?.name ?? [])
  const cells = labelled === 1 ? '1 blank cell' : `${labelled} blank cells`
  return [
    `${cells} got the label above, which stands only in the first row of its group: ${names.join(', ')}`,
  ]
}

function doubtfulNotes({ doubtfulTotals }: FoundTable): readonly string[] {
  const [first] = doubtfulTotals
  if (first === undefined) return []
  return [`row ${first + 1} is called a total but does not add up the rows above, so it was kept`]
}

function hiddenNotes({ hiddenRows, hiddenColumns }: Sheet, { range }: FoundTable): readonly string[] {
  const rows = [...hiddenRows].filter((row) => row >= range.top && row <= range.bottom).length
  const columns = [...hiddenColumns].filter((column) => column >= range.left && column <= range.right)
  return [
    ...(rows > 0 ? [`${rowsOf(rows)} hidden in the workbook; read all the same`] : []),
    ...(columns.length > 0
      ? [`hidden columns read all the same: ${columns.slice(0, 10).map(columnName).join(', ')}`]
      : []),
  ]
}
