import type { Column } from '../../domain/table.ts'
import { namesIdentifier } from '../name-hints.ts'
import type { ProfiledTable } from './profiled-table.ts'

const mostColumns = 8
const mostPairs = 12
/** Two that are a key by nature, such as country and year, fill most of what they could; two that differ by chance do not. */
const emptiest = 10

/** Pairs of columns that may tell rows apart together, those that fill best what they span first. */
export function likelyPairs({ columns, rowCount }: ProfiledTable): readonly (readonly [string, string])[] {
  const likely = columns.filter(isPart).slice(0, mostColumns)
  const pairs = likely.flatMap((one, index) =>
    likely.slice(index + 1).map((other) => ({
      names: [one.name, other.name] as const,
      spanned: one.distinct * other.distinct,
      named: namesIdentifier(one.name) && namesIdentifier(other.name),
    })),
  )
  return pairs
    .filter(({ spanned, named }) => spanned >= rowCount && (named || spanned <= rowCount * emptiest))
    .sort((one, other) => one.spanned - other.spanned)
    .slice(0, mostPairs)
    .map(({ names }) => names)
}

function isPart(column: Column): boolean {
  if (column.missing > 0 || column.distinct < 2 || column.type === 'number') return false
  return column.role !== 'measure' && column.role !== 'text'
}
