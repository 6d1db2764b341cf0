import { placeOf, type ColumnRef } from '../../frame/column-ref.ts'
import { emptyFrame, type Frame, type FrameMetric } from '../../frame/frame.ts'
import { namedApart } from '../../frame/names.ts'
import { firstTimes, ownGrain, timeDimension } from '../../candidate/figure/dimensions.ts'
import { aggregate, nameOf } from '../../candidate/figure/figure.ts'
import { wholePeriods } from '../../candidate/table/whole-periods.ts'
import { senseOf } from '../../candidate/reading.ts'
import { columnOf, isMeasure, tableOf, tellsTime, type Scene } from '../../candidate/scene.ts'
import { measuresOf } from '../about.ts'
import type { AskedTask } from '../asked-task.ts'
import { saidGrain } from './said-course.ts'

/** How one figure runs over the periods that are named, or over those that suit the data; none where more than that is named. */
export function trendFrames(scene: Scene, asked: AskedTask): readonly Frame[] {
  if (asked.reading.rest.some((index) => !isOfLines(asked, index))) return []
  const figure = figureOf(scene, asked)
  if (figure === undefined) return []
  const { tableId, metric } = figure
  const times = asked.columns.filter((ref) => tellsTime(columnOf(scene, ref)))
  const [when] = times.length > 0 ? times : firstTimes(scene, [tableId])
  if (when === undefined || times.length > 1 || placeOf(when).tableId !== tableId) return []
  const grain = saidGrain(asked.reading) ?? (saysPeriods(asked) ? undefined : ownGrain(scene, when))
  const dimension = grain === undefined ? undefined : timeDimension(scene, when, grain)
  if (grain === undefined || dimension === undefined) return []
  return [
    {
      ...emptyFrame(tableId),
      task: 'figures',
      filters: [...asked.filters, ...wholePeriods(scene, when, grain)],
      metrics: [metric],
      dimensions: namedApart([dimension], [metric.as]),
      transform: { kind: 'trend', by: asked.task === 'growth' ? 'growth' : 'slope' },
    },
  ]
}

/** The figure that is named, or the rows of the table that is; undefined where several are, or what parts the rows. */
function figureOf(
  scene: Scene,
  asked: AskedTask,
): { readonly tableId: string; readonly metric: FrameMetric } | undefined {
  const named = [...new Set(asked.columns.filter((ref) => !tellsTime(columnOf(scene, ref))))]
  const [ref, ...others] = named
  const [tableId, ...tables] = new Set(asked.tableIds)
  if (others.length > 0 || tables.length > 0) return undefined
  if (ref === undefined) {
    if (tableId === undefined) return undefined
    const as = nameOf(scene, 'count', tableOf(scene, tableId).title)
    return { tableId, metric: { as, metric: aggregate('count') } }
  }
  const own = placeOf(ref).tableId
  // Revenue per order is neither of them.
  if (!isMeasure(columnOf(scene, ref)) || tableId !== undefined) return undefined
  const metric = metricOf(scene, ref, asked)
  return metric === undefined ? undefined : { tableId: own, metric }
}

/** As it is summed up in so many words; that something grows on average says nothing of that. */
function metricOf(scene: Scene, ref: ColumnRef, { functions, reading }: AskedTask): FrameMetric | undefined {
  const { rest, items } = reading
  const grows = rest.some((index) => senseOf(items[index], 'change') !== undefined)
  const [said, ...more] = functions.filter((one) => !(grows && one === 'mean'))
  if (more.length > 0) return undefined
  if (said !== undefined)
    return { as: nameOf(scene, said, columnOf(scene, ref).name), metric: aggregate(said, ref) }
  return measuresOf(scene, tableOf(scene, placeOf(ref).tableId), [ref])[0]
}

/** Words for other statistics than a line ask for those. */
function isOfLines({ reading: { items } }: AskedTask, index: number): boolean {
  const figure = senseOf(items[index], 'statistic')?.figure
  return figure === undefined || lines.has(figure)
}

const lines: ReadonlySet<string> = new Set([
  'coefficient',
  'regression',
  'r-squared',
  'p-value',
  'significance',
])

/** Whether periods are named that the data does not have or that differ. */
const saysPeriods = ({ reading: { rest, items } }: AskedTask): boolean =>
  rest.some((index) => {
    return senseOf(items[index], 'grain') !== undefined
  })
