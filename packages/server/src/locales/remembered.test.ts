import { describe, expect, it } from 'vitest'
import { remembered } from './remembered.ts'

describe('remembered', () => {
  it('finds each text once', () => {
    const asked: string[] = []
    const length = remembered((text) => {
      asked.push(text)
      return text.length
    })
    expect(['a', 'bc', 'a', 'bc', ''].map(length)).toEqual([1, 2, 1, 2, 0])
    expect(asked).toEqual(['a', 'bc', ''])
  })

  it('answers the same after it has let go', () => {
    const length = remembered((text) => text.length)
    for (let at = 0; at < 25_000; at++) length(String(at))
    expect([length('0'), length('24999')]).toEqual([1, 5])
  })
})
