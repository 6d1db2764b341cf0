import type { EarlierJob } from '../../../ports/analyst.ts'
import { columnsIn } from '../../../domain/condition.ts'
import { editFrame } from '../../frame/edit/edit-frame.ts'
import type { Frame } from '../../frame/frame.ts'
import type { FrameEdit } from '../../frame/edit/frame-edit.ts'
import { chartIn } from '../chart-wish.ts'
import { combinations, option, type Candidate, type Option } from '../draft.ts'
import { aggregateEdits, grainEdits } from './follow-figures.ts'
import { thingEdits } from './thing-edits.ts'
import { asksAlone, isWhole } from './goes-on.ts'
import { pointEdits } from './follow-points.ts'
import { rankEdits } from './follow-ranks.ts'
import { figureAgain } from './figure-again.ts'
import { saysAny, saysEdit, senseOf, type FilterChoice, type Reading } from '../reading.ts'
import { timeColumns } from '../scene.ts'
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
  const ranks = rankEdits(reading, things, frame)
  const again = ranks.length > 0 ? [] : figureAgain(reading, things)
  const lists = [
    ...widenEdits(reading, frame),
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
    ...(again.length > 0 ? again : points),
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

/** Overall, for everything: what chose rows does so no more. */
function widenEdits({ rest, items }: Reading, { filters }: Frame): readonly (readonly Option<Edits>[])[] {
  const index = rest.find((at) => saysEdit(items[at], ['everything']))
  const columns = filters.flatMap(columnsIn)
  return index === undefined || columns.length === 0
    ? []
    : [[option<Edits>([{ kind: 'widen', columns }], [index], ['follow:filter'], 0)]]
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

function chartEdits(reading: Reading): readonly (readonly Option<Edits>[])[] {
  const chart = chartIn(reading)
  return chart.used.length === 0
    ? []
    : [[option<Edits>([{ kind: 'chart', chart: chart.part }], chart.used, ['follow:chart'], 0)]]
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
