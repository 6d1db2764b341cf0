import type { Condition, Dimension, Metric } from '@auger/contract/plan'
import { columnsIn } from '../../../domain/condition.ts'
import { targetWords } from '../../../locales/index.ts'
import { placeOf, type ColumnRef } from '../../frame/column-ref.ts'
import { emptyFrame, type Frame, type FrameMetric } from '../../frame/frame.ts'
import { namedApart } from '../../frame/names.ts'
import { firstTimes, timeDimension } from '../../candidate/figure/dimensions.ts'
import { aggregate, nameOf } from '../../candidate/figure/figure.ts'
import { senseOf } from '../../candidate/reading.ts'
import { columnOf, isMeasure, tellsTime, type Scene } from '../../candidate/scene.ts'
import type { AskedTask } from '../asked-task.ts'
import { saidGrain } from '../trend/said-course.ts'
import { targetMode, type TargetMode } from './target-mode.ts'
import { isKey, targetPair, type TargetPair } from './target-pair.ts'

/** How figures stand to what was aimed at, by what parts the rows; none where it is not told what is held against what. */
export function targetFrames(scene: Scene, asked: AskedTask): readonly Frame[] {
  const mode = targetMode(asked.reading)
  if (mode === undefined || asked.tableIds.length > 0) return []
  const pair = targetPair(scene, asked.columns, mode.kind === 'share' && mode.names)
  if (pair === undefined) return []
  const filters = asked.filters.filter((one) => !isOfPair(one, pair))
  const dimensions = dimensionsOf(scene, asked, pair)
  // What was aimed at for all of a year is not what was aimed at in its March.
  if (dimensions === undefined || (pair.key !== undefined && filters.length > 0)) return []
  if (filters.some((one) => columnsIn(one).some((ref) => isMeasure(columnOf(scene, ref))))) return []
  const isOfAll = mode.kind === 'share' && pair.key === undefined && !saysGroups(asked)
  if (dimensions.length === 0 && !isOfAll) return []
  const frame = frameOf(scene, pair, mode)
  const names = frame.metrics.map(({ as }) => as)
  const by = namedApart(dimensions, names)
  return [{ ...frame, filters, dimensions: by, answer: by.length === 0 ? { kind: 'figures' } : frame.answer }]
}

/** By something that no column is. */
const saysGroups = ({ reading: { items } }: AskedTask): boolean =>
  items.some((item) => senseOf(item, 'group') !== undefined || senseOf(item, 'within') !== undefined)

/** Only held against the other, which the figures do anyway. */
const isOfPair = (condition: Condition, { actual, target }: TargetPair): boolean =>
  condition.kind === 'columns' &&
  [actual, target].includes(condition.other) &&
  condition.column !== condition.other

/** What parts the rows: a column or periods; undefined where the target is not told by it. */
function dimensionsOf(scene: Scene, asked: AskedTask, pair: TargetPair): readonly Dimension[] | undefined {
  const named = asked.columns.filter((ref) => ref !== pair.actual && ref !== pair.target)
  const grain = saidGrain(asked.reading)
  const parting = [...new Set(named.filter((ref) => grain === undefined || !tellsTime(columnOf(scene, ref))))]
  const [ref, ...others] = parting
  if (others.length > 0 || (ref !== undefined && grain !== undefined)) return undefined
  if (grain !== undefined) {
    const [when] = pair.key === undefined ? firstTimes(scene, [placeOf(pair.target).tableId]) : []
    const dimension = when === undefined ? undefined : timeDimension(scene, when, grain)
    return dimension === undefined ? undefined : [dimension]
  }
  if (ref === undefined) return []
  const isOwn = pair.key === undefined && placeOf(ref).tableId === placeOf(pair.target).tableId
  if (isMeasure(columnOf(scene, ref)) || !(isOwn || isKey(scene, pair, ref))) return undefined
  return [{ column: pair.key ?? ref, as: columnOf(scene, ref).name }]
}

function frameOf(scene: Scene, pair: TargetPair, mode: TargetMode): Frame {
  const { language } = scene.asked
  const actual = totalOf(scene, pair.actual)
  // Where the target stands in a table of its own, every row of the figure has it again.
  const target: FrameMetric =
    pair.key === undefined
      ? totalOf(scene, pair.target)
      : { as: columnOf(scene, pair.target).name, metric: aggregate('maximum', pair.target) }
  const base: Frame = { ...emptyFrame(placeOf(pair.actual).tableId), task: 'figures' }
  if (mode.kind === 'share') {
    const metric: Metric = { kind: 'ratio', of: actual.metric, to: target.metric, percent: true }
    const reached = { as: targetWords(language).reached, metric }
    return {
      ...base,
      metrics: [reached, actual, target],
      ranking: { by: reached.as, direction: 'descending' },
    }
  }
  const apart: FrameMetric = {
    as: `${actual.as} − ${target.as}`,
    metric: { kind: 'binary', operator: '-', left: actual.metric, right: target.metric },
  }
  const operator = ({ below: '<', above: '>', met: '>=' } as const)[mode.side]
  return {
    ...base,
    metrics: [apart, actual, target],
    having: [{ kind: 'columns', column: actual.as, operator, other: target.as }],
    ...(mode.furthest
      ? { ranking: { by: apart.as, direction: mode.side === 'below' ? 'ascending' : 'descending' } }
      : {}),
    answer: { kind: 'dimensions', rows: mode.furthest ? 'top' : 'all' },
  }
}

const totalOf = (scene: Scene, ref: ColumnRef): FrameMetric => {
  const { name } = columnOf(scene, ref)
  return { as: nameOf(scene, 'sum', name), metric: aggregate('sum', ref) }
}
