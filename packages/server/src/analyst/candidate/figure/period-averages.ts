import type { Formula, Metric } from '@auger/contract/plan'
import { grainName, localeFor } from '../../../locales/index.ts'
import type { ColumnRef } from '../../frame/column-ref.ts'
import { option, type Option } from '../draft.ts'
import { saysAny, senseOf, type Reading } from '../reading.ts'
import { columnOf, type Scene } from '../scene.ts'
import type { Thing } from '../things.ts'
import { firstTimes, grainsIn } from './dimensions.ts'
import type { Figure } from './figure.ts'
import { figuresOf } from './metrics.ts'

/** What there is in a period on average: all of it by the number of periods that have any. Orders per day on average, average monthly sales. */
export function periodAverages(reading: Reading, things: readonly Thing[]): readonly Option<Figure>[] {
  const { scene, items } = reading
  const mean = items.findIndex((item) => senseOf(item, 'aggregate')?.function === 'mean')
  // A moving average is one of each period and those before it.
  if (mean < 0 || items.some((item) => senseOf(item, 'moving') !== undefined)) return []
  return grainsIn(reading).flatMap(({ index, grain }) =>
    !isCounted(grain)
      ? []
      : things.flatMap((thing): readonly Option<Figure>[] => {
          const whole = wholeOf(scene, thing, mean)
          const [time] = whole === undefined ? [] : firstTimes(scene, [whole.part.tableId])
          const periods = time === undefined ? undefined : periodsOf(scene, time, grain)
          if (whole === undefined || periods === undefined) return []
          const metric: Metric = {
            kind: 'ratio',
            of: whole.part.metric,
            to: { kind: 'aggregate', function: 'distinct', of: periods },
          }
          const as = `${whole.part.as} / ${grainName(grain, localeFor(scene.asked.language).locale)}`
          const per = saysAny(items[index - 1], ['group', 'ratio', 'within']) ? [index - 1] : []
          const notes = ['metric:ratio', 'metric:averaged-over', ...whole.notes]
          return [option({ ...whole.part, metric, as }, [...whole.used, mean, index, ...per], notes, 0.1)]
        }),
  )
}

/** Of which each has a number made of the parts of its dates. */
const countedGrains = ['year', 'month', 'day'] as const
type CountedGrain = (typeof countedGrains)[number]

const isCounted = (grain: string): grain is CountedGrain => countedGrains.some((one) => one === grain)

/** All of a thing: the average is that of the periods. */
function wholeOf(scene: Scene, thing: Thing, mean: number): Option<Figure> | undefined {
  const { aggregate, aggregates: _all, ...marks } = thing.marks
  const isOther = aggregate !== undefined && aggregate.function !== 'mean' && aggregate.function !== 'sum'
  if (isOther || marks.group !== undefined || marks.within !== undefined) return undefined
  const options = figuresOf(scene, { ...thing, marks: { ...marks, quantity: marks.quantity ?? mean } })
  return options.find(
    ({ part: { metric } }) =>
      metric.kind !== 'aggregate' || metric.function === 'sum' || metric.function === 'count',
  )
}

/** A number that is another for each period. */
function periodsOf(scene: Scene, column: ColumnRef, grain: CountedGrain): Formula | undefined {
  const { type } = columnOf(scene, column)
  if (type !== 'date' && type !== 'timestamp') return undefined
  const part = (one: 'year' | 'month' | 'day'): Formula => ({ kind: 'part', part: one, column })
  const months = joined(part('year'), 12, part('month'))
  switch (grain) {
    case 'year':
      return part('year')
    case 'month':
      return months
    case 'day':
      return type === 'date' ? { kind: 'column', column } : joined(months, 31, part('day'))
  }
}

const joined = (high: Formula, size: number, low: Formula): Formula => ({
  kind: 'binary',
  operator: '+',
  left: { kind: 'binary', operator: '*', left: high, right: { kind: 'number', value: size } },
  right: low,
})
