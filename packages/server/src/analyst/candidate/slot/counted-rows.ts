import type { ComparisonOperator, Condition } from '@auger/contract/plan'
import type { ColumnPlace } from '../../../domain/table.ts'
import { refOf } from '../../frame/column-ref.ts'
import type { ColumnTarget, TableTarget } from '../../link/link.ts'
import type { FilterChoice } from '../reading.ts'
import type { Scene } from '../scene.ts'

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
