import type { CalendarGrain, Dimension, KeyGrain, Step, TimePart } from '@auger/contract/plan'
import { isMetric, tableOf, type MetricDefinition } from '../../../../domain/definition.ts'
import { isGrouping, isTemporal, type Table } from '../../../../domain/table.ts'
import { grainName } from '../../../../locales/index.ts'
import type { Proposal } from '../../../../ports/analyst.ts'
import { totalsIn } from '../candidates/total-rows.ts'
import type { ReadQuestion } from '../question.ts'
import { askedPieces, type Piece } from './asked-pieces.ts'

/**
 * Answers a question that asks for a defined metric by its name, of everything or by columns and periods. Where a word is left
 * that says more than that, it is a question as any other.
 */
export function proposeDefined(question: ReadQuestion): Proposal | undefined {
  const { definitions = [], tables } = question.asked
  for (const metric of definitions.filter(isMetric)) {
    const table = tableOf(metric, tables)
    const pieces = table === undefined ? undefined : askedPieces(question, metric.name, table)
    const by = table === undefined || pieces === undefined ? undefined : dimensions(question, pieces, table)
    if (table === undefined || by === undefined || by.some(({ as }) => as === metric.name)) continue
    return { kind: 'steps', steps: [stepOf(question, metric, table, by)], assumptions: [] }
  }
  return undefined
}

function stepOf(
  question: ReadQuestion,
  { name }: MetricDefinition,
  table: Table,
  by: readonly Dimension[],
): Step {
  const totals = totalsIn(question, table)
  return {
    id: 'step-1',
    input: { kind: 'table', tableId: table.id },
    verbs: [
      ...(totals === undefined
        ? []
        : [{ kind: 'filter' as const, where: { kind: 'not' as const, condition: totals } }]),
      { kind: 'metrics', by, metrics: [{ as: name, metric: { kind: 'defined', name } }] },
      ...(isRanked(by, table)
        ? [{ kind: 'order' as const, by: [{ column: name, direction: 'descending' as const }] }]
        : []),
    ],
    chart: 'auto',
    answer: [...by.map(({ as }) => as), name],
  }
}

/** Groups are told from the highest on, times from the first on. */
const isRanked = (by: readonly Dimension[], { columns }: Table): boolean =>
  by.length > 0 && by.every(({ column }) => columns.some((one) => one.name === column && !isTemporal(one)))

const grains: { readonly [Grain in KeyGrain]: CalendarGrain | TimePart } = {
  year: 'year',
  quarter: 'quarter',
  month: 'month',
  week: 'week',
  day: 'day',
  weekday: 'weekday',
  hour: 'hour-of-day',
}

/** What to group by; undefined where that is not clear. */
function dimensions(
  { locale }: ReadQuestion,
  pieces: readonly Piece[],
  { columns }: Table,
): readonly Dimension[] | undefined {
  const times = columns.filter(isTemporal)
  const [time] = times
  const found: Dimension[] = []
  for (const piece of pieces) {
    if (piece.kind === 'column') {
      const { column } = piece
      if (!isGrouping(column) && !isTemporal(column) && column.type !== 'boolean') return undefined
      found.push({ column: column.name, as: column.name })
    }
    if (piece.kind === 'grain') {
      if (time === undefined || times.length > 1 || (piece.grain === 'hour' && time.type === 'date'))
        return undefined
      found.push({ column: time.name, grain: grains[piece.grain], as: grainName(piece.grain, locale) })
    }
  }
  return new Set(found.map(({ as }) => as)).size === found.length ? found : undefined
}
