import { isThing, neighbour, senseOf, type Reading } from '../reading.ts'

/** More than twice the average, 150 % of the average: so many times what is not known, and no bound itself. */
export function isOfAverage(read: Pick<Reading, 'items' | 'scene'>, at: number): boolean {
  const item = read.items[at]
  const next = neighbour(read, at, 1)
  const told = next === undefined ? undefined : senseOf(read.items[next], 'aggregate')?.function
  if (!isThing(item) || item.to.kind !== 'number' || (told !== 'mean' && told !== 'median')) return false
  const isWritten = !/\p{Nd}/u.test(read.scene.tokens[item.from]?.text ?? '')
  return item.to.form === 'percent' || isWritten
}
