import { describe, expect, it } from 'vitest'
import { judges } from './judges.mjs'

const found = (answer, rows = answer) => ({ answer, rows, text: () => '' })

describe('what is compared', () => {
  const gold = {
    answer: [
      ['2023-01-01', null],
      ['2024-01-01', 5],
      ['2025-01-01', 7],
    ],
  }

  it.each(['own', 'lessons'])('may leave out the first period and show more columns, in %s', (set) => {
    const wide = [
      ['2024-01-01', 105, 5, 0.05],
      ['2025-01-01', 112, 7, 0.066],
    ]
    expect(judges[set](gold, found(wide))).toBe(true)
    expect(judges[set](gold, found(wide.slice(1)))).toBe(false)
    expect(judges[set](gold, found([wide[0], ['2025-01-01', 112, 8, 0.07]]))).toBe(false)
  })

  it('is no figure beside which another stands', () => {
    expect(judges.own({ answer: [[7]] }, found([['Berlin', 7]]))).toBe(false)
    expect(judges.own({ answer: [[7], [9]] }, found([['Berlin', 7], ['Rome', 9]]))).toBe(false) // prettier-ignore
  })
})
