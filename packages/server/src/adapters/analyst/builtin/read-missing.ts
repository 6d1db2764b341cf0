import type { Column } from '../../../domain/table.ts'
import { claim, isFree, take, type Draft } from './draft.ts'
import { columnsOf, says } from './item.ts'

/** "rows with a missing weight", "where status is empty" */
export function readMissing(draft: Draft): void {
  readAbsence(draft)
  for (const [index, item] of draft.items.entries()) {
    if (!says(item, 'missing') || !isFree(draft, item)) continue
    const near = [index + 1, index - 1, index - 2].map((place) => draft.items[place])
    const named = near.find((candidate) => isFree(draft, candidate) && columnsOf(candidate).length > 0)
    const linked = columnsOf(named)[0]
    if (named === undefined || linked === undefined) continue
    claim(draft, item)
    const condition = { kind: 'missing', column: take(draft, named, linked).name } as const
    const negation = draft.items[index - 1]
    const negated = says(negation, 'negation') && isFree(draft, negation)
    if (negated) claim(draft, negation)
    draft.conditions.push(negated ? { kind: 'not', condition } : condition)
  }
}

/** "no weight information", "without rating data" */
function readAbsence(draft: Draft): void {
  for (const [index, item] of draft.items.entries()) {
    const named = draft.items[index + 1]
    const [linked] = columnsOf(named)
    if (!says(item, 'negation') || !isFree(draft, item) || !isFree(draft, named) || linked === undefined)
      continue
    const spoken = /^(?:information|info|data|values?|details)$/.test(
      draft.question.units[named.end]?.folded ?? '',
    )
    if (!spoken && !canOnlyBeMissing(linked.column)) continue
    claim(draft, item)
    draft.conditions.push({ kind: 'missing', column: take(draft, named, linked).name })
  }
}

/** An order without a rating has none; an order without a discount may have one of nought. */
const canOnlyBeMissing = (column: Column): boolean =>
  column.missing > 0 && column.type !== 'boolean' && !(Number(column.minimum) <= 0)
