import type { ComparisonOperator, Condition } from '@auger/contract/plan'
import type { ColumnPlace } from '../../../domain/table.ts'
import { placeOf, refOf, type ColumnRef } from '../../frame/column-ref.ts'
import type { ColumnTarget, TableTarget } from '../../link/link.ts'
import { isThing, type FilterChoice, type Reading } from '../reading.ts'
import { columnOf, isFigure, tableOf, tellsTime, type Scene } from '../scene.ts'

interface Bound {
  readonly operator: ComparisonOperator
  readonly values: readonly number[]
}

const counted = 'how many'

/** Things that so many rows of another table name: growers with more than two orchards. What is asked of them may be anything. */
export function countedRows(
  { asked }: Scene,
  bound: Bound,
  index: number,
  to: TableTarget | ColumnTarget,
): readonly FilterChoice[] {
  if (to.kind !== 'table' || to.by !== undefined) return []
  return asked.relations
    .filter(({ from }) => from.tableId === to.tableId)
    .toSorted((one, other) => other.confidence - one.confidence)
    .slice(0, 2)
    .map(({ from, to: named }, place) => {
      const column = refOf(named.tableId, named.column)
      return {
        condition: namedSoOften(column, from, bound),
        columns: [column],
        absorbs: [index],
        notes: ['filter:counted'],
        cost: 0.3 + place * 0.2,
      }
    })
}

/**
 * Things that so many rows of their own table tell of: guests with more than one booking, customers who bought twice. Without a thing
 * that is counted it is the rows that are.
 */
export function tellersOfRows(
  { scene, items }: Pick<Reading, 'items' | 'scene'>,
  bound: Bound,
  counted?: number,
): readonly FilterChoice[] {
  const rows = counted === undefined ? undefined : items[counted]
  const to = isThing(rows) ? rows.to : undefined
  if (counted !== undefined && (to?.kind !== 'table' || to.by !== undefined)) return []
  const tellers = items.flatMap((item, index): readonly ColumnRef[] => {
    if (!isThing(item) || index === counted) return []
    if (item.to.kind === 'table') return item.to.by === undefined ? [] : [item.to.by]
    if (item.to.kind !== 'column') return []
    const column = columnOf(scene, item.to.column)
    return isFigure(column) || tellsTime(column) ? [] : [item.to.column]
  })
  return [...new Set(tellers)]
    .filter((teller) => to?.kind !== 'table' || placeOf(teller).tableId === to.tableId)
    .filter((teller) => columnOf(scene, teller).distinct < tableOf(scene, placeOf(teller).tableId).rowCount)
    .slice(0, 2)
    .map((teller, place) => ({
      condition: namedSoOften(teller, placeOf(teller), bound),
      columns: [teller],
      absorbs: counted === undefined ? [] : [counted],
      notes: ['filter:counted', 'filter:counted:own'],
      cost: 0.3 + place * 0.2,
    }))
}

const namedSoOften = (
  column: string,
  { tableId, column: naming }: ColumnPlace,
  { operator, values: [value = 0] }: Bound,
): Condition => ({
  kind: 'among',
  column,
  of: {
    tableId,
    verbs: [
      {
        kind: 'group',
        by: [{ column: refOf(tableId, naming), as: naming }],
        measures: [{ function: 'count', as: counted }],
      },
      { kind: 'filter', where: { kind: 'compare', column: counted, operator, value } },
    ],
    column: naming,
  },
})
