import type { EarlierJob } from '../../../ports/analyst.ts'
import { editFrame } from '../../frame/edit/edit-frame.ts'
import type { Frame, FrameMetric } from '../../frame/frame.ts'
import type { FrameEdit } from '../../frame/edit/frame-edit.ts'
import { chartIn } from '../chart-wish.ts'
import { dimensionOf } from '../figure/dimensions.ts'
import { combinations, option, type Candidate, type Option } from '../draft.ts'
import { aggregateEdits, grainEdits } from './follow-figures.ts'
import { pointEdits } from './follow-points.ts'
import { figuresOf, namedMetrics } from '../figure/metrics.ts'
import { placesIn } from '../rankings.ts'
import { saysAny, senseOf, type FilterChoice, type Reading } from '../reading.ts'
import { columnOf, isFigure, timeColumns } from '../scene.ts'
import type { Thing } from '../things.ts'

type Edits = readonly FrameEdit[]

/** What the frame before becomes by what the question says: everything it says is a change to it. */
export function followCandidates(
  reading: Reading,
  things: readonly Thing[],
  filters: Option<readonly FilterChoice[]>,
  before: EarlierJob,
): readonly Candidate[] {
  const { frame, result } = before
  if (frame === undefined) return []
  const markers = reading.rest.filter((index) => senseOf(reading.items[index], 'follow') !== undefined)
  const points = pointEdits(reading, frame)
  if (markers.length === 0 && points.length === 0 && asksAlone(reading, things)) return []
  const absorbed = new Set(filters.used)
  const ranks = rankEdits(reading, things)
  const lists = [
    filterEdits(reading, filters),
    ...things
      .filter(({ index }) => !absorbed.has(index))
      .slice(0, 3)
      .map((thing) => thingEdits(reading, thing, frame)),
    ...grainEdits(reading, frame),
    ...aggregateEdits(reading, things, frame),
    ...chartEdits(reading),
    ...ranks,
    ...relationEdits(reading, ranks.length > 0),
    ...points,
  ].filter((list) => list.length > 0)
  const ground = { question: reading.scene.asked, ...(result === undefined ? {} : { result }) }
  return combinations(lists, 8).flatMap((edits): readonly Candidate[] => {
    const changes = edits.part.flat()
    const next = changes.length === 0 ? undefined : editFrame(frame, changes, ground)
    if (next === undefined) return []
    return [
      {
        frame: next,
        reading,
        notes: [
          'follow',
          `task:${next.task === 'rows' ? 'rows' : 'figures'}`,
          ...(markers.length > 0 ? ['follow:marked'] : isWhole(reading, things) ? ['follow:whole'] : []),
          ...edits.notes,
        ],
        used: new Set([...edits.used, ...markers]),
        cost: reading.cover.cost + edits.cost,
      },
    ]
  })
}

function filterEdits({ scene }: Reading, filters: Option<readonly FilterChoice[]>): readonly Option<Edits>[] {
  const times = scene.asked.tables.flatMap(timeColumns)
  const edits = filters.part.flatMap(({ condition, columns }): Edits => {
    if (condition === undefined) return []
    if (columns.every((ref) => times.includes(ref))) return [{ kind: 'period', condition, times }]
    return condition.kind === 'not'
      ? [{ kind: 'without', condition: condition.condition }]
      : [{ kind: 'filter', condition }]
  })
  if (edits.length === 0) return filters.used.length === 0 ? [] : [option<Edits>([], filters.used, [], 0)]
  return [option(edits, filters.used, [...filters.notes, 'follow:filter'], filters.cost)]
}

