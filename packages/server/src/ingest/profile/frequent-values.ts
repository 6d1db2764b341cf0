import type { Cell } from '@auger/contract'
import type { TransformAnswer } from '../../ports/engine.ts'
import { quoteName } from '../../sql/quote.ts'
import { parquet } from '../read-types/parquet.ts'
import type { Bench } from '../workbench.ts'
import { exactUpTo } from '../../domain/table.ts'
import type { Measured } from './measure-columns.ts'
import type { ReadTable } from './read-table.ts'

export const frequentLength = 10
const fewDistinct = 1000
const longestEntry = 120
/** So many cells are copied: a statement on a file looks at all of its columns before it begins, however few it reads. */
const mostCopied = 2_000_000

export interface Counted {
  readonly value: Cell
  readonly count: number
}

/** The most frequent values of each column, most frequent first: of texts as many as wanted, of others few. */
export async function frequentValues(
  columns: readonly Measured[],
  table: ReadTable,
  wordsEach: number,
  bench: Bench,
): Promise<readonly (readonly Counted[])[]> {
  const counted = columns.filter(
    (column) => column.type === 'text' || column.type === 'boolean' || column.distinct <= fewDistinct,
  )
  const answers = counted.length === 0 ? [] : await count(counted, table, wordsEach, bench)
  return columns.map((column) => {
    const rows = answers[counted.indexOf(column)]?.rows ?? []
    return rows.map(([value, count]) => ({ value: value ?? null, count: Number(count) }))
  })
}

async function count(
  columns: readonly Measured[],
  table: ReadTable,
  wordsEach: number,
  bench: Bench,
): Promise<readonly TransformAnswer[]> {
  const statements = (from: string) => columns.map((column) => statement(column, from, wordsEach))
  if (table.rowCount * columns.length > mostCopied)
    return bench.run((at) => statements(parquet(at(table.file))), [table.file])
  const names = columns.map(({ name }) => quoteName(name)).join(', ')
  const [, ...answers] = await bench.run(
    (at) => [
      `CREATE TEMP TABLE copied AS SELECT ${names} FROM ${parquet(at(table.file))}`,
      ...statements('copied'),
    ],
    [table.file],
  )
  return answers
}

function statement(column: Measured, from: string, wordsEach: number): string {
  const name = quoteName(column.name)
  const text = column.type === 'text'
  const which = `${name} IS NOT NULL${text ? ` AND length(${name}) <= ${longestEntry}` : ''}`
  const limit = text ? wordsEach : frequentLength
  // Grouping what hardly repeats takes ten times as long as taking the first ones.
  const source =
    text && isUnique(column) ? `(SELECT ${name} FROM ${from} WHERE ${which} ORDER BY 1 LIMIT ${limit})` : from
  return `SELECT ${name}, count(*) FROM ${source} WHERE ${which} GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${limit}`
}

/** In large tables the different values are only estimated. */
const isUnique = ({ present, distinct }: Measured): boolean =>
  present > exactUpTo ? distinct >= present * 0.8 : distinct === present
