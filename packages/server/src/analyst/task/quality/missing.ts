import { figureColumn, valueColumn, type Metric, type Step } from '@auger/contract/plan'
import type { Column } from '../../../domain/table.ts'
import { countWhere, stepOf, sumOf, type FaultSearch, type Inspected } from './inspected.ts'

const mostColumns = 12

/** Values that are missing: in all, and by column. */
export const missing: FaultSearch = {
  // Rows that add up others lack what the others have, so what is missing of them is no fault.
  measure: (inspected) => {
    const lacking = lackingIn(inspected)
    if (inspected.totals === undefined || lacking.length === 0) return undefined
    const metrics = lacking.map(({ name }, at) => ({ as: `column ${at + 1}`, metric: lackOf(name) }))
    return stepOf(inspected, 'measured-missing', [...inspected.rows, { kind: 'metrics', by: [], metrics }])
  },
  findings: (inspected, measured) => {
    const { columns, names, rows, scene } = inspected
    const lacking = lackingIn(inspected).filter(
      (_, at) => measured === undefined || Number(measured.rows[0]?.[at] ?? 0) > 0,
    )
    const counted = lacking.length > 0 ? lacking : columns.slice(0, 1)
    const metric = sumOf(counted.map(({ name }) => lackOf(name)))
    if (metric === undefined) return []
    const all = stepOf(
      inspected,
      'missing',
      [...rows, { kind: 'metrics', by: [], metrics: [{ as: names.missing, metric }] }],
      [names.missing],
    )
    if (lacking.length === 0) return [{ steps: [all] }]
    const findings = [{ steps: [all] }, { steps: [byColumn(inspected, lacking)] }]
    const asksEach = scene.links.some(
      ({ to }) => to.kind === 'sense' && (to.sense.kind === 'within' || to.sense.kind === 'group'),
    )
    return asksEach ? findings.toReversed() : findings
  },
}

const lackOf = (column: string): Metric => countWhere({ kind: 'missing', column })

const lackingIn = ({ columns }: Inspected): readonly Column[] =>
  columns.filter((column) => column.missing > 0).toSorted((one, other) => other.missing - one.missing)

function byColumn(inspected: Inspected, lacking: readonly Column[]): Step {
  const figures = lacking.slice(0, mostColumns).map(({ name }) => ({
    figure: 'missing' as const,
    column: name,
    as: `${inspected.names.missing} (${name})`,
  }))
  return {
    ...stepOf(inspected, 'missing-by-column', inspected.rows, [figureColumn, valueColumn]),
    analysis: { kind: 'describe', figures },
  }
}
