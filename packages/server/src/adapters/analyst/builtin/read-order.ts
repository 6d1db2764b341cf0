import { claim, isFree, take, type Draft } from './draft.ts'
import { columnsOf, meaning, says } from './item.ts'

/** "sorted by price descending", 按价格从高到低; without a column it orders by what is measured. */
export function readOrder(draft: Draft): void {
  const word = draft.items.find((item) => says(item, 'order') && isFree(draft, item))
  const directed = draft.items.find((item) => says(item, 'direction') && isFree(draft, item))
  const direction = meaning(directed, 'direction')?.direction
  claim(draft, directed)
  if (word === undefined && direction === undefined) return
  claim(draft, word)
  const place = word === undefined ? -1 : draft.items.indexOf(word)
  const item = word === undefined ? undefined : draft.items[place + 1]
  const linked = columnsOf(item)[0]
  const named =
    draft.question.locale.hears.spaced && item !== undefined && linked !== undefined && isFree(draft, item)
  if (draft.orders.length > 0 && !named) {
    const [first] = draft.orders.splice(0, draft.orders.length)
    draft.orders.push({ column: first?.column, direction: direction ?? 'descending' })
    return
  }
  draft.orders.push({
    column: named ? take(draft, item, linked) : undefined,
    direction: direction ?? (named ? 'ascending' : 'descending'),
  })
}
