import type { Condition } from '@auger/contract/plan'
import { isNumeric } from '../../domain/table.ts'
import type { ColumnRef } from '../frame/column-ref.ts'
import { isThing, saysAny, senseOf, withSlot, type FilterChoice, type Reading } from './reading.ts'
import { columnOf, type Scene } from './scene.ts'
import { writtenAs } from './slot/written-numbers.ts'
import { standingsIn } from './table/standings.ts'

/** A reading, and the same where an ordinal tells how something came out: he placed first, a second place finish. */
export function placedReadings(reading: Reading): readonly Reading[] {
  const placed = reading.rest.flatMap((index) => {
    const value = ordinalAt(reading, index)
    if (value === undefined || !isOfDeed(reading, index)) return []
    const choices = choicesOf(reading, index, value)
    return choices.length === 0 ? [] : [{ items: [index], choices }]
  })
  const [slot] = placed
  if (slot === undefined) return [reading]
  return [reading, withSlot(reading, slot)]
}

function ordinalAt({ items }: Reading, index: number): number | undefined {
  const item = items[index]
  const rank = senseOf(item, 'rank')
  if (rank?.position === true && rank.direction === 'high') return 1
  return senseOf(item, 'ordinal')?.value
}

/** Whether something is done beside it, or a standing is named. */
const isOfDeed = (reading: Reading, index: number): boolean =>
  [index - 2, index - 1, index + 1, index + 2].some(
    (at) => saysAny(reading.items[at], ['verb']) || isStanding(reading, at),
  )

function isStanding({ items, scene }: Reading, index: number): boolean {
  const item = items[index]
  return isThing(item) && item.to.kind === 'column' && standingsIn(scene).includes(item.to.column)
}

function choicesOf(reading: Reading, index: number, value: number): readonly FilterChoice[] {
  const near = [index - 2, index - 1, index + 1, index + 2].filter((at) => isStanding(reading, at))
  return standingsIn(reading.scene).flatMap((column, place): readonly FilterChoice[] => {
    const condition = placeIn(reading.scene, column, value)
    const absorbs = near.filter((at) => {
      const item = reading.items[at]
      return isThing(item) && item.to.kind === 'column' && item.to.column === column
    })
    return condition === undefined
      ? []
      : [{ condition, columns: [column], absorbs, notes: ['filter:placed'], cost: 0.3 + place * 0.3 }]
  })
}

function placeIn(scene: Scene, ref: ColumnRef, value: number): Condition | undefined {
  const column = columnOf(scene, ref)
  const written = isNumeric(column) ? value : writtenAs(column, value)
  return written === undefined ? undefined : { kind: 'compare', column: ref, operator: '=', value: written }
}
