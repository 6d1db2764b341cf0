import { objectKeys } from '../domain/file.ts'
import type { ReportedTable, Source } from '../domain/source.ts'
import type { LexiconEntry, Table } from '../domain/table.ts'
import type { Objects } from '../ports/objects.ts'
import { fileLimits } from './file-limits.ts'
import type { Progress } from './follow-progress.ts'
import { longName, longNote } from './long/describe-long.ts'
import { writeLong } from './long/write-long.ts'
import { tableName } from './name-table.ts'
import { profile } from './profile/profile.ts'
import type { TypedTable } from './read-types/write-typed.ts'
import { reportTable } from './report-table.ts'
import type { Workbench } from './workbench.ts'

export interface KeptTables {
  readonly tables: readonly Table[]
  readonly lexicon: readonly LexiconEntry[]
  readonly reported: readonly ReportedTable[]
  readonly notes: readonly string[]
}

interface Long {
  readonly typed: TypedTable
  readonly of: Table
}

/** Profiles the tables of a source and moves them to their keys. Behind them come those with a row for each time that is a column. */
export async function keepTables(
  source: Source,
  found: readonly TypedTable[],
  progress: Progress,
  bench: Workbench,
  objects: Objects,
): Promise<KeptTables> {
  const tables: Table[] = []
  const lexicon: LexiconEntry[] = []
  const reported: ReportedTable[] = []
  const longs: Long[] = []
  const keep = async (typed: TypedTable, name: string, of?: Table) => {
    const number = tables.length + 1
    const id = `${source.id}-t${number}`
    const objectKey = objectKeys.table(source.id, source.reading, number)
    const { columns, keys, structure, lexicon: entries } = await profile(typed, id, bench)
    const { title, rowCount } = typed
    const place = { id, sourceId: source.id, datasetId: source.datasetId, name, title, objectKey }
    const long = of === undefined ? {} : { longOf: of.id }
    const table = { ...place, rowCount, columns, keys, structure, ...long }
    tables.push(table)
    reported.push(reportTable(table, typed, of))
    return { table, entries }
  }
  for (const [index, typed] of found.entries()) {
    const { table, entries } = await keep(typed, tableName(typed.title))
    for (const entry of entries) lexicon.push(entry)
    const long = await writeLong(typed, table.columns, index + 1, bench)
    if (long !== undefined) longs.push({ typed: long, of: table })
    await objects.adopt(table.objectKey, typed.file)
    progress.rows(table.rowCount)
  }
  const notes: string[] = []
  for (const { typed, of } of longs.slice(0, fileLimits.tables - tables.length)) {
    // Nobody asks for its values, so they need not be known.
    const { table } = await keep(typed, longName(of.name, tables), of)
    await objects.adopt(table.objectKey, typed.file)
    notes.push(longNote(table, of))
  }
  return { tables, lexicon, reported, notes }
}
