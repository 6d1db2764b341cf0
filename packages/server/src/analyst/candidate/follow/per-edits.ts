import type { Metric } from '@auger/contract/plan'
import type { FrameEdit } from '../../frame/edit/frame-edit.ts'
import type { Frame } from '../../frame/frame.ts'
import { option, type Option } from '../draft.ts'
import { figuresOf } from '../figure/metrics.ts'
import { saysAny, type Reading } from '../reading.ts'
import { columnOf, isMeasure } from '../scene.ts'
import type { Thing } from '../things.ts'

type Edits = readonly FrameEdit[]

/** So what is that per order, and for each hour: the figure that there is, to how many of a thing, or how much of a figure, there are. */
export function perEdits(
  { scene, items }: Reading,
  thing: Thing,
  { task, metrics: [first, ...more], transform, comparison }: Frame,
): readonly Option<Edits>[] {
  const says = thing.marks.ratio ?? thing.marks.group
  if (says === undefined || !saysAny(items[says], ['ratio'])) return []
  if (task !== 'figures' || first === undefined || more.length > 0) return []
  if (transform !== undefined || comparison !== undefined || !isTotal(first.metric)) return []
  const { to } = thing
  const isCounted =
    to.kind === 'table' || (to.kind === 'column' && columnOf(scene, to.column).nature === 'key')
  if (!isCounted && !(to.kind === 'column' && isMeasure(columnOf(scene, to.column)))) return []
  const [figure] = figuresOf(scene, { ...thing, marks: {} })
  if (figure === undefined || !isTotal(figure.part.metric)) return []
  const metric = {
    as: `${first.as} / ${figure.part.as}`,
    metric: { kind: 'ratio', of: first.metric, to: figure.part.metric } as const,
  }
  return [
    option<Edits>(
      [{ kind: 'metric', how: 'replace', metric }],
      [...figure.used, says],
      [...figure.notes, 'follow:metric-replace'],
      0.1,
    ),
  ]
}

/** What may be divided: a sum or a count. */
const isTotal = (metric: Metric): boolean =>
  metric.kind === 'aggregate' && ['sum', 'count', 'distinct'].includes(metric.function)
