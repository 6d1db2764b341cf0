import { placeOf } from '../frame/column-ref.ts'
import { isThing, type Reading } from './reading.ts'

/**
 * Whether a thing only says of what the one right behind it is: the policy of "policy holders", the product of "product category". What
 * the words around say of it, they say of the other.
 */
export function isModifier({ items, scene }: Pick<Reading, 'items' | 'scene'>, index: number): boolean {
  const [item, head] = [items[index], items[index + 1]]
  if (scene.traits.headsFirst || !isThing(item) || !isThing(head)) return false
  if (item.to.kind !== 'table' || head.from !== item.until) return false
  if (scene.tokens[head.from]?.before !== 'space') return false
  const { tableId } = item.to
  if (head.to.kind === 'column') return placeOf(head.to.column).tableId === tableId
  return head.to.kind === 'metric' && head.to.tableId === tableId
}
