import type { Item } from '../candidate/cover.ts'
import type { Candidate } from '../candidate/index.ts'
import { isEmpty, saysAny, senseOf } from '../candidate/reading.ts'
import type { Add } from './add.ts'

export const jointFeatures: readonly (readonly [string, string])[] = [
  ['joint:whole', 'Of two that the question joins, both are used.'],
  ['joint:half', 'Of two that the question joins, one is used and the other is not.'],
]

/** Who asks for the number of cases and the total spend is not answered by one of them. */
export function addJoints({ reading: { items }, used }: Candidate, add: Add): void {
  for (const [at, item] of items.entries()) {
    if (senseOf(item, 'joint')?.of !== 'and') continue
    const sides = [beside(items, at, -1), beside(items, at, 1)]
    if (sides.some(({ length }) => length === 0)) continue
    const isUsed = sides.map((side) => side.some((place) => used.has(place)))
    if (isUsed.every(Boolean)) add('joint:whole')
    else if (isUsed.some(Boolean)) add('joint:half')
  }
}

/** The places of the things and figures in a row there, with nothing between but words that say nothing of their own. */
function beside(items: readonly Item[], at: number, step: 1 | -1): readonly number[] {
  const found: number[] = []
  for (let place = at + step; ; place += step) {
    const item = items[place]
    if (item === undefined || !(isJoined(item) || isEmpty(item))) return found
    if (isJoined(item)) found.push(place)
  }
}

const isJoined = (item: Item): boolean =>
  item.kind === 'thing' || saysAny(item, ['aggregate', 'quantity', 'share'])
