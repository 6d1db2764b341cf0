import type { Column } from '../../../domain/table.ts'
import { claim, isFree, take, type Draft } from './draft.ts'
import { columnsOf, isRows, says, type Item } from './item.ts'
import type { LinkedColumn } from './link.ts'
import { isModifierOf } from './question.ts'

/** What is left over: yes-or-no columns choose rows, others are shown, joints between what was read are spent. */
export function readRest(draft: Draft): void {
  const named: Named[] = []
  for (const [index, item] of draft.items.entries()) {
    if (!isFree(draft, item)) continue
    const [best] = columnsOf(item)
    if (best?.column.type === 'boolean' && !says(draft.items[index - 1], 'ask', 'list', 'group'))
      readFlag(draft, index, best)
    else if (best !== undefined)
      named.push({ item, column: take(draft, item, best), context: isContext(draft, item) })
    else if (isRows(item)) claim(draft, item)
  }
  const heads = named.filter(
    ({ item }) => !named.some(({ item: head }) => isModifierOf(draft.question, item, head)),
  )
  draft.columns.push(...shownOf(draft, heads).map(({ column }) => column))
  spendJoints(draft)
}

interface Named {
  readonly item: Item
  readonly column: Column
  readonly context: boolean
}

/** Of the names left over those are shown that were asked for; where rows are narrowed down, others only describe them. */
function shownOf(draft: Draft, named: readonly Named[]): readonly Named[] {
  const measured = draft.measures.length > 0
  const narrowed = draft.conditions.length > 0 || measured
  const other = named.some(({ context }) => !context) || measured || draft.lead !== undefined
  if (!narrowed || !other) return named
  const free = named.filter(({ context }) => !context)
  const [asked] = free.filter(({ item }) => isAsked(draft, item))
  if (asked === undefined || draft.conditions.length === 0 || measured) return free
  return free.filter(
    (one, index) => one === asked || isAsked(draft, one.item) || isJoined(draft, one, free[index - 1]),
  )
}

const isAsked = (draft: Draft, item: Item): boolean =>
  says(draft.items[draft.items.indexOf(item) - 1], 'ask', 'list')

/** "the name and the age", "name, age" */
function isJoined(draft: Draft, { item }: Named, before: Named | undefined): boolean {
  if (before === undefined) return false
  const text = draft.question.text.slice(
    draft.question.units[before.item.end - 1]?.end,
    draft.question.units[item.start]?.start,
  )
  return (
    /[,，、&]/.test(text) ||
    draft.items
      .slice(draft.items.indexOf(before.item), draft.items.indexOf(item))
      .some((near) => says(near, 'joint'))
  )
}

function readFlag(draft: Draft, index: number, linked: LinkedColumn): void {
  const [item, before] = [draft.items[index], draft.items[index - 1]]
  if (item === undefined) return
  const negated = isFree(draft, before) && says(before, 'negation')
  if (negated) claim(draft, before)
  draft.conditions.push({
    kind: 'compare',
    column: take(draft, item, linked).name,
    operator: '=',
    value: !negated,
  })
}

const articles = new Set(['the', 'a', 'an', 'that', 'this'])
const prepositions = new Set(['of', 'for', 'at', 'in', 'with', 'by', 'from', 'on', 'to'])

/** "the country of the shop with …": the shop only says what the rows are. */
function isContext(draft: Draft, item: Item): boolean {
  const [near, far] = [
    draft.question.units[item.start - 1]?.folded ?? '',
    draft.question.units[item.start - 2]?.folded ?? '',
  ]
  return prepositions.has(articles.has(near) ? far : near)
}

/** A joint is understood when what stands on both of its sides is. */
function spendJoints(draft: Draft): void {
  for (const [index, item] of draft.items.entries()) {
    if (!says(item, 'joint', 'when', 'between') || !isFree(draft, item)) continue
    const sides = [draft.items[index - 1], draft.items[index + 1]]
    if (
      says(item, 'joint') &&
      sides.every(
        (side) => side === undefined || draft.claimed.has(side) || says(side, 'filler', 'verb', 'joint'),
      )
    )
      claim(draft, item)
  }
}
