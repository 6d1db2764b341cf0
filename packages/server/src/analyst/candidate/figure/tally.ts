import type { Formula, Metric } from '@auger/contract/plan'
import { oncePer } from '../../../domain/once-per.ts'
import type { Column, Table } from '../../../domain/table.ts'
import { refOf, type ColumnRef } from '../../frame/column-ref.ts'
import { isFigure, tellsTime } from '../scene.ts'

/**
 * The columns that say how many things a row stands for, where a table holds counts instead of things: a number for each combination of
 * what its other columns say, or several that part these things further (survived, died). Whoever asks how many there are means them all,
 * not the rows.
 */
export const talliesOf = oncePer((table: Table): readonly ColumnRef[] => {
  const tallies = table.columns.filter(isCount)
  const others = table.columns.filter((column) => !tallies.includes(column) && !isFigure(column))
  return others.length > 0 && others.every((column) => parts(column, table))
    ? tallies.map(({ name }) => refOf(table.id, name))
    : []
})

/** All that a table counts. */
export function wholeOf(table: Table): Metric | undefined {
  const [first, ...more] = talliesOf(table).map((column): Formula => ({ kind: 'column', column }))
  if (first === undefined) return undefined
  const of = more.reduce((left, right): Formula => ({ kind: 'binary', operator: '+', left, right }), first)
  return { kind: 'aggregate', function: 'sum', of }
}

/** Whole numbers from nought on, of which some are more than one, and no money. */
const isCount = ({ type, nature, unit, missing, minimum, maximum }: Column): boolean =>
  type === 'integer' &&
  nature === 'amount' &&
  unit === null &&
  missing === 0 &&
  Number(minimum) >= 0 &&
  Number(maximum) > 1

/** Says what the counted things have in common, and is the name or key of none of them. */
const parts = (column: Column, { rowCount }: Table): boolean =>
  tellsTime(column) || (column.nature === 'category' && column.distinct <= rowCount / 2)
