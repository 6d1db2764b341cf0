import { describe, expect, it } from 'vitest'
import { valueParts } from './value-parts.ts'

describe('shorter ways to say a value', () => {
  it.each([
    ['"Die Slow"', ['die slow', 'die', 'slow']],
    ['Los Angeles, California', ['los angeles', 'california']],
    ['Ada Moor (captain)', ['ada moor', 'captain', 'ada', 'moor']],
    ['Finland[3]', ['finland']],
    ['Oregon State*', ['oregon state', 'oregon', 'state']],
    ['Xbox 360 / Windows', ['xbox 360', 'windows', 'xbox']],
  ])('%s', (value, parts) => {
    expect(valueParts(value)).toEqual(expect.arrayContaining(parts))
    expect(valueParts(value)).not.toContain(value.toLowerCase())
  })

  it('are none for a plain word, and none for a sentence but what stands between its commas', () => {
    expect(valueParts('Shipped')).toEqual([])
    expect(valueParts('the quick brown fox jumps over it')).toEqual([])
    expect(valueParts('came very late, left far too early')).toEqual(['came very late', 'left far too early'])
  })

  it('leave out what has no letter or digit, and what is too short', () => {
    expect(valueParts('A / -')).toEqual([])
  })
})
