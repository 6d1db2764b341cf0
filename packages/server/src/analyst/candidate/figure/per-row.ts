import type { Metric } from '@auger/contract/plan'
import { placeOf, type ColumnRef } from '../../frame/column-ref.ts'
import type { Frame } from '../../frame/frame.ts'
import type { Candidate } from '../draft.ts'
import { columnOf, tableOf, type Scene } from '../scene.ts'

/**
 * The average cost per complaint, where a row is a complaint, is the average over its rows: each by itself would be shown as it stands, and an
 * average by how many there are is of nothing.
 */
export function perRow(candidate: Candidate): Candidate {
  const { frame, reading } = candidate
  if (frame.task !== 'figures' || frame.ranking !== undefined || frame.having.length > 0) return candidate
  const metrics = frame.metrics.map(({ as, metric, ...one }) => {
    const plain = withoutRows(metric)
    return plain === metric ? { ...one, as, metric } : { ...one, as: as.split(' / ')[0] ?? as, metric: plain }
  })
  const areSaid = !candidate.notes.some((note) => otherwiseNamed.has(note))
  const dimensions =
    areSaid && frame.metrics.every(({ metric }) => isOfRows(metric))
      ? frame.dimensions.filter(({ column }) => !isEachRow(reading.scene, frame, column))
      : frame.dimensions
  const isAsBefore =
    dimensions.length === frame.dimensions.length &&
    metrics.every(({ metric }, at) => metric === frame.metrics[at]?.metric)
  if (isAsBefore) return candidate
  return {
    ...candidate,
    frame: { ...frame, metrics, dimensions },
    notes: [
      ...candidate.notes.filter((note) => !note.startsWith('dimension') && note !== 'metric:ratio'),
      `dimensions:${dimensions.length}`,
    ],
  }
}

/** What is asked for or counted is no word that says per what. */
const otherwiseNamed: ReadonlySet<string> = new Set(
  ['unsaid', 'asked', 'counted'].map((kind) => `dimension:${kind}`),
)

const withoutRows = (metric: Metric): Metric =>
  metric.kind === 'ratio' && isOfRows(metric.of) && isCount(metric.to) ? metric.of : metric

const isCount = (metric: Metric): boolean =>
  metric.kind === 'aggregate' &&
  metric.function === 'count' &&
  metric.of === undefined &&
  metric.where === undefined

/** What is computed over rows and would be nothing but the value of a row. */
const isOfRows = (metric: Metric): boolean => metric.kind === 'aggregate' && ofRows.has(metric.function)

const ofRows: ReadonlySet<string> = new Set(['mean', 'median', 'deviation', 'variance'])

const isEachRow = (scene: Scene, { tableId }: Frame, column: ColumnRef): boolean =>
  placeOf(column).tableId === tableId && columnOf(scene, column).distinct === tableOf(scene, tableId).rowCount
