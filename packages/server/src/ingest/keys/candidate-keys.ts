import { exactUpTo, type Column } from '../../domain/table.ts'
import { quoteName } from '../../sql/quote.ts'
import { namesIdentifier } from '../name-hints.ts'
import { parquet } from '../read-types/parquet.ts'
import type { Bench } from '../workbench.ts'
import { likelyPairs } from './likely-pairs.ts'
import type { ProfiledTable } from './profiled-table.ts'

const mostKeys = 5
const mostPairs = 3
const pairsUpTo = 100_000
const longText = 60

/** Columns that tell every row from every other: each alone, or two together where none alone does. The likeliest first. */
export async function candidateKeys(
  table: ProfiledTable,
  bench: Bench,
): Promise<readonly (readonly string[])[]> {
  if (table.rowCount === 0) return []
  const likely = table.columns
    .filter((column, place) => isLikely(column, place, table.rowCount))
    .sort((one, other) => likeliness(other) - likeliness(one))
  if (table.rowCount > exactUpTo) return provenKey(table, likely, bench)
  const alone = likely.filter(({ distinct }) => distinct === table.rowCount).slice(0, mostKeys)
  if (alone.length > 0) return alone.map(({ name }) => [name])
  return table.rowCount > pairsUpTo ? [] : keysOfTwo(table, bench)
}

/** Nothing missing, hardly anything twice, and nothing that is measured: amounts may differ by chance. */
function isLikely(column: Column, place: number, rowCount: number): boolean {
  if (column.missing > 0 || column.distinct < rowCount * 0.8) return false
  switch (column.role) {
    case 'identifier':
    case 'time':
    case 'category':
    case 'place':
      return column.type !== 'number' && column.type !== 'boolean'
    case 'text':
      return (column.averageLength ?? 0) <= longText
    case 'measure':
      return place === 0 && column.type === 'integer'
  }
}

function likeliness(column: Column): number {
  if (column.role !== 'identifier') return column.type === 'integer' ? 1 : 0
  return namesIdentifier(column.name) ? 3 : 2
}

/** In large tables the different values are only estimated; they are counted for the likeliest column alone. */
async function provenKey(
  { file, rowCount }: ProfiledTable,
  likely: readonly Column[],
  bench: Bench,
): Promise<readonly (readonly string[])[]> {
  const [first] = likely.filter(({ role }) => role === 'identifier')
  if (first === undefined) return []
  const [count] = await counts([`count(DISTINCT ${quoteName(first.name)})`], file, bench)
  return count === rowCount ? [[first.name]] : []
}

async function keysOfTwo(table: ProfiledTable, bench: Bench): Promise<readonly (readonly string[])[]> {
  const pairs = likelyPairs(table)
  if (pairs.length === 0) return []
  const found = await counts(
    pairs.map((pair) => `count(DISTINCT row(${pair.map(quoteName).join(', ')}))`),
    table.file,
    bench,
  )
  return pairs.filter((_, index) => found[index] === table.rowCount).slice(0, mostPairs)
}

async function counts(
  expressions: readonly string[],
  file: string,
  bench: Bench,
): Promise<readonly number[]> {
  const [answer] = await bench.run(
    (at) => [`SELECT ${expressions.join(', ')} FROM ${parquet(at(file))}`],
    [file],
  )
  return (answer?.rows[0] ?? []).map(Number)
}
