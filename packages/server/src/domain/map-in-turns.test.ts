import { expect, it } from 'vitest'
import { mapInTurns } from './map-in-turns.ts'

it('keeps the order, and lets others have their turn before it is done', async () => {
  let turns = 0
  const other = setInterval(() => turns++, 1)
  const busy = (item: number): number => {
    for (const end = performance.now() + 2; performance.now() < end;);
    return item * 2
  }
  const list = Array.from({ length: 50 }, (_, index) => index)
  expect(await mapInTurns(list, busy)).toEqual(list.map((item) => item * 2))
  clearInterval(other)
  expect(turns).toBeGreaterThan(3)
})
