import type { MeasureFunction } from '../../../domain/plan.ts'
import type { Column } from '../../../domain/table.ts'
import { natureOf, singular } from '../../../locales/index.ts'
import type { Draft, MeasureWish } from './draft.ts'
import { columnsOf, isAmount, type Item } from './item.ts'
import { byQuestionWord } from './lead-target.ts'
import type { Want } from './reading.ts'
import { isPinned } from './pinned.ts'

/** A question that ranks nothing: measures, groups, or rows. `rows` tells whether it names the rows themselves. */
export function settlePlain(draft: Draft, rows: boolean): Want | undefined {
  const open = draft.columns.filter((column) => !isPinned(draft, column))
  const names = open.filter((column) => !isAmount(column))
  if (draft.having.length > 0 && draft.measures.length === 0) return settleHaving(draft, names)
  const measures = plainMeasures(draft, open.filter(isAmount))
  if (measures.length > 0) {
    const keys = [...draft.keys, ...draft.pairs, ...names.map((column) => ({ column, grain: undefined }))]
    return isSpent(draft, open, measures) ? { kind: 'measures', keys, measures, lead: undefined } : undefined
  }
  if (draft.keys.length > 0) {
    if (!rows || open.length > 0) return undefined
    return {
      kind: 'measures',
      keys: draft.keys,
      measures: [{ function: 'count', column: undefined }],
      lead: undefined,
    }
  }
  const placed = draft.asks === 'time' || draft.asks === 'place' ? byQuestionWord(draft) : undefined
  const asked =
    draft.conditions.length > 0
      ? (placed ?? (open.length === 0 ? byQuestionWord(draft) : undefined))
      : undefined
  if (asked?.kind === 'column' && !isPinned(draft, asked.column))
    return { kind: 'rows', columns: [asked.column], distinct: false }
  if (open.length > 0) return listing(draft, open)
  if (draft.columns.length > 0) return undefined
  const shown = rows && (draft.listed || draft.conditions.length > 0 || draft.orders.length > 0)
  return shown ? { kind: 'rows', columns: draft.table.columns, distinct: false } : undefined
}

/** Every amount that was named must have become a measure. */
const isSpent = (draft: Draft, open: readonly Column[], measures: readonly MeasureWish[]): boolean =>
  open
    .filter(isAmount)
    .every((column) => measures.some((measure) => measure.column === column) || isOrdered(draft, column))

const isOrdered = (draft: Draft, column: Column): boolean =>
  draft.orders.some((order) => order.column === column)

/** Measures said in full; a function and an amount said apart; or amounts by group, each by its nature. */
function plainMeasures(draft: Draft, amounts: readonly Column[]): readonly MeasureWish[] {
  const [named] = draft.functions
  const rows: readonly MeasureWish[] = draft.countsRows ? [{ function: 'count', column: undefined }] : []
  const own = [...draft.measures, ...rows]
  if (named !== undefined && amounts.length > 0)
    return [...own, ...amounts.map((column) => ({ function: named, column }))]
  const paired = draft.pairs.length > 0 && !draft.listed
  if (own.length > 0 || (draft.keys.length === 0 && !paired)) return own
  return amounts.map((column) => ({ function: natural(draft, column), column }))
}

/** Of a price by group one may want the mean or the sum; which, must be asked. */
function natural(draft: Draft, column: Column): MeasureFunction {
  if (natureOf(column.name) !== 'intensive') return 'sum'
  const item = itemFor(draft, column)
  const { names, questions } = draft.question.locale.says
  if (item !== undefined && !draft.compared) {
    const instead = (['mean', 'sum'] as const).map((one) => names.measure(one, questions.quoted(column.name)))
    draft.doubts.push({ start: item.start, end: item.end, instead })
  }
  return 'mean'
}

const itemFor = (draft: Draft, column: Column): Item | undefined =>
  draft.items.find((item) => columnsOf(item).some((linked) => linked.column === column))

/** airlines with more than 50 flights */
function settleHaving(draft: Draft, names: readonly Column[]): Want | undefined {
  const keys = [...draft.keys, ...names.map((column) => ({ column, grain: undefined }))]
  const measures = new Map(
    draft.having.map(({ measure }) => [`${measure.function} ${measure.column?.name ?? ''}`, measure]),
  )
  return keys.length === 0
    ? undefined
    : { kind: 'measures', keys, measures: [...measures.values()], lead: undefined }
}

/** Names in the plural, or asked for without condition, are listed once each. */
function listing(draft: Draft, open: readonly Column[]): Want {
  const columns = [...new Set(open)]
  const [only] = columns
  const repeats =
    columns.length === 1 && only !== undefined && !isAmount(only) && only.distinct < draft.table.rowCount
  const item = only === undefined ? undefined : itemFor(draft, only)
  const plural = draft.conditions.length === 0 || (item !== undefined && isPlural(draft, item))
  const sorted = draft.orders.flatMap(({ column }) =>
    column === undefined || columns.includes(column) ? [] : [column],
  )
  return {
    kind: 'rows',
    columns: [...columns, ...sorted],
    distinct: repeats && plural && sorted.length === 0,
  }
}

/** Languages without a plural name the thing once however many there are. */
function isPlural(draft: Draft, item: Item): boolean {
  const last = draft.question.units[item.end - 1]
  return last?.dense === true || singular(last?.folded ?? '') !== last?.folded
}
