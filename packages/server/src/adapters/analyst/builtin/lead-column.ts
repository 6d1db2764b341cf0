import { isTemporal, type Column } from '../../../domain/table.ts'
import { mayTrail, natureOf } from '../../../locales/index.ts'
import { claim, isFree, take, type Draft, type Lead } from './draft.ts'
import { hintedColumn } from './hinted-column.ts'
import { isAmount, isOrdered, isRows, pick, says, valuesOf, type Item } from './item.ts'
import { isPinned } from './pinned.ts'

/** What the highest is the highest of: a column, or the number of rows. */
export type LeadBy =
  { readonly kind: 'column'; readonly column: Column } | { readonly kind: 'rows' } | undefined

export function leadBy(draft: Draft, lead: Lead): LeadBy {
  const ordered = draft.orders[0]?.column
  if (ordered !== undefined) {
    draft.orders.splice(0, draft.orders.length)
    return { kind: 'column', column: ordered }
  }
  const named = beside(draft, lead)
  if (named !== undefined) return named
  const hinted = hintedColumn(draft, lead.item, lead.of)
  return hinted === undefined ? undefined : { kind: 'column', column: hinted }
}

/** The amount named next to it: after it in English, before it in Chinese, over what only narrows the rows. */
function beside(draft: Draft, lead: Lead): LeadBy {
  const at = draft.items.indexOf(lead.item)
  const after = (): LeadBy => scan(draft, lead, range(at + 1, at + 4))
  const before = (): LeadBy => scan(draft, lead, range(at - 1, at - 4))
  // What is found is claimed: the other side is looked at only where nothing was.
  if (mayTrail(draft.question.locale.hears)) return before() ?? after()
  // The youngest are so by age, whatever was said before them.
  return after() ?? (lead.of.length > 0 ? undefined : before())
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.abs(to - from) }, (_, index) => (to > from ? from + index : from - index))

function scan(draft: Draft, lead: Lead, places: readonly number[]): LeadBy {
  for (const place of places) {
    const item = draft.items[place]
    if (item === undefined) return undefined
    const linked = isFree(draft, item) ? pick(item, isOrdered) : undefined
    if (
      linked !== undefined &&
      (isAmount(linked.column) || (isTemporal(linked.column) && lead.kind !== 'most')) &&
      !isPinned(draft, linked.column)
    )
      return { kind: 'column', column: take(draft, item, linked) }
    if (lead.kind === 'most' && isRows(item) && isFree(draft, item)) {
      claim(draft, item)
      return { kind: 'rows' }
    }
    if (!passes(draft, item)) return undefined
  }
  return undefined
}

const passes = (draft: Draft, item: Item): boolean =>
  draft.claimed.has(item)
    ? !says(item, 'group') || valuesOf(item).length > 0
    : says(item, 'verb', 'filler', 'quantity', 'rank') || valuesOf(item).length > 0

/** A bare amount in a ranking of groups: amounts that add up are added, of others the extreme counts. */
export function rankFunction(lead: Lead, column: Column): 'sum' | 'maximum' | 'minimum' {
  const extreme = lead.direction === 'high' ? 'maximum' : 'minimum'
  if (isTemporal(column)) return extreme
  if (lead.kind === 'most') return 'sum'
  const nature = natureOf(column.name)
  return nature === 'extensive' || (nature === 'unknown' && lead.kind === 'rank') ? 'sum' : extreme
}
