import type { Condition } from '@auger/contract/plan'
import { refOf } from '../../frame/column-ref.ts'
import { isThing, neighbour, senseOf, type FilterChoice, type FilterSlot, type Reading } from '../reading.ts'

type Read = Pick<Reading, 'items' | 'scene'>

/** Things that no row of another table names: customers who never ordered. */
export function relationSlots(read: Read): readonly FilterSlot[] {
  return read.items.flatMap((item, at): readonly FilterSlot[] => {
    const isNever = senseOf(item, 'never') !== undefined
    if (!isNever && senseOf(item, 'negation') === undefined) return []
    const near = [neighbour(read, at, 1, 4), ...(isNever ? [neighbour(read, at, -1, 1)] : [])].filter(
      (index) => index !== undefined,
    )
    const slots = near.flatMap((index): readonly FilterSlot[] => {
      const thing = read.items[index]
      if (!isThing(thing) || thing.to.kind !== 'table' || thing.to.by !== undefined) return []
      const choices = unnamed(read, thing.to.tableId)
      return choices.length === 0 ? [] : [{ items: [at, index], choices }]
    })
    return slots.slice(0, 1)
  })
}

/** Of each table whose rows are named by a table: those that are not. */
const unnamed = ({ scene }: Read, tableId: string): readonly FilterChoice[] =>
  scene.asked.relations
    .filter(({ from }) => from.tableId === tableId)
    .map(({ from, to }, place) => {
      const column = refOf(to.tableId, to.column)
      const condition: Condition = {
        kind: 'among',
        column,
        of: { tableId: from.tableId, verbs: [], column: from.column },
      }
      return {
        condition: { kind: 'not', condition },
        columns: [column],
        absorbs: [],
        notes: ['filter:never'],
        cost: 0.1 + place * 0.3,
      }
    })
