import type { ComparisonOperator, Condition } from '@auger/contract/plan'
import { isGrouping, isNumeric, type Column } from '../../../domain/table.ts'
import { claim, isFree, take, type Draft, type MeasureWish } from './draft.ts'
import { comparisonSubject, type Subject } from './comparison-subject.ts'
import { meaning, numberOf, pick, says, type Item } from './item.ts'
import { isUnique } from './row-identity.ts'
import { factorTo, unitOf, unitSaid } from './unit-of.ts'
import { namesScale } from './names-scale.ts'

/** over 30 · 30 or more · between 5 and 10 · a rank of 3 */
export function readComparisons(draft: Draft): void {
  for (const [index, item] of draft.items.entries()) {
    const value = numberOf(item)
    if (value === undefined || !isFree(draft, item)) continue
    const range = rangeAt(draft, index, value)
    const compared = range === undefined ? comparisonAt(draft, index, value) : undefined
    const first = range?.opener ?? compared?.word ?? item
    const last = range?.last ?? item
    const subject = comparisonSubject(draft, first, last, range !== undefined || compared?.word !== undefined)
    if (subject === undefined) {
      if (range === undefined && compared?.word === undefined) readKey(draft, index, value)
      continue
    }
    claim(draft, item, ...(range?.items ?? []), compared?.word)
    note(
      draft,
      subject,
      last,
      range === undefined
        ? { operator: compared?.operator ?? '=', value, plain: plainOf(item) ?? value }
        : { low: value, high: range.high },
    )
  }
}

interface Range {
  readonly items: readonly Item[]
  readonly opener: Item | undefined
  readonly last: Item
  readonly high: number
}

function rangeAt(draft: Draft, index: number, _low: number): Range | undefined {
  const { items } = draft
  const [before, joint, end, closing] = [
    items[index - 1],
    items[index + 1],
    items[index + 2],
    items[index + 3],
  ]
  const high = numberOf(end)
  if (end === undefined || high === undefined || !says(joint, 'joint')) return undefined
  const opened = says(before, 'between') || meaning(before, 'when')?.operator === '>='
  const closed = says(closing, 'between')
  if (!opened && !closed && meaning(joint, 'joint')?.of !== 'to') return undefined
  const used = [opened ? before : undefined, joint, end, closed ? closing : undefined].filter(
    (item) => item !== undefined,
  )
  return {
    items: used,
    opener: opened ? before : undefined,
    last: closed && closing !== undefined ? closing : end,
    high,
  }
}

interface Compared {
  readonly operator: ComparisonOperator
  readonly word: Item | undefined
}

function comparisonAt(draft: Draft, index: number, _value: number): Compared {
  const after = draft.items[index + 1]
  const before = draft.items[index - 1]
  const unit = draft.items[index + 2]
  const following = [after, says(after, 'grain', 'filler', 'unit') ? unit : undefined].find(
    (item) => meaning(item, 'compare')?.place === 'after',
  )
  const word = meaning(before, 'compare')?.place === 'before' ? before : following
  return { operator: meaning(word, 'compare')?.operator ?? '=', word }
}

/** "30 minutes", "2 hours": the unit belongs to the number, and is turned into the column's. */
function factorOf(draft: Draft, last: Item, column: Column): number {
  const next = draft.items[draft.items.indexOf(last) + 1]
  if (!isFree(draft, next)) return 1
  const said = unitSaid(next)
  const factor = said === undefined ? undefined : factorTo(column, said)
  if (factor !== undefined || (says(next, 'grain') && unitOf(column) === undefined)) claim(draft, next)
  return factor ?? 1
}

type Bounds =
  | { readonly operator: ComparisonOperator; readonly value: number; readonly plain: number }
  | { readonly low: number; readonly high: number }

function note(draft: Draft, subject: Subject, last: Item, bounds: Bounds): void {
  if (subject.kind === 'rows')
    return noteHaving(draft, { function: 'count', column: undefined }, bounds, subject.item)
  if (subject.kind === 'hinted') return noteCondition(draft, subject.column, last, bounds)
  const linked = pick(subject.item, isNumeric)
  if (linked === undefined) return
  const column = take(draft, subject.item, linked)
  const counted = draft.items[draft.items.indexOf(subject.item) - 1]
  if (isFree(draft, counted) && says(counted, 'quantity')) claim(draft, counted)
  const measure = meaning(subject.measure, 'measure')
  if (measure !== undefined && draft.items.some((item) => isGroupTarget(draft, item)))
    noteHaving(draft, { function: measure.function, column }, bounds, subject.measure)
  else noteCondition(draft, column, last, bounds)
}

function noteCondition(draft: Draft, column: Column, last: Item, bounds: Bounds): void {
  const factor = factorOf(draft, last, column)
  const value = 'low' in bounds ? 0 : namesScale(column.name) ? bounds.plain : bounds.value
  const condition: Condition =
    'low' in bounds
      ? { kind: 'between', column: column.name, low: bounds.low * factor, high: bounds.high * factor }
      : { kind: 'compare', column: column.name, operator: bounds.operator, value: value * factor }
  draft.conditions.push(negated(draft, condition))
}

/** An aggregate is compared group by group, so there must be something to group by. */
const isGroupTarget = (draft: Draft, item: Item): boolean =>
  isFree(draft, item) && pick(item, (column) => isGrouping(column) || column.role === 'text') !== undefined

function noteHaving(draft: Draft, measure: MeasureWish, bounds: Bounds, item: Item | undefined): void {
  claim(draft, item)
  if ('low' in bounds)
    draft.having.push(
      { measure, operator: '>=', value: bounds.low },
      { measure, operator: '<=', value: bounds.high },
    )
  else draft.having.push({ measure, operator: bounds.operator, value: bounds.value })
}

function negated(draft: Draft, condition: Condition): Condition {
  const item = draft.items.find((candidate) => says(candidate, 'negation') && isFree(draft, candidate))
  const column = condition.kind === 'compare' ? condition.column : ''
  const place = item === undefined ? -1 : draft.items.indexOf(item)
  const next = draft.items[place + 1]
  if (
    item === undefined ||
    next === undefined ||
    !draft.claimed.has(next) ||
    pick(next, ({ name }) => name === column) === undefined
  )
    return condition
  claim(draft, item)
  return { kind: 'not', condition }
}

const plainOf = (item: Item): number | undefined =>
  item.link?.ground.kind === 'number' ? item.link.ground.plain : undefined

/** order 1007: a number after what the rows are is their key. */
function readKey(draft: Draft, index: number, value: number): void {
  const [before, item] = [draft.items[index - 1], draft.items[index]]
  const key = draft.table.columns.find(
    (column) => column.type === 'integer' && column.role === 'identifier' && isUnique(column, draft.table),
  )
  if (
    key === undefined ||
    item === undefined ||
    before?.link?.ground.kind !== 'entity' ||
    before.end !== item.start
  )
    return
  claim(draft, before, item)
  draft.conditions.push({ kind: 'compare', column: key.name, operator: '=', value })
}
