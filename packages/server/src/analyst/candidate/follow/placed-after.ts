import type { EarlierJob } from '../../../ports/analyst.ts'
import { isThing, saysAny, type Reading } from '../reading.ts'
import { thingsIn } from '../things.ts'

/** Beyond it nobody asks for a place. */
const lastPlace = 20

/**
 * After an answer that has an order or groups, an ordinal alone is a place in it and no value of a column: "and the second?", "who was
 * third?". A question that names something of its own is left as it is: the second quarter, grade 2.
 */
export function placedAfter(reading: Reading, before: EarlierJob | undefined): Reading {
  const frame = before?.frame
  if (frame === undefined || (frame.ranking === undefined && frame.dimensions.length === 0)) return reading
  const [slot, ...others] = reading.slots
  const [index, ...more] = slot?.items ?? []
  if (index === undefined || others.length + more.length > 0 || !isPlace(reading, index)) return reading
  if (thingsIn(reading).length > 0 || reading.items.some((item) => saysAny(item, ['quantity', 'list'])))
    return reading
  return { ...reading, slots: [], rest: [...reading.rest, index].toSorted((one, other) => one - other) }
}

/** The second; of the worst one, the one. */
function isPlace(reading: Reading, index: number): boolean {
  if (ordinalAt(reading, index) !== undefined) return true
  const item = reading.items[index]
  return (
    isThing(item) &&
    item.to.kind === 'number' &&
    item.to.value === 1 &&
    item.to.form === 'plain' &&
    index === reading.items.length - 1 &&
    saysAny(reading.items[index - 1], ['superlative', 'rank', 'follow', 'ask'])
  )
}

/** Which place an item says, where it is an ordinal written as a number. */
export function ordinalAt({ items }: Pick<Reading, 'items'>, index: number): number | undefined {
  const item = items[index]
  if (!isThing(item) || item.to.kind !== 'number' || item.to.form !== 'ordinal') return undefined
  const { value } = item.to
  return Number.isInteger(value) && value > 0 && value <= lastPlace ? value : undefined
}
