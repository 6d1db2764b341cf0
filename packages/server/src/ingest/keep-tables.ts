import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { objectKeys } from '../domain/file.ts'
import type { ReportedTable, Source } from '../domain/source.ts'
import type { LexiconEntry, Table } from '../domain/table.ts'
import type { Objects } from '../ports/objects.ts'
import { fileLimits } from './file-limits.ts'
import type { Progress } from './follow-progress.ts'
import { freeName, longName, longNote } from './long/describe-long.ts'
import { tellsAll } from './long/tells-all.ts'
import { writeLong } from './long/write-long.ts'
import type { Made } from './made.ts'
import { tableName, tableTitle } from './name-table.ts'
import { profile } from './profile/profile.ts'
import type { TypedTable } from './read-types/write-typed.ts'
import { reportTable } from './report-table.ts'
import { stackNote } from './stack/describe-stack.ts'
import { stacksOf } from './stack/stacks-of.ts'
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
  readonly isAsked: boolean
}

/**
 * Profiles the tables of a source and moves them to their keys. Behind them come those that hold the same otherwise: the rows of several
 * tables, and a row for each time that is a column.
 */
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
  const stacks = await stacksOf(found, tableTitle(source.name), bench)
  const stacked = new Set(stacks.flatMap(({ parts }) => parts))
  const keep = async (typed: TypedTable, name: string, made: Made = {}) => {
    const number = tables.length + 1
    const id = `${source.id}-t${number}`
    const objectKey = objectKeys.table(source.id, source.reading, number, await hashOf(typed.file))
    const { columns, keys, structure, lexicon: entries } = await profile(typed, id, bench)
    const { title, rowCount } = typed
    const place = { id, sourceId: source.id, datasetId: source.datasetId, name, title, objectKey }
    const { longOf, standsFor } = made
    const table: Table = {
      ...{ ...place, rowCount, columns, keys, structure },
      ...(longOf === undefined ? {} : { longOf: longOf.id }),
      ...(standsFor === undefined ? {} : { standsFor: standsFor.map((one) => one.id) }),
    }
    tables.push(table)
    reported.push(reportTable(table, typed, made))
    // Of what nobody asks, the values need not be known.
    if (longOf === undefined || standsFor !== undefined) for (const entry of entries) lexicon.push(entry)
    return table
  }
  const kept = new Map<TypedTable, Table>()
  for (const [index, typed] of found.entries()) {
    const table = await keep(typed, tableName(typed.title))
    kept.set(typed, table)
    const long = await writeLong(typed, table.columns, index + 1, bench)
    if (long !== undefined) longs.push({ typed: long, of: table, isAsked: !stacked.has(typed) })
    await objects.adopt(table.objectKey, typed.file)
    progress.rows(table.rowCount)
  }
  const notes: string[] = []
  for (const { typed, parts } of stacks.slice(0, fileLimits.tables - tables.length)) {
    const standsFor = parts.flatMap((part) => kept.get(part) ?? [])
    const table = await keep(typed, freeName(tableName(typed.title), tables), { standsFor })
    await objects.adopt(table.objectKey, typed.file)
    notes.push(stackNote(table, standsFor))
  }
  for (const { typed, of, isAsked } of longs.slice(0, fileLimits.tables - tables.length)) {
    const stands = isAsked && tellsAll(typed, of)
    const table = await keep(stands ? { ...typed, title: of.title } : typed, longName(of.name, tables), {
      longOf: of,
      ...(stands ? { standsFor: [of] } : {}),
    })
    await objects.adopt(table.objectKey, typed.file)
    notes.push(longNote(table, of))
  }
  return { tables, lexicon, reported, notes }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file, { highWaterMark: 2 ** 20 }), hash)
  return hash.digest('hex')
}
