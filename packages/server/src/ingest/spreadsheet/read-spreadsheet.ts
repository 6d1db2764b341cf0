import { join } from 'node:path'
import { readDelimited } from '../delimited/read-delimited.ts'
import { fileLimits } from '../file-limits.ts'
import type { FormatInput, FormatOutput, TextColumn, TextPart, TextTable } from '../formats/format.ts'
import { tableTitle } from '../name-table.ts'
import { UnreadableFile } from '../unreadable.ts'
import { writeTexts } from '../write-texts.ts'
import type { Book, Sheet } from './book.ts'
import { rangeName } from './cell-range.ts'
import { readBook } from './read-book.ts'
import { tableNotes } from './report/table-notes.ts'
import { createReport, type TableReport } from './report/create-report.ts'
import { createRejectedRows } from './report/rejected-rows.ts'
import { sheetNotes } from './report/sheet-notes.ts'
import { sniffBook } from './sniff-book.ts'
import { viewCells, type CellView } from './tables/cell-view.ts'
import { findTables } from './tables/find-tables.ts'
import type { FoundTable } from './tables/found-table.ts'
import { gatherFacts, type ColumnFacts } from './texts/column-facts.ts'
import { columnUnit } from './texts/column-unit.ts'
import { tableRows } from './texts/table-rows.ts'
import { tableAt } from './tables/table-at.ts'
import { titleTables, type Untitled } from './title-tables.ts'

/** Reads a workbook of any kind: all tables of all sheets. A file that is a text in truth is read as one. */
export async function readSpreadsheet(input: FormatInput, format: string): Promise<FormatOutput> {
  const content = await sniffBook(input.file)
  if (content === 'text') return readAsText(input, format)
  const book = await readBook({ ...input, content })
  try {
    return await readSheets(book, input, format)
  } finally {
    await book.close()
  }
}

async function readAsText(input: FormatInput, format: string): Promise<FormatOutput> {
  const output = await readDelimited(input, { format: 'csv', preferred: '\t' })
  if (output.tables.every(({ columns, rowCount }) => columns.length < 2 || rowCount === 0))
    throw new UnreadableFile(`The file is named .${format} but is a text without a table.`)
  const note = `The file is named .${format} but is a text with delimiters; it was read as such.`
  return { ...output, report: { ...output.report, notes: [note, ...output.report.notes] } }
}

async function readSheets(book: Book, input: FormatInput, format: string): Promise<FormatOutput> {
  const { headerRow } = input.overrides ?? {}
  const report = createReport(format, book)
  const rejected = createRejectedRows(join(input.folder, 'rejected.csv'))
  const tables: Untitled[] = []
  const texts: TextPart[] = []
  let rejectedFile: string | undefined
  try {
    for await (const sheet of book.sheets()) {
      input.signal.throwIfAborted()
      if (tables.length >= fileLimits.tables) break
      const view = viewCells(sheet)
      const findings = headerRow === undefined ? findTables(sheet, view) : tableAt(headerRow, sheet, view)
      report.notes.push(...sheetNotes(sheet, findings))
      for (const found of findings.tables.slice(0, fileLimits.tables - tables.length)) {
        const file = join(input.folder, `sheet-${sheet.index + 1}-table-${tables.length + 1}.csv`)
        const { table, made } = await writeTable(sheet, view, found, file, input.signal)
        report.add(made)
        for (const row of made.rejected) await rejected.add(row)
        tables.push({ table, sheet: sheet.name, ...(found.name === undefined ? {} : { name: found.name }) })
      }
      for (const { text, range } of findings.texts) {
        texts.push({ text, headings: [sheet.name] })
        await rejected.add({ sheet: sheet.name, row: range.top + 1, reason: 'text outside of tables', text })
      }
    }
  } finally {
    rejectedFile = await rejected.close()
  }
  if (tables.length === 0 && headerRow !== undefined)
    throw new UnreadableFile(`No sheet has a row ${headerRow}, where the header was said to stand.`)
  if (tables.length === 0 && texts.length === 0) {
    throw new UnreadableFile(
      'The workbook holds nothing that could be read: its sheets are empty, or charts alone.',
    )
  }
  if (tables.length >= fileLimits.tables)
    report.notes.push(`Only the first ${fileLimits.tables} tables were read.`)
  return {
    tables: titleTables(tables, tableTitle(input.name)),
    texts,
    report: report.finish(),
    ...(rejectedFile === undefined ? {} : { rejectedFile }),
  }
}

function withUnit(column: TextColumn, facts: ColumnFacts | undefined): TextColumn {
  const unit = facts === undefined ? undefined : columnUnit(facts)
  return unit === undefined ? column : { ...column, unit }
}

async function writeTable(
  sheet: Sheet,
  view: CellView,
  found: FoundTable,
  file: string,
  signal: AbortSignal,
): Promise<{ readonly table: TextTable; readonly made: TableReport }> {
  const columns = found.names.length
  if (columns > fileLimits.columns) {
    throw new UnreadableFile(
      `The table ${rangeName(found.range)} on the sheet ${sheet.name} has ${columns} columns; at most ${fileLimits.columns} can be read.`,
    )
  }
  const facts = gatherFacts(sheet, found)
  const counts = { blank: 0, merged: 0, labelled: 0 }
  const rows = tableRows(sheet, view, found, facts, counts)
  const place = { sheet: sheet.name, range: rangeName(found.range) }
  const written = await writeTexts({ title: sheet.name, names: found.names, rows, place }, file, signal)
  const table = {
    ...written,
    columns: written.columns.map((column, index) => withUnit(column, facts[index])),
  }
  return { table, made: tableNotes(sheet, view, found, table, facts, counts) }
}
