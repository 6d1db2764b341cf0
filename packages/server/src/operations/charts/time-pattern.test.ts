import { describe, expect, it } from 'vitest'
import { timePattern, timePatterns } from './time-pattern.ts'

describe('timePattern', () => {
  it.each([
    ['EN', 'month', '%b %Y'],
    ['EN', 'day', '%b %-d, %Y'],
    ['DE', 'day', '%-d. %b %Y'],
    ['JA', 'month', '%Y年%-m月'],
    ['KO', 'month', '%Y년 %b'],
    ['ZH-CN', 'day', '%Y年%-m月%-d日'],
    ['FR', 'week', '%-d %b %Y'],
    ['AR', 'year', '%Y'],
    ['RU', 'quarter', '%Y Q%q'],
  ] as const)('in %s writes a %s as %s', (language, grain, pattern) => {
    expect(timePattern(grain, language)).toBe(pattern)
  })

  it('leaves the year to January where one is shown', () => {
    expect(timePatterns('EN', true)).toMatchObject({ year: '%Y', month: '%b', date: '%b %-d' })
    expect(timePatterns('EN', false)).toMatchObject({ month: '%b %Y' })
  })
})
