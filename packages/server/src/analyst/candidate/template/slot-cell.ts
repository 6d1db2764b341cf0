import { valueColumn, type Analysis, type CellPlace, type FigureName } from '@auger/contract/plan'
import type { Frame } from '../../frame/frame.ts'
import type { StatisticFigure } from '../statistic/said.ts'
import type { SlotWish } from './slot-wish.ts'

/** A frame that has a template is one step. */
const step = 'step-1'

/** The cell of a frame's result that a slot asks for; undefined where there is none, or more than one. `only`: the template has no other slot. */
export function slotCell(wish: SlotWish, frame: Frame, only: boolean): CellPlace | undefined {
  if (frame.task === 'analysis' && frame.analysis !== undefined)
    return analysisCell(wish, frame, frame.analysis, only)
  return frame.task === 'figures' ? metricCell(wish, frame, only) : undefined
}

/** What a word of a slot asks for among the figures of an analysis; the first that is said decides, as p-value of "correlation p-value". */
const asked: readonly (readonly [StatisticFigure, readonly FigureName[]])[] = [
  ['p-value', ['p-value', 'slope-p-value']],
  ['degrees', ['degrees']],
  ['statistic', ['statistic']],
  ['intercept', ['intercept']],
  ['r-squared', ['r-squared', 'adjusted-r-squared']],
  ['root-mean-squared-error', ['root-mean-squared-error']],
  ['mean-squared-error', ['mean-squared-error']],
  ['mean-absolute-error', ['mean-absolute-error']],
  ['covariance', ['covariance']],
  ['coefficient', ['coefficient', 'slope']],
  ['correlation', ['coefficient']],
  ['pearson', ['coefficient']],
  ['spearman', ['coefficient']],
  ['kendall', ['coefficient']],
]

function analysisCell(
  { said, figures, columns }: SlotWish,
  frame: Frame,
  { figures: computed }: Analysis,
  only: boolean,
): CellPlace | undefined {
  const countsOutliers = frame.preparation?.some(
    (verb) => verb.kind === 'outliers' && verb.keep === 'outside',
  )
  const named = asked.find(([figure]) => said.says(figure))?.[1]
  const isWanted = (one: Analysis['figures'][number]): boolean => {
    if ('column' in one && columns.length > 0 && !columns.includes(one.column ?? '')) return false
    if (countsOutliers === true) return said.says('outlier')
    if (named !== undefined) return named.some((figure) => figure === one.figure)
    const share = 'share' in one ? one.share : undefined
    return figures.some((figure) => figure.figure === one.figure && figure.share === share)
  }
  const rows = computed.flatMap((one, row) => (isWanted(one) ? [row] : []))
  const isUnsaid = only && named === undefined && figures.length === 0 && computed.length === 1
  const [row, ...more] = isUnsaid ? [0] : rows
  return row === undefined || more.length > 0 ? undefined : { step, row, column: valueColumn }
}

/** Figures of all rows: the one that is summed up so, or the only one where the slot does not say how. */
function metricCell(
  { functions, said, columns }: SlotWish,
  frame: Frame,
  only: boolean,
): CellPlace | undefined {
  const { metrics, dimensions, comparison, transform } = frame
  if (dimensions.length > 0 || comparison !== undefined || transform !== undefined || said.any)
    return undefined
  const wanted = metrics.filter(({ metric }) => {
    if (metric.kind !== 'aggregate') return false
    const isOf = columns.every((ref) => metric.of?.kind === 'column' && metric.of.column === ref)
    return isOf && (functions.length === 0 ? only : functions.includes(metric.function))
  })
  const [metric, ...more] = wanted
  return metric === undefined || more.length > 0 ? undefined : { step, row: 0, column: metric.as }
}
