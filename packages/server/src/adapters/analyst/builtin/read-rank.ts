import { claim, isFree, type Draft, type Lead } from './draft.ts'
import { meaning, numberOf, says, type Item } from './item.ts'

/** The highest, the most, the top five: what leads, and how many of it. */
export function readRank(draft: Draft): void {
  const { items } = draft
  for (const [index, item] of items.entries()) {
    const lead = isFree(draft, item) && draft.lead === undefined ? leadOf(item) : undefined
    if (lead === undefined) continue
    const count = [items[index + 1], items[index - 1]].find((near) => isCount(draft, near))
    if (lead.kind === 'rank' && count === undefined && meaning(item, 'rank')?.position === true) continue
    claim(draft, item, count)
    draft.lead = lead
    if (count !== undefined) draft.limit = numberOf(count)
  }
}

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
  if (value === 1 && item.link?.ground.kind === 'word') return false
  const place = draft.items.indexOf(item)
  return ![draft.items[place - 1], draft.items[place + 1]].some((near) => says(near, 'compare', 'between'))
}
