import type { MeasureFunction } from '@auger/contract/plan'
import type { Column } from '../../../domain/table.ts'
import { natureOf } from '../../../locales/index.ts'
import { isPlural } from './candidates/plural.ts'
import type { Draft, MeasureWish } from './draft.ts'
import { columnsOf, isAmount, type Item } from './item.ts'
import { byQuestionWord } from './lead-target.ts'
import type { Want } from './reading.ts'
import { isPinned } from './pinned.ts'
import { isUnique } from './row-identity.ts'

/** A question that ranks nothing: measures, groups, or rows. `rows` tells whether it names the rows themselves. */
export function settlePlain(draft: Draft, rows: boolean): Want | undefined {
  const open = draft.columns.filter((column) => !isPinned(draft, column))
  const names = open.filter((column) => !isAmount(column))
  if (draft.having.length > 0 && draft.measures.length === 0) return settleHaving(draft, names)
  if (isOneByOne(draft))
    return {
      kind: 'rows',
      columns: [...new Set([...draft.keys.map(({ column }) => column), ...open])],
      distinct: false,
    }
  const measures = plainMeasures(draft, open.filter(isAmount))
  if (measures.length > 0)
    return isSpent(draft, open, measures) ? measured(draft, names, measures) : undefined
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
  if (open.length > 0) return isRuledOut(draft, open) ? undefined : listing(draft, open)
  if (draft.columns.length > 0) return undefined
  const shown = rows && (draft.listed || draft.conditions.length > 0 || draft.orders.length > 0)
  return shown ? { kind: 'rows', columns: draft.table.columns, distinct: false } : undefined
}

/** A name beside a measure, with nothing that says "by": to group by it is a guess, so it is asked. */
function measured(
  draft: Draft,
  names: readonly Column[],
  measures: readonly MeasureWish[],
): Want | undefined {
  const told = [...draft.keys, ...draft.pairs]
  const [name, ...others] = names
  const [measure] = measures
  if (name !== undefined && told.length === 0) {
    if (others.length > 0 || draft.conditions.length > 0 || measure === undefined) return undefined
    draft.doubts++
  }
  const keys = [...told, ...names.map((column) => ({ column, grain: undefined }))]
  return { kind: 'measures', keys, measures, lead: undefined }
}

/** By what no two rows share there is nothing to sum up: the salary of each name is a list. */
function isOneByOne(draft: Draft): boolean {
  const [key, ...others] = draft.keys
  const measured = draft.measures.length + draft.functions.length > 0 || draft.countsRows
  return (
    key !== undefined &&
    others.length === 0 &&
    key.grain === undefined &&
    !measured &&
    draft.columns.length > 0 &&
    isUnique(key.column, draft.table)
  )
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

/** Of a price by group one may want the mean or the sum. */
function natural(draft: Draft, column: Column): MeasureFunction {
  if (natureOf(column.name) !== 'intensive') return 'sum'
  if (itemFor(draft, column) !== undefined && !draft.compared) draft.doubts++
  return 'mean'
}

const itemFor = (draft: Draft, column: Column): Item | undefined =>
  draft.items.find((item) => columnsOf(item).some((linked) => linked.column === column))

/** shops with more than 50 orders */
function settleHaving(draft: Draft, names: readonly Column[]): Want | undefined {
  const keys = [...draft.keys, ...names.map((column) => ({ column, grain: undefined }))]
  const measures = new Map(
    draft.having.map(({ measure }) => [`${measure.function} ${measure.column?.name ?? ''}`, measure]),
  )
  return keys.length === 0
    ? undefined
    : { kind: 'measures', keys, measures: [...measures.values()], lead: undefined }
}

/** "which products were not returned" rules products out and not rows; no filter of rows can say that. */
function isRuledOut(draft: Draft, open: readonly Column[]): boolean {
  const negative = draft.conditions.some(
    (condition) => condition.kind === 'not' && condition.condition.kind !== 'missing',
  )
  return (
    negative &&
    draft.asks !== undefined &&
    open.every((column) => !isAmount(column) && !isUnique(column, draft.table))
  )
}

/** Names in the plural, or asked for without condition, are listed once each. */
function listing(draft: Draft, open: readonly Column[]): Want {
  const columns = [...new Set(open)]
  const [only] = columns
  const repeats =
    columns.length === 1 && only !== undefined && !isAmount(only) && only.distinct < draft.table.rowCount
  const item = only === undefined ? undefined : itemFor(draft, only)
  const plural = draft.conditions.length === 0 || (item !== undefined && isPlural(draft.question, item))
  const sorted = draft.orders.flatMap(({ column }) =>
    column === undefined || columns.includes(column) ? [] : [column],
  )
  return {
    kind: 'rows',
    columns: [...columns, ...sorted],
    distinct: repeats && plural && sorted.length === 0,
  }
}
