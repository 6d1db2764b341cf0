import { claim, isFree, take, type Draft } from './draft.ts'
import { columnsOf, says } from './item.ts'

/** "rows with a missing delay", "where status is empty" */
export function readMissing(draft: Draft): void {
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
