import type { Condition, NamedMetric } from '@auger/contract/plan'
import { isTemporal, type Column } from '../../../domain/table.ts'
import type { Observation } from '../../../ports/analyst.ts'
import { dateBounds } from './date-bounds.ts'
import { anyOf, countWhere, stepOf, type FaultSearch, type Inspected } from './inspected.ts'

const mostColumns = 6
const places = [0.05, 0.25, 0.75, 0.95] as const
/** Two dates pair where so many rows have both, and at most such a share of them has the end first. */
const fewestPaired = 10
const mostReversed = 0.05

/** Dates that cannot be: far from all others, not yet come, or the end before the start. */
export const dates: FaultSearch = {
  measure: (inspected) => {
    const columns = datesIn(inspected)
    if (columns.length === 0) return undefined
    const metrics = [...columns.flatMap(quantiles), ...pairsOf(columns).flatMap(comparisons)]
    const named = metrics.map((one, at): NamedMetric => ({ as: `figure ${at + 1}`, metric: one }))
    return stepOf(inspected, 'measured-dates', [
      ...inspected.rows,
      { kind: 'metrics', by: [], metrics: named },
    ])
  },
  findings: (inspected, measured) => {
    const where = anyOf(impossibleIn(inspected, measured))
    if (where === undefined) return []
    const { names, rows } = inspected
    const count = stepOf(
      inspected,
      'dates',
      [...rows, { kind: 'metrics', by: [], metrics: [{ as: names.dates, metric: countWhere(where) }] }],
      [names.dates],
    )
    const shown = stepOf(inspected, 'dated-rows', [...rows, { kind: 'filter', where }])
    return [{ steps: [count] }, { steps: [shown], unlessEmpty: true }]
  },
}

const datesIn = ({ columns }: Inspected): readonly Column[] =>
  columns.filter((column) => isTemporal(column) && column.distinct > 1).slice(0, mostColumns)

const quantiles = ({ name }: Column) =>
  places.map((at) => ({
    kind: 'aggregate' as const,
    function: 'quantile' as const,
    of: { kind: 'column' as const, column: name },
    at,
  }))

type Pair = readonly [Column, Column]

const pairsOf = (columns: readonly Column[]): readonly Pair[] =>
  columns.flatMap((one, at) => columns.slice(at + 1).map((other): Pair => [one, other]))

const compared = ([one, other]: Pair, operator: '<' | '>' | '='): Condition => ({
  kind: 'columns',
  column: one.name,
  operator,
  other: other.name,
})

const comparisons = (pair: Pair) => [
  countWhere(compared(pair, '<')),
  countWhere(compared(pair, '=')),
  countWhere(compared(pair, '>')),
]

/** What was measured, taken apart as it was put together. */
function impossibleIn(inspected: Inspected, measured: Observation | undefined): readonly Condition[] {
  const columns = datesIn(inspected)
  const cells = measured?.rows[0]
  if (cells === undefined) return []
  const { today } = inspected.scene.asked
  const alone = columns.flatMap(({ name }, at) => {
    const found = cells.slice(at * places.length, (at + 1) * places.length)
    const days = found.flatMap((cell) => (typeof cell === 'string' ? [cell.slice(0, 10)] : []))
    const [lowest, low, high, highest] = days
    if (lowest === undefined || low === undefined || high === undefined || highest === undefined) return []
    return outside(name, dateBounds({ lowest, low, high, highest }, today))
  })
  const start = columns.length * places.length
  const reversed = pairsOf(columns).flatMap((pair, at) => {
    const [before = 0, same = 0, after = 0] = cells.slice(start + 3 * at, start + 3 * (at + 1)).map(Number)
    return reversedIn(pair, { before, same, after })
  })
  return [...alone, ...reversed]
}

function outside(column: string, { low, high, empty }: ReturnType<typeof dateBounds>): readonly Condition[] {
  return [
    { kind: 'compare', column, operator: '<', value: low },
    { kind: 'compare', column, operator: '>', value: high },
    ...empty.map((value): Condition => ({ kind: 'compare', column, operator: '=', value })),
  ]
}

/** The few rows in which what nearly always comes first comes last. */
function reversedIn(
  pair: Pair,
  { before, same, after }: { readonly before: number; readonly same: number; readonly after: number },
): readonly Condition[] {
  const all = before + same + after
  const few = Math.min(before, after)
  if (all < fewestPaired || few === 0 || few > mostReversed * all) return []
  return [compared(pair, before < after ? '<' : '>')]
}