/** A column that parts rows is added or takes the place of those there are; a figure likewise. */
function thingEdits({ scene, rest, items }: Reading, thing: Thing, before: Frame): readonly Option<Edits>[] {
  const adds = rest.some(
    (index) =>
      senseOf(items[index], 'follow')?.edit === 'break-down' ||
      senseOf(items[index], 'follow')?.edit === 'also',
  )
  const hows = adds ? (['add', 'replace'] as const) : (['replace', 'add'] as const)
  const isMeasured =
    thing.to.kind === 'metric' || (thing.to.kind === 'column' && isFigure(columnOf(scene, thing.to.column)))
  if (isMeasured || thing.marks.quantity !== undefined)
    return figuresOf(scene, thing)
      .slice(0, 2)
      .flatMap((figure) => {
        const [metric] = namedMetrics([figure.part])
        if (metric === undefined) return []
        return hows.map((how, place) =>
          option<Edits>(
            [{ kind: 'metric', how, metric }],
            figure.used,
            [
              ...figure.notes,
              `follow:metric-${how}`,
              ...(isSummedAlike(metric, before) ? ['follow:same-function'] : []),
            ],
            figure.cost + place * 0.4,
          ),
        )
      })
  const dimension = dimensionOf(scene, thing)
  if (dimension === undefined) return []
  return hows.map((how, place) =>
    option<Edits>(
      [{ kind: 'dimension', how, dimension: dimension.part }],
      dimension.used,
      [...dimension.notes, `follow:dimension-${how}`],
      place * 0.4,
    ),
  )
}

/** Whether a figure is summed up as the one before was. */
const isSummedAlike = ({ metric }: FrameMetric, { metrics: [first] }: Frame): boolean =>
  metric.kind === 'aggregate' &&
  first?.metric.kind === 'aggregate' &&
  metric.function === first.metric.function

/** What is the total by month: nothing of it goes on from another question. */
const asksAlone = ({ items }: Reading, things: readonly Thing[]): boolean =>
  things.length > 0 && items.some((item) => saysAny(item, ['quantity', 'ask', 'list']))

/** A question that asks by itself and says of what needs none before it. */
const isWhole = ({ items }: Reading, things: readonly Thing[]): boolean =>
  things.length > 0 && items.some((item) => saysAny(item, ['quantity', 'ask', 'list', 'aggregate']))

function chartEdits(reading: Reading): readonly (readonly Option<Edits>[])[] {
  const chart = chartIn(reading)
  return chart.used.length === 0
    ? []
    : [[option<Edits>([{ kind: 'chart', chart: chart.part }], chart.used, ['follow:chart'], 0)]]
}

function rankEdits(reading: Reading, things: readonly Thing[]): readonly (readonly Option<Edits>[])[] {
  const [place] = placesIn(reading, things)
  if (place === undefined) return []
  const direction: FrameEdit = { kind: 'direction', direction: place.direction }
  const count: Edits =
    reading.count === undefined && place.lead.sense !== 'superlative'
      ? []
      : [{ kind: 'count', count: place.count }]
  return [[option<Edits>([direction, ...count], [place.lead.item], ['follow:rank'], 0.1)]]
}

/** As a percentage, growth, the other way round. */
function relationEdits({ rest, items }: Reading, isRanked: boolean): readonly (readonly Option<Edits>[])[] {
  return rest.flatMap((index) => {
    const item = items[index]
    const edit = senseOf(item, 'follow')?.edit
    // The other way round, the least: what is first is said besides.
    if (edit === 'reverse')
      return [[option<Edits>(isRanked ? [] : [{ kind: 'direction' }], [index], ['follow:reverse'], 0)]]
    if (edit === 'percentage' || saysAny(item, ['share', 'percent']))
      return [
        [
          option<Edits>(
            [{ kind: 'transform', transform: { kind: 'share', within: [] } }],
            [index],
            ['follow:share'],
            0,
          ),
        ],
      ]
    if (senseOf(item, 'change') !== undefined)
      return [
        [
          option<Edits>(
            [
              {
                kind: 'transform',
                transform: {
                  kind: 'change',
                  against: senseOf(item, 'change')?.against ?? 'previous',
                  in: 'percent',
                },
              },
            ],
            [index],
            ['follow:change'],
            0,
          ),
        ],
      ]
    if (senseOf(item, 'cumulative') !== undefined)
      return [
        [
          option<Edits>(
            [{ kind: 'transform', transform: { kind: 'cumulative' } }],
            [index],
            ['follow:cumulative'],
            0,
          ),
        ],
      ]
    return []
  })
}
