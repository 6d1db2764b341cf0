import type { Condition } from '@auger/contract/plan'
import { totalLabels } from '../../../domain/total-words.ts'
import { countWhere, stepOf, type FaultSearch, type Inspected } from './inspected.ts'

/** Rows that add up others: how many, and which. */
export const totals: FaultSearch = {
  findings: (inspected) => {
    const where = inspected.totals ?? wouldBe(inspected)
    if (where === undefined) return []
    const as = inspected.names.totals
    const count = stepOf(
      inspected,
      'totals',
      [{ kind: 'metrics', by: [], metrics: [{ as, metric: countWhere(where) }] }],
      [as],
    )
    if (inspected.totals === undefined) return [{ steps: [count] }]
    return [{ steps: [count] }, { steps: [stepOf(inspected, 'total-rows', [{ kind: 'filter', where }])] }]
  },
}

/** How they would call themselves, where none does: in the column that tells rows apart best. */
function wouldBe({ table }: Inspected): Condition | undefined {
  const [label] = table.columns
    .filter(({ type }) => type === 'text')
    .toSorted((one, other) => other.distinct - one.distinct)
  return label === undefined ? undefined : { kind: 'in', column: label.name, values: totalLabels }
}
