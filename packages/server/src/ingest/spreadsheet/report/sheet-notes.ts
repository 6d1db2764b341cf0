import type { Sheet } from '../book.ts'
import type { SheetFindings } from '../tables/found-table.ts'

const longestSample = 200

/** What a person should know of a sheet as a whole. */
export function sheetNotes(sheet: Sheet, findings: SheetFindings): readonly string[] {
  const about = (note: string) => `Sheet ${sheet.name}: ${note}`
  const notes: string[] = []
  if (sheet.kind === 'chart') return [about('a chart, without cells of its own.')]
  if (sheet.kind === 'other') return [about('neither cells nor a chart, passed over.')]
  if (sheet.grid.cellCount === 0)
    return [about(sheet.damaged ? 'not found in the file, which is damaged.' : 'empty.')]
  if (findings.tables.length === 0) notes.push(about('no table found; its texts are kept.'))
  if (sheet.hidden) notes.push(about('hidden in the workbook; read all the same.'))
  if (sheet.damaged) notes.push(about('its part of the file is damaged, so that rows may be missing.'))
  const outside = findings.texts.map(({ text }) => text.replace(/\s+/g, ' ')).join(' · ')
  if (findings.tables.length > 0 && outside !== '')
    notes.push(about(`text outside of tables: ${outside.slice(0, longestSample)}`))
  return notes
}
