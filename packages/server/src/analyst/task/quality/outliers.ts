import type { Verb } from '@auger/contract/plan'
import type { Column } from '../../../domain/table.ts'
import { isMeasure } from '../../candidate/scene.ts'
import { stepAfter, stepOf, type FaultSearch } from './inspected.ts'

const mostColumns = 2

/** Values far from the others, of the columns where the furthest lies furthest out: how many, and the rows that have them. */
export const outliers: FaultSearch = {
  findings: (inspected) =>
    inspected.columns
      .filter((column) => isMeasure(column) && column.distinct > 4)
      .toSorted((one, other) => reachOf(other) - reachOf(one))
      .slice(0, mostColumns)
      .flatMap(({ name }, at) => {
        const as = inspected.names.outliers(name)
        const far: Verb = {
          kind: 'outliers',
          column: name,
          rule: 'quartiles',
          threshold: 1.5,
          keep: 'outside',
        }
        const count: Verb = { kind: 'group', by: [], measures: [{ function: 'count', column: name, as }] }
        const rows = stepOf(inspected, `outlying-${at + 1}`, [...inspected.rows, far])
        const order: Verb = { kind: 'order', by: [{ column: name, direction: 'descending' }] }
        return [
          { steps: [stepOf(inspected, `outliers-${at + 1}`, [...inspected.rows, far, count], [as])] },
          {
            steps: [rows, stepAfter(rows, `outlier-rows-${at + 1}`, [order])],
            unlessEmpty: true as const,
          },
        ]
      }),
}

/** How far the furthest value lies beyond the quartiles, in ranges between them. */
function reachOf({ distribution, minimum, maximum }: Column): number {
  if (distribution === null || typeof minimum !== 'number' || typeof maximum !== 'number') return 0
  const [low, , high] = distribution.quartiles
  const range = high - low
  return range === 0 ? 0 : Math.max(low - minimum, maximum - high) / range
}
