import type { Cell } from '@auger/contract'
import type { ForecastAnalysis, MetricsVerb, OrderVerb, Step } from '@auger/contract/plan'

/** The smallest rows × columns that answer the question, for programs. */
export function answerOf(
  step: Step,
  columns: readonly { readonly name: string }[],
  rows: readonly (readonly Cell[])[],
  /** The same rows as they are shown. */
  shown: readonly (readonly Cell[])[] = rows,
): readonly (readonly Cell[])[] {
  const wanted = step.answer.length === 0 ? columns.map((column) => column.name) : step.answer
  const places = wanted
    .map((name) => columns.findIndex((column) => column.name === name))
    .filter((place) => place >= 0)
  const answering = new Set(answeringRows(step, columns, rows))
  return shown
    .filter((_, index) => answering.has(rows[index] ?? []))
    .map((row) => places.map((place) => row[place] ?? null))
}

/**
 * The rows that answer: all, or those that share the first place; of a forecast the periods to come, of changes those from the first that
 * changed from something.
 */
export function answeringRows(
  step: Step,
  columns: readonly { readonly name: string }[],
  rows: readonly (readonly Cell[])[],
): readonly (readonly Cell[])[] {
  const first = rows[0]
  if (step.analysis?.kind === 'forecast') return comingRows(step.analysis, columns, rows)
  if (step.answerRows !== 'top' || first === undefined) return changedRows(step, columns, rows)
  const order = step.verbs.findLast((verb): verb is OrderVerb => verb.kind === 'order')
  const place = columns.findIndex((column) => column.name === order?.by[0]?.column)
  if (place < 0) return [first]
  return rows.filter((row) => row[place] === first[place])
}

/** The first periods changed from nothing that is known. */
function changedRows(
  { verbs, answer }: Step,
  columns: readonly { readonly name: string }[],
  rows: readonly (readonly Cell[])[],
): readonly (readonly Cell[])[] {
  const { by = [], metrics = [] } =
    verbs.findLast((verb): verb is MetricsVerb => verb.kind === 'metrics') ?? {}
  const asked = metrics.filter(({ as }) => answer.includes(as))
  if (by.length !== 1 || asked.length === 0 || asked.some(({ metric }) => metric.kind !== 'change'))
    return rows
  const places = asked.map(({ as }) => columns.findIndex(({ name }) => name === as))
  const first = rows.findIndex((row) => places.some((place) => (row[place] ?? null) !== null))
  return rows.slice(Math.max(first, 0))
}

function comingRows(
  { as }: ForecastAnalysis,
  columns: readonly { readonly name: string }[],
  rows: readonly (readonly Cell[])[],
): readonly (readonly Cell[])[] {
  const place = columns.findIndex(({ name }) => name === as.low)
  return rows.filter((row) => (row[place] ?? null) !== null)
}
