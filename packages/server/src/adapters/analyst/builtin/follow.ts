import { columnsIn } from '../../../domain/condition.ts'
import type { Condition, FilterVerb, GroupVerb, LimitVerb, OrderVerb, Step } from '@auger/contract/plan'
import { isTemporal, type Column, type Table } from '../../../domain/table.ts'
import type { Locale } from '../../../locales/index.ts'
import type { EarlierJob } from '../../../ports/analyst.ts'
import type { KeyWish, MeasureWish } from './draft.ts'
import type { Fragment, Reading } from './reading.ts'
import { stepOf } from './step-of.ts'

/** Whether there is anything in the fragment that could change a plan. */
export function changesSomething(fragment: Fragment): boolean {
  const { conditions, keys, measures, functions, amounts, limit, order, chart } = fragment
  return (
    conditions.length + keys.length + measures.length + functions.length + amounts.length > 0 ||
    limit !== undefined ||
    order !== undefined ||
    chart !== undefined
  )
}

/** The last plan with the parts exchanged that the question names: "and by region?", "only for Canada", "top 3". */
export function follow(fragment: Fragment, context: readonly EarlierJob[], locale: Locale): Step | undefined {
  const last = context.at(-1)?.plan.steps.at(-1)
  if (last === undefined || !changesSomething(fragment)) return undefined
  const before = readingOf(last, fragment.table)
  if (before === undefined) return undefined
  const want = changedWant(before, fragment)
  if (want === undefined) return undefined
  const chart = fragment.chart ?? 'auto'
  const order = fragment.order ?? (fragment.keys.length > 0 ? undefined : before.order)
  return stepOf(
    {
      ...before,
      conditions: changedConditions(before.conditions, fragment.conditions),
      want,
      chart,
      order,
      limit: fragment.limit ?? before.limit,
    },
    locale,
  )
}

function changedWant({ want }: Reading, fragment: Fragment): Reading['want'] | undefined {
  const changed =
    fragment.keys.length + fragment.measures.length + fragment.functions.length + fragment.amounts.length >
      0 || fragment.lead !== undefined
  if (want.kind !== 'measures') {
    if (want.kind === 'ranking')
      return changed && fragment.lead === undefined
        ? undefined
        : { ...want, lead: fragment.lead ?? want.lead }
    return changed ? undefined : want
  }
  const measures = changedMeasures(want.measures, fragment)
  const keys = fragment.keys.length > 0 ? fragment.keys : want.keys
  const lead =
    fragment.lead ?? (fragment.keys.length > 0 && fragment.limit === undefined ? undefined : want.lead)
  return keys.length === 0 && (fragment.limit !== undefined || fragment.lead !== undefined)
    ? undefined
    : { ...want, keys, measures, lead }
}

function changedMeasures(before: readonly MeasureWish[], fragment: Fragment): readonly MeasureWish[] {
  if (fragment.measures.length > 0) return fragment.measures
  const [named] = fragment.functions
  const [first] = before
  const known = named ?? (first?.column === undefined ? 'sum' : first.function)
  if (fragment.amounts.length > 0) return fragment.amounts.map((column) => ({ function: known, column }))
  if (named === undefined) return before
  return before.map((measure) => (measure.column === undefined ? measure : { ...measure, function: named }))
}

/** A new condition takes the place of those on the same column. */
function changedConditions(before: readonly Condition[], added: readonly Condition[]): readonly Condition[] {
  const columns = new Set(added.flatMap(columnsIn))
  return [
    ...before.filter((condition) => !columnsIn(condition).some((column) => columns.has(column))),
    ...added,
  ]
}

/** An earlier step as a reading again; only steps of the shapes we write, over the same table. */
function readingOf(step: Step, table: Table): Reading | undefined {
  if (step.input.kind !== 'table' || step.input.tableId !== table.id) return undefined
  const column = (name: string): Column | undefined =>
    table.columns.find((candidate) => candidate.name === name)
  const filter = step.verbs[0]?.kind === 'filter' ? step.verbs[0].where : undefined
  const conditions = filter === undefined ? [] : filter.kind === 'and' ? filter.conditions : [filter]
  const group = step.verbs.find((verb): verb is GroupVerb => verb.kind === 'group')
  const order = step.verbs.find((verb): verb is OrderVerb => verb.kind === 'order')
  const { count: limit, offset } = step.verbs.find((verb): verb is LimitVerb => verb.kind === 'limit') ?? {}
  if (offset !== undefined) return undefined
  const led = step.answerRows === 'top' || limit !== undefined ? order?.by[0]?.direction : undefined
  const shared = {
    table,
    conditions,
    having: [],
    chart: step.chart,
    limit: step.answerRows === 'top' ? undefined : limit,
    order: undefined,
  }
  if (group === undefined) {
    const by = column(order?.by[0]?.column ?? '')
    const columns = step.answer.flatMap((name) => column(name) ?? [])
    if (by !== undefined && led !== undefined)
      return {
        ...shared,
        want: { kind: 'ranking', by, show: columns.filter((shown) => shown !== by), lead: led },
      }
    return {
      ...shared,
      want: {
        kind: 'rows',
        columns,
        distinct: step.verbs.some((verb) => verb.kind === 'select' && verb.distinct),
      },
    }
  }
  if (step.verbs.slice(1).some((verb): verb is FilterVerb => verb.kind === 'filter')) return undefined
  const keys = group.by.flatMap((key): readonly KeyWish[] => {
    const found = column(key.column)
    return found === undefined ? [] : [{ column: found, grain: key.grain }]
  })
  const measures = group.measures.map((measure): MeasureWish => ({
    function: measure.function,
    column: column(measure.column ?? ''),
  }))
  return { ...shared, want: { kind: 'measures', keys: withoutAddedYears(keys), measures, lead: led } }
}

/** The year that a month was given is given anew where it is still needed. */
const withoutAddedYears = (keys: readonly KeyWish[]): readonly KeyWish[] =>
  keys.filter(
    (key) =>
      !(
        key.grain === 'year' &&
        isTemporal(key.column) &&
        keys.some(
          (other) => other.column === key.column && (other.grain === 'month' || other.grain === 'quarter'),
        )
      ),
  )
