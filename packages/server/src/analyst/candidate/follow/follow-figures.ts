import { isCalendar, type Metric } from '@auger/contract/plan'
import { placeOf } from '../../frame/column-ref.ts'
import type { FrameEdit } from '../../frame/edit/frame-edit.ts'
import type { Frame } from '../../frame/frame.ts'
import { option, type Option } from '../draft.ts'
import { grainsIn, timeDimension } from '../figure/dimensions.ts'
import { aggregate, nameOf } from '../figure/figure.ts'
import { senseOf, type Reading } from '../reading.ts'
import { tableOf, timeColumns } from '../scene.ts'
import type { Thing } from '../things.ts'

type Edits = readonly FrameEdit[]

/** The maximum instead, now the average: the same column, summed up otherwise. */
export function aggregateEdits(
  { scene, rest, items }: Reading,
  things: readonly Thing[],
  { metrics: [first, ...more] }: Frame,
): readonly (readonly Option<Edits>[])[] {
  const column = first === undefined || more.length > 0 ? undefined : columnOfMetric(first.metric)
  if (column === undefined || things.some(({ marks }) => marks.aggregate !== undefined)) return []
  const said = rest.flatMap((index) => {
    const of = senseOf(items[index], 'aggregate')?.function
    return of === undefined || of === 'count' ? [] : [{ index, of }]
  })
  const used = said.map(({ index }) => index)
  const options = said.map(({ of }, place) => {
    const metric = { as: nameOf(scene, of, placeOf(column).column), metric: aggregate(of, column) }
    return option<Edits>(
      [{ kind: 'metric', how: 'replace', metric }],
      used,
      ['follow:aggregate'],
      place * 0.3,
    )
  })
  return options.length === 0 ? [] : [options]
}

const columnOfMetric = (metric: Metric): string | undefined =>
  metric.kind === 'aggregate' && metric.of?.kind === 'column' ? metric.of.column : undefined

/** By month, by weekday: how time parts the rows; of the column by which the frame before tells time, or the first of its table. */
export function grainEdits(reading: Reading, frame: Frame): readonly (readonly Option<Edits>[])[] {
  const { scene } = reading
  const times = timeColumns(tableOf(scene, frame.tableId))
  const own = frame.dimensions.map(({ column }) => column).find((column) => times.includes(column))
  const column = own ?? times[0] ?? scene.asked.tables.flatMap(timeColumns)[0]
  return grainsIn(reading)
    .slice(0, 1)
    .map(({ index, grain }): readonly Option<Edits>[] => {
      if (isCalendar(grain) && own !== undefined) {
        const edit: FrameEdit = {
          kind: 'grain',
          grain,
          as: grain,
          ...(column === undefined ? {} : { column }),
        }
        return [option<Edits>([edit], [index], ['follow:grain'], 0)]
      }
      const dimension = column === undefined ? undefined : timeDimension(scene, column, grain)
      if (dimension === undefined) return []
      return (['replace', 'add'] as const).map((how, place) =>
        option<Edits>(
          [{ kind: 'dimension', how, dimension }],
          [index],
          [`follow:dimension-${how}`],
          place * 0.4,
        ),
      )
    })
}
