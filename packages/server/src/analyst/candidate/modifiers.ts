import { placeOf } from '../frame/column-ref.ts'
import type { ThingItem } from './cover.ts'
import { nameColumn } from './table/name-column.ts'
import { isThing, type Reading } from './reading.ts'
import { tableOf, type Scene } from './scene.ts'

/**
 * Whether a thing only says of what the one right behind it is: the policy of "policy holders", the product of "product category". What
 * the words around say of it, they say of the other.
 */
export function isModifier({ items, scene }: Pick<Reading, 'items' | 'scene'>, index: number): boolean {
  const [item, head] = [items[index], items[index + 1]]
  if (scene.traits.headsFirst || !isThing(item) || !isThing(head)) return false
  if (head.from !== item.until || scene.tokens[head.from]?.before !== 'space') return false
  const tableId = tableNamed(scene, item.to)
  if (tableId === undefined) return false
  if (head.to.kind === 'column') return placeOf(head.to.column).tableId === tableId
  return head.to.kind === 'metric' && head.to.tableId === tableId
}

/** The table whose things it names: the table itself, or the column that holds their names. */
function tableNamed(scene: Scene, to: ThingItem['to']): string | undefined {
  if (to.kind === 'table') return to.tableId
  if (to.kind !== 'column') return undefined
  const { tableId } = placeOf(to.column)
  return nameColumn(tableOf(scene, tableId)) === to.column ? tableId : undefined
}
