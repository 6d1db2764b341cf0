import { claim, isFree, type Draft, type Lead } from './draft.ts'
import { columnsOf, isRows, meaning, numberOf, says, type Item } from './item.ts'

/** The highest, the most, the top five: what leads, and how many of it. */
export function readRank(draft: Draft): void {
  for (const [index, item] of draft.items.entries()) {
    const lead = isFree(draft, item) ? leadOf(item) : undefined
    if (lead === undefined || (draft.lead !== undefined && !agrees(draft.lead, lead))) continue
    const count = [draft.items[index + 1], draft.items[index - 1]].find((near) => isCount(draft, near))
    if (lead.kind === 'rank' && count === undefined && meaning(item, 'rank')?.position === true) continue
    const leading = count ?? (draft.limit === undefined ? countBefore(draft, index) : undefined)
    claim(draft, item, leading)
    if (draft.lead === undefined || lead.kind !== 'rank') draft.lead = lead
    if (leading !== undefined) draft.limit = numberOf(leading)
  }
}

/** "the top 3 cheapest", 最高的前2个: a place and what it is a place in are one ranking. */
const agrees = (known: Lead, lead: Lead): boolean => (known.kind === 'rank') !== (lead.kind === 'rank')

function leadOf(item: Item): Lead | undefined {
  const frequent = meaning(item, 'frequent')
  const most = meaning(item, 'most')
  const superlative = meaning(item, 'superlative')
  const rank = meaning(item, 'rank')
  if (frequent !== undefined) return { item, direction: frequent.direction, kind: 'frequent', of: [] }
  if (most !== undefined) return { item, direction: most.direction, kind: 'most', of: [] }
  if (superlative !== undefined)
    return { item, direction: superlative.direction, kind: 'superlative', of: superlative.of ?? [] }
  return rank === undefined ? undefined : { item, direction: rank.direction, kind: 'rank', of: [] }
}

/** A small whole number that counts what leads, and not one that is compared with. */
function isCount(draft: Draft, item: Item | undefined): boolean {
  const value = numberOf(item)
  if (value === undefined || !isFree(draft, item) || !Number.isInteger(value) || value < 1 || value > 1000)
    return false
  if (value === 1 && item.link?.ground.kind === 'word' && draft.question.locale.hears.spaced) return false
  const place = draft.items.indexOf(item)
  return ![draft.items[place - 1], draft.items[place + 1]].some((near) => says(near, 'compare', 'between'))
}

/** "3 orders with the highest price": the number stands before what is ranked. */
function countBefore(draft: Draft, lead: number): Item | undefined {
  return draft.items.slice(0, lead).find((item, index) => {
    const next = draft.items[index + 1]
    return isCount(draft, item) && next?.start === item.end && (isRows(next) || columnsOf(next).length > 0)
  })
}
