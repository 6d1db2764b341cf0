import type { Metric } from '@auger/contract/plan'
import { narrowed } from '../../frame/figures/narrowed.ts'
import type { Frame } from '../../frame/frame.ts'
import type { Candidate } from '../draft.ts'
import { senseOf } from '../reading.ts'
import { tableOf } from '../scene.ts'
import { talliesOf, wholeOf } from './tally.ts'

/** What part of the whole: of each group, or of the rows that the question chooses. */
export function shares(candidate: Candidate): readonly Candidate[] {
  const { frame, reading } = candidate
  const said = reading.rest.filter(
    (index) =>
      senseOf(reading.items[index], 'share') !== undefined ||
      senseOf(reading.items[index], 'percent') !== undefined,
  )
  const [first] = said
  if (first === undefined || !frame.metrics.every(({ metric }) => addsUp(metric))) return []
  const become = (next: Frame, note: string, extra: number): Candidate => ({
    ...candidate,
    frame: next,
    notes: [...candidate.notes, note],
    used: new Set([...candidate.used, ...said]),
    cost: candidate.cost + extra,
  })
  const parts = frame.filters.map((_, at) =>
    become(
      partOfWhole(frame, at),
      frame.filters.length === 1 ? 'share:of-filter' : 'share:of-one-filter',
      frame.filters.length === 1 ? 0 : 0.2,
    ),
  )
  const groups =
    frame.dimensions.length === 0 || frame.ranking?.within !== undefined
      ? []
      : [
          become(
            {
              ...frame,
              transform: { kind: 'share', within: [] },
              answer: frame.ranking === undefined ? { kind: 'all' } : frame.answer,
            },
            'share:of-groups',
            0,
          ),
        ]
  return [...groups, ...parts, ...ofTallies(candidate, become)]
}

/** One of the counts of a table of counts, by all of them: how many of those on board survived. */
function ofTallies(
  { frame, reading: { scene } }: Candidate,
  become: (next: Frame, note: string, extra: number) => Candidate,
): readonly Candidate[] {
  const [only, ...more] = frame.metrics
  const table = tableOf(scene, frame.tableId)
  const [whole, tallies] = [wholeOf(table), talliesOf(table)]
  if (only?.metric.kind !== 'aggregate' || whole === undefined || tallies.length < 2 || more.length > 0)
    return []
  const { of } = only.metric
  if (of?.kind !== 'column' || !tallies.includes(of.column)) return []
  const metric: Metric = { kind: 'ratio', of: only.metric, to: whole, percent: true }
  return [become({ ...frame, metrics: [{ as: only.as, metric, unit: '%' }] }, 'share:of-tallies', 0)]
}

/** Totals and counts have parts; means have none. */
const addsUp = (metric: Metric): boolean =>
  metric.kind === 'aggregate' && ['sum', 'count', 'distinct'].includes(metric.function)

/** One filter chooses the part, and the others the whole. */
function partOfWhole(frame: Frame, at: number): Frame {
  const part = frame.filters[at]
  if (part === undefined) return frame
  return {
    ...frame,
    filters: frame.filters.filter((_, other) => other !== at),
    metrics: frame.metrics.map(({ as, metric }) => ({
      as,
      metric: { kind: 'ratio', of: narrowed(metric, part), to: metric, percent: true },
      unit: '%',
    })),
  }
}
