import type { TableStructure } from '../../domain/table-structure.ts'
import { fold, noDetails, type Column, type LexiconEntry, type Table } from '../../domain/table.ts'
import { valueParts } from '../../domain/value-parts.ts'
import { columnRole } from './column-role.ts'
import { candidateKeys } from '../keys/candidate-keys.ts'
import { describeTable } from '../nature/describe-table.ts'
import { frequentLength, frequentValues, type Counted } from './frequent-values.ts'
import { headerUnit } from './header-unit.ts'
import { measureColumns, type Measured } from './measure-columns.ts'
import type { ReadTable } from './read-table.ts'
import type { Bench } from '../workbench.ts'

/**
 * Columns that are looked at together: what is counted of them has to fit into memory. The different values of one reserve some 18 MB before
 * the first row is read, which the limit of the operating system counts.
 */
const batchSize = 20
const lexiconLength = 10_000
const wholeLexiconLength = 500_000
/** Beyond these, values are known by their whole form alone. */
const mostWithParts = 2_000
const longestWithParts = 200

export interface Profile {
  readonly columns: readonly Column[]
  readonly keys: Table['keys']
  readonly structure: TableStructure
  readonly lexicon: readonly LexiconEntry[]
}

/** Looks at every column of a table once: how much is missing, how many values, from where to where, which are frequent. */
export async function profile(
  table: ReadTable & Pick<Table, 'title'>,
  tableId: string,
  bench: Bench,
): Promise<Profile> {
  const columns: Column[] = []
  const lexicon: LexiconEntry[] = []
  const texts = table.columns.filter((column) => column.type === 'text').length
  const wordsEach = Math.min(lexiconLength, Math.ceil(wholeLexiconLength / Math.max(texts, 1)))
  for (let start = 0; start < table.columns.length; start += batchSize) {
    const batch = table.columns.slice(start, start + batchSize)
    const measured = await measureColumns(batch, table, bench)
    const values = await frequentValues(measured, table, wordsEach, bench)
    for (const [index, column] of measured.entries()) {
      const found = values[index] ?? []
      columns.push(columnOf(column, found.slice(0, frequentLength), table.rowCount))
      if (column.type === 'text') lexicon.push(...entries(tableId, column.name, found))
    }
  }
  const profiled = { file: table.file, rowCount: table.rowCount, title: table.title, columns }
  const keys = await candidateKeys(profiled, bench)
  return { ...(await describeTable({ ...profiled, keys }, bench.run)), keys, lexicon }
}

function columnOf(measured: Measured, frequent: readonly Counted[], rowCount: number): Column {
  const { name, type, present, distinct, minimum, maximum, distribution, averageLength } = measured
  const role = columnRole({ ...measured, values: frequent.map(({ value }) => value) })
  const counts = (type === 'integer' || type === 'number') && role !== 'identifier' && role !== 'time'
  return {
    ...noDetails,
    name,
    type,
    role,
    missing: rowCount - present,
    distinct,
    minimum,
    maximum,
    frequent,
    unit: measured.parser?.unit ?? (counts ? (measured.unit ?? headerUnit(name)) : null),
    grain: measured.parser?.grain ?? measured.finest,
    distribution: role === 'identifier' ? null : distribution,
    averageLength: type === 'text' && present > 0 ? averageLength : null,
    written: measured.written ?? null,
  }
}

function entries(tableId: string, column: string, values: readonly Counted[]): readonly LexiconEntry[] {
  return values.flatMap(({ value }) => {
    if (typeof value !== 'string') return []
    const folded = fold(value)
    if (folded === '') return []
    const parts = values.length > mostWithParts || value.length > longestWithParts ? [] : valueParts(value)
    return [folded, ...parts].map((form) => ({ tableId, column, value, folded: form }))
  })
}
