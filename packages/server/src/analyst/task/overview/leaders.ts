import type { Metric } from '@auger/contract/plan'
import type { Observation } from '../../../ports/analyst.ts'
import { localeFor } from '../../../locales/index.ts'
import { placeOf, type ColumnRef } from '../../frame/column-ref.ts'
import type { Frame, FrameMetric } from '../../frame/frame.ts'
import { aggregate } from '../../candidate/figure/figure.ts'
import { columnOf, tableOf, type Scene } from '../../candidate/scene.ts'
import { numbersOf, trialOf, type CandidateFinding } from './candidate-finding.ts'
import { surpriseOfAverages, surpriseOfShare } from './surprise.ts'

/** Groups beyond this are too many to be looked at one by one: what is told of them is how much the first have. */
const mostGroups = 60
const mostShown = 10
/** What has hardly more rows than groups is no part of a whole. */
const fewestRowsOfGroup = 2

interface Led {
  readonly figure: FrameMetric
  /** What a table tells above all counts in full, its other figures for less. */
  readonly weight: number
  readonly by: ColumnRef
  readonly base: Frame
}

/** Who leads a figure, or, of very many, how much of it the first have. */
export function leaders(scene: Scene, led: readonly Led[]): readonly CandidateFinding[] {
  return led.flatMap(({ figure, weight, by, base }, at) => {
    const column = columnOf(scene, by)
    const isMany = column.distinct > mostGroups
    const share = shareOf(scene, figure)
    const { rowCount } = tableOf(scene, base.tableId)
    if (isMany && (share === undefined || rowCount < fewestRowsOfGroup * column.distinct)) return []
    const frame: Frame = {
      ...base,
      metrics: [figure, ...(share === undefined ? [] : [share])],
      dimensions: [{ column: by, as: column.name }],
      ranking: { by: figure.as, direction: 'descending', count: mostShown },
    }
    const id = `trial-leader-${at + 1}`
    const tried: Frame = {
      ...frame,
      metrics: [figure, ...(share === undefined ? spreadOf(figure) : [share])],
      ranking: { by: figure.as, direction: 'descending' },
    }
    return [
      {
        kind: isMany ? ('concentration' as const) : ('leader' as const),
        about: `${placeOf(by).tableId} ${column.name}`,
        frame,
        trials: trialOf(scene, tried, id),
        surprise: (found) => weight * surpriseOf(found(id), { figure, share, rows: rowCount, isMany }),
      },
    ]
  })
}

interface Measured {
  readonly figure: FrameMetric
  readonly share: FrameMetric | undefined
  readonly rows: number
  readonly isMany: boolean
}

function surpriseOf(found: Observation | undefined, { figure, share, rows, isMany }: Measured): number {
  if (found === undefined || found.rowCount < 2) return 0
  if (share !== undefined) {
    const shares = numbersOf(found, share.as).map((percent) => percent / 100)
    const foremost = isMany ? mostShown : 1
    const together = shares.slice(0, foremost).reduce((sum, one) => sum + one, 0)
    return surpriseOfShare(together, foremost / found.rowCount, rows)
  }
  const [means, counts, deviations] = [figure.as, countName, deviationName].map((as) => numbersOf(found, as))
  const groups = (counts ?? []).map((count, at) => ({
    count,
    mean: means?.[at] ?? 0,
    deviation: deviations?.[at] ?? 0,
  }))
  return surpriseOfAverages(groups)
}

const countName = 'count'
const deviationName = 'deviation'

/** What tells whether averages differ by more than chance: how many values each is of, and how far they lie apart. */
function spreadOf({ metric }: FrameMetric): readonly FrameMetric[] {
  if (metric.kind !== 'aggregate' || metric.function !== 'mean' || metric.of?.kind !== 'column') return []
  const { column } = metric.of
  const apart: Metric = aggregate('deviation', column)
  return [
    { as: countName, metric: aggregate('count', column) },
    { as: deviationName, metric: apart },
  ]
}

/** The part of the whole that a figure is, where it has one: what is counted, and what is added up and never below nothing. */
function shareOf(scene: Scene, { as, metric }: FrameMetric): FrameMetric | undefined {
  if (metric.kind !== 'aggregate') return undefined
  const isAdded = metric.function === 'count' || metric.function === 'sum'
  const column = metric.of?.kind === 'column' ? columnOf(scene, metric.of.column) : undefined
  if (!isAdded || (column !== undefined && Number(column.minimum) < 0)) return undefined
  const { names } = localeFor(scene.asked.language).locale.says
  return { as: `${names.measure('share', as)} (%)`, metric: { kind: 'share', of: metric, within: [] } }
}
