import type { Condition } from '@auger/contract/plan'
import { stepAfter, stepOf, type FaultSearch } from './inspected.ts'

const mostColumns = 100

/** Columns that have the same value in every row, or none at all. */
export const constant: FaultSearch = {
  findings: (inspected) => {
    const { names, rows } = inspected
    const columns = inspected.columns.slice(0, mostColumns).map(({ name }) => name)
    const as = {
      column: names.column,
      missing: names.missing,
      distinct: names.different,
      least: names.value,
    }
    const is = (column: string, value: number): Condition => ({
      kind: 'compare',
      column,
      operator: '=',
      value,
    })
    const isConstant: Condition = {
      kind: 'or',
      conditions: [is(as.distinct, 0), { kind: 'and', conditions: [is(as.distinct, 1), is(as.missing, 0)] }],
    }
    const found = stepOf(inspected, 'constant', [
      ...rows,
      { kind: 'profile', columns, as },
      { kind: 'filter', where: isConstant },
    ])
    const count = stepAfter(
      found,
      'constant-columns',
      [{ kind: 'group', by: [], measures: [{ function: 'count', column: as.column, as: names.constant }] }],
      [names.constant],
    )
    const shown = stepAfter(
      found,
      'constant-values',
      [{ kind: 'select', columns: [as.column, as.least], distinct: false }],
      [as.column],
    )
    return [{ steps: [found, count] }, { steps: [found, shown], unlessEmpty: true }]
  },
}
