import type { Condition, Metric } from '@auger/contract/plan'
import { columnsIn } from '../../../domain/condition.ts'
import { placeOf } from '../../frame/column-ref.ts'
import type { Frame } from '../../frame/frame.ts'

const overall = 'overall'

/** Averages of groups are held against the average of all rows that the question is about, and not against that of the groups. */
export function againstOverall(frame: Frame): Frame {
  const [first] = frame.metrics
  const column = first === undefined ? undefined : averaged(first.metric)
  const { filters, having } = frame
  if (column === undefined || !having.some(isAgainst)) return frame
  const { tableId } = placeOf(column)
  if (filters.some((filter) => columnsIn(filter).some((ref) => placeOf(ref).tableId !== tableId)))
    return frame
  return {
    ...frame,
    having: having.map((condition): Condition => {
      if (!isAgainst(condition)) return condition
      const { operator, column: metric, function: figure } = condition
      if (operator === '=' || operator === '!=') return condition
      const measures = [{ function: figure, column, as: overall }]
      const verbs = [
        ...filters.map((where) => ({ kind: 'filter', where }) as const),
        { kind: 'group', by: [], measures } as const,
      ]
      return { kind: 'among', column: metric, operator, of: { tableId, verbs, column: overall } }
    }),
  }
}

type Against = Extract<Condition, { kind: 'against' }>

const isAgainst = (condition: Condition): condition is Against => condition.kind === 'against'

const averaged = (metric: Metric): string | undefined =>
  metric.kind === 'aggregate' &&
  (metric.function === 'mean' || metric.function === 'median') &&
  metric.of?.kind === 'column' &&
  metric.where === undefined
    ? metric.of.column
    : undefined
