import type { Frame, FrameMetric } from '../../frame/frame.ts'
import type { FrameEdit } from '../../frame/edit/frame-edit.ts'
import { option, type Option } from '../draft.ts'
import { dimensionOf } from '../figure/dimensions.ts'
import { figuresOf, namedMetrics } from '../figure/metrics.ts'
import { saysEdit, senseOf, type Reading } from '../reading.ts'
import { columnOf, isFigure } from '../scene.ts'
import type { Thing } from '../things.ts'
import { perEdits } from './per-edits.ts'

type Edits = readonly FrameEdit[]

/** A column that parts rows is added or takes the place of those there are; a figure likewise. */
export function thingEdits(reading: Reading, thing: Thing, before: Frame): readonly Option<Edits>[] {
  const { scene, rest, items } = reading
  const adds = rest.some(
    (index) =>
      senseOf(items[index], 'follow')?.edit === 'break-down' ||
      senseOf(items[index], 'follow')?.edit === 'also',
  )
  const isBeside = rest.some((index) => saysEdit(items[index], ['besides']))
  const hows = isBeside
    ? (['add'] as const)
    : adds
      ? (['add', 'replace'] as const)
      : (['replace', 'add'] as const)
  const shown = shownEdits(thing, before)
  if (shown.length > 0) return shown
  const isMeasured =
    thing.to.kind === 'metric' || (thing.to.kind === 'column' && isFigure(columnOf(scene, thing.to.column)))
  if (isMeasured || thing.marks.quantity !== undefined)
    return figuresOf(scene, thing)
      .slice(0, 2)
      .flatMap((figure) => {
        const [metric] = namedMetrics([figure.part])
        if (metric === undefined) return []
        const notes = [...figure.notes, ...(isSummedAlike(metric, before) ? ['follow:same-function'] : [])]
        const ofFirst = isOneFirst(before)
          ? [
              option<Edits>(
                [
                  { kind: 'those', rows: [0] },
                  { kind: 'metric', how: 'replace', metric },
                ],
                figure.used,
                [...notes, 'follow:point'],
                figure.cost + 0.1,
              ),
            ]
          : []
        return [
          ...ofFirst,
          ...perEdits(reading, thing, before),
          ...hows.map((how, place) =>
            option<Edits>(
              [{ kind: 'metric', how, metric }],
              figure.used,
              [...notes, `follow:metric-${how}`],
              figure.cost + place * 0.4,
            ),
          ),
        ]
      })
  const each = perEdits(reading, thing, before)
  const dimension = dimensionOf(scene, thing)
  if (dimension === undefined) return each
  return [
    ...each,
    ...hows.map((how, place) =>
      option<Edits>(
        [{ kind: 'dimension', how, dimension: dimension.part }],
        dimension.used,
        [...dimension.notes, `follow:dimension-${how}`],
        place * 0.4,
      ),
    ),
  ]
}

/** Of rows as they stand, of which the first are asked for, another column: and his bonus? */
function shownEdits({ index, to, marks }: Thing, { task, ranking }: Frame): readonly Option<Edits>[] {
  if (
    task !== 'rows' ||
    ranking?.count === undefined ||
    to.kind !== 'column' ||
    marks.aggregate !== undefined
  )
    return []
  return [option<Edits>([{ kind: 'shown', column: to.column }], [index], ['follow:point'], 0)]
}

/** Whether only what comes first was asked for. */
const isOneFirst = ({ task, ranking, dimensions }: Frame): boolean =>
  task === 'figures' && ranking?.count === 1 && dimensions.length > 0

/** Whether a figure is summed up as the one before was. */
const isSummedAlike = ({ metric }: FrameMetric, { metrics: [first] }: Frame): boolean =>
  metric.kind === 'aggregate' &&
  first?.metric.kind === 'aggregate' &&
  metric.function === first.metric.function
