import { expect, test } from 'vitest'
import { keptSaid, longestMessage } from './kept-said.ts'

test('a message of the usual length stays as it is', () => {
  const said = { kind: 'message', content: 'Two.', bindings: [{ start: 0, end: 3 }] } as const
  expect(keptSaid(said)).toBe(said)
})

test('a long one is cut between characters, with the numbers that were cut away', () => {
  const content = '🌲'.repeat(longestMessage + 5)
  const inside = { start: 3, end: 4 }
  const beyond = { start: longestMessage - 1, end: longestMessage + 1 }
  expect(keptSaid({ kind: 'message', content, bindings: [inside, beyond] })).toEqual({
    kind: 'message',
    content: `${'🌲'.repeat(longestMessage)}…`,
    bindings: [inside],
  })
})
