import type { Condition } from '@auger/contract/plan'
import { isTemporal, type Column } from '../../../domain/table.ts'
import { mayTrail } from '../../../locales/index.ts'
import type { Period } from '../../../domain/calendar.ts'
import { claim, isFree, take, type Draft } from './draft.ts'
import { timeColumns } from './ground.ts'
import { meaning, pick, says, type Item } from './item.ts'
import { comparedWithPeriod, within } from './period-conditions.ts'
import { isDashBetween } from './question.ts'

/** Times become conditions on the column that places rows in time. */
export function readPeriods(draft: Draft): void {
  const { items } = draft
  const found = new Map<Column, Condition[]>()
  for (const [index, item] of items.entries()) {
    const period = periodOf(item)
    if (period === undefined || !isFree(draft, item)) continue
    const column = timeColumn(draft, index)
    if (column === undefined) continue
    claim(draft, item)
    const condition = rangeFrom(draft, index, period, column) ?? comparedWith(draft, index, period, column)
    found.set(column, [...(found.get(column) ?? []), condition])
  }
  for (const [column, conditions] of found) {
    const [only] = conditions
    if (conditions.length === 1 && only !== undefined) draft.conditions.push(only)
    else draft.conditions.push(together(draft, column, conditions))
  }
}

const periodOf = (item: Item | undefined): (Period & { readonly year: number | undefined }) | undefined =>
  item?.link?.ground.kind === 'period' ? item.link.ground : undefined

/** Two ends bound one span; two whole periods are both meant, and told apart when something is measured in them. */
function together(draft: Draft, column: Column, conditions: readonly Condition[]): Condition {
  const open = conditions.some((condition) => condition.kind === 'compare' && condition.operator !== '=')
  if (open) return { kind: 'and', conditions }
  const whole = conditions.every((condition) => condition.kind === 'between' || condition.kind === 'compare')
  if (whole) draft.pairs.push({ column, grain: isTemporal(column) ? 'year' : undefined })
  return { kind: 'or', conditions }
}

/** A time column named next to the period, else the only or first one there is. */
function timeColumn(draft: Draft, index: number): Column | undefined {
  const times = timeColumns(draft.table)
  for (const offset of [-1, 1, -2, 2]) {
    const near = draft.items[index + offset]
    const linked = pick(near, (column) => times.includes(column))
    if (near !== undefined && linked !== undefined && isFree(draft, near)) return take(draft, near, linked)
  }
  const dated = times.filter(isTemporal)
  const [first, ...others] = dated.length > 0 ? dated : times
  if (first !== undefined && others.length > 0)
    draft.assumptions.push({ kind: 'column', said: draft.items[index]?.text ?? '', column: first.name })
  return first
}

/** between … and …, from … to …, 2019–2021 */
function rangeFrom(draft: Draft, index: number, period: Period, column: Column): Condition | undefined {
  const { items } = draft
  const before = items[index - 1]
  const between = items[index + 1]
  const bridged = says(between, 'joint')
  const other = items[index + (bridged ? 2 : 1)]
  const end = periodOf(other)
  if (end === undefined || other === undefined) return undefined
  const opened = says(before, 'between', 'when') && meaning(before, 'when')?.operator !== '>'
  const joint = meaning(between, 'joint')?.of
  if (!(joint === 'to' || (opened && bridged) || (!bridged && isDash(draft, index)))) return undefined
  claim(draft, other, ...(bridged ? [between] : []), ...(opened ? [before] : []))
  const closing = items[index + (bridged ? 3 : 2)]
  if (says(closing, 'between')) claim(draft, closing)
  return within(column, { from: period.from, until: end.until })
}

function isDash({ items, question }: Draft, index: number): boolean {
  const [first, second] = [items[index], items[index + 1]]
  return first !== undefined && second !== undefined && isDashBetween(question, first, second)
}

function comparedWith(draft: Draft, index: number, period: Period, column: Column): Condition {
  const { items } = draft
  const side = mayTrail(draft.question.locale.hears)
    ? [items[index + 1], items[index - 1]]
    : [items[index - 1]]
  const word = side.find(
    (item) => isFree(draft, item) && (meaning(item, 'when') ?? meaning(item, 'compare')) !== undefined,
  )
  const operator = meaning(word, 'when')?.operator ?? meaning(word, 'compare')?.operator
  claim(draft, word)
  const unit = items[index - 1]
  if (
    isFree(draft, unit) &&
    says(unit, 'grain') &&
    unit.end - unit.start === 1 &&
    !says(items[index - 2], 'group')
  )
    claim(draft, unit)
  const condition =
    operator === undefined || operator === '='
      ? within(column, period)
      : comparedWithPeriod(column, period, operator)
  const negation = items[index - 1]
  if (says(negation, 'negation') && isFree(draft, negation)) {
    claim(draft, negation)
    return { kind: 'not', condition }
  }
  return condition
}
