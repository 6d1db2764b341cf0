import type { ColumnRef } from '../../frame/column-ref.ts'
import { placeOf } from '../../frame/column-ref.ts'
import { isThing, neighbour, senseOf, type FilterChoice, type FilterSlot, type Reading } from '../reading.ts'
import { columnOf, isFigure, refsOf, tableOf } from '../scene.ts'

type Read = Pick<Reading, 'items' | 'scene'>

/** Two columns of a row compared: on hand below the reorder point, paid after it was due. */
export function columnSlots(read: Read): readonly FilterSlot[] {
  return read.items.flatMap((item, at): readonly FilterSlot[] => {
    const said = senseOf(item, 'compare')
    // Behind a number it compares with that: three or more nights.
    const operator = said?.place === 'before' && !isBehindNumber(read, at) ? said.operator : undefined
    const next = operator === undefined ? undefined : neighbour(read, at, 1)
    const other = next === undefined ? undefined : figureAt(read, next)
    if (operator === undefined || next === undefined || other === undefined) return []
    const before = neighbour(read, at, -1)
    const own = before === undefined ? undefined : figureAt(read, before)
    const choices = [
      ...(own === undefined || before === undefined
        ? []
        : [{ column: own, absorbs: [before], note: 'said', cost: 0 }]),
      ...alike(read, other).map((column, place) => ({
        column,
        absorbs: [],
        note: 'unsaid',
        cost: 0.5 + 0.3 * place,
      })),
    ]
      .filter(({ column }) => placeOf(column).tableId === placeOf(other).tableId && column !== other)
      .concat(
        addedUp(read, other, own).map((column, place) => ({
          column,
          absorbs: column === own && before !== undefined ? [before] : [],
          note: column === own ? 'said' : 'unsaid',
          cost: 0.2 + 0.3 * place,
        })),
      )
      .map(({ column, absorbs, note, cost }): FilterChoice => ({
        condition: { kind: 'columns', column, operator, other },
        columns: [column, other],
        absorbs,
        notes: [`filter:columns:${note}`],
        cost,
      }))
    return choices.length === 0 ? [] : [{ items: [at, next], choices }]
  })
}

/** What rows of other tables add up to for each row that has a target: the gifts of a campaign, held against its goal. */
function addedUp({ scene }: Read, target: ColumnRef, said: ColumnRef | undefined): readonly ColumnRef[] {
  const { tableId } = placeOf(target)
  const of = columnOf(scene, target)
  const tables = new Set(
    scene.asked.relations.flatMap(({ from, to }) =>
      to.tableId === tableId && from.tableId !== tableId ? [from.tableId] : [],
    ),
  )
  const found = [...tables]
    .flatMap((id) => refsOf(tableOf(scene, id)))
    .filter((ref) => {
      const { nature, unit } = columnOf(scene, ref)
      return nature === 'amount' && unit?.text === of.unit?.text
    })
  return found.includes(said ?? '') ? [said ?? ''] : found.slice(0, 2)
}

function isBehindNumber({ items }: Read, at: number): boolean {
  const before = items[at - 1]
  return isThing(before) && before.to.kind === 'number'
}

function figureAt({ items, scene }: Read, index: number): ColumnRef | undefined {
  const item = items[index]
  if (!isThing(item) || item.to.kind !== 'column') return undefined
  return isFigure(columnOf(scene, item.to.column)) ? item.to.column : undefined
}

/** Columns of which the same is told as of another: by nature, unit and how large their values are. */
function alike({ scene }: Read, ref: ColumnRef): readonly ColumnRef[] {
  const { tableId } = placeOf(ref)
  const own = columnOf(scene, ref)
  const middle = own.distribution?.quartiles[1] ?? 0
  return refsOf(tableOf(scene, tableId))
    .filter((other) => {
      const column = columnOf(scene, other)
      return (
        other !== ref &&
        isFigure(column) &&
        column.type === own.type &&
        column.unit?.text === own.unit?.text &&
        column.nature !== 'percentage'
      )
    })
    .map((other) => ({
      other,
      apart: Math.abs(
        Math.log(
          (Math.abs(columnOf(scene, other).distribution?.quartiles[1] ?? 0) + 1) / (Math.abs(middle) + 1),
        ),
      ),
    }))
    .toSorted(
      (one, two) =>
        Number(columnOf(scene, two.other).nature === 'stock') -
          Number(columnOf(scene, one.other).nature === 'stock') || one.apart - two.apart,
    )
    .slice(0, 2)
    .map(({ other }) => other)
}
