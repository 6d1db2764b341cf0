import { describe, expect, it } from 'vitest'
import { languages } from '@auger/contract'
import { freeNumbers, fromCell, metricWords, named, render } from './index.ts'

const name = [named('revenue', 'column name')]
const when = [fromCell('May 2024', 0, 'month')]
const value = [fromCell('1,234', 0, 'total')]

describe.each(languages)('figures that compare groups, in %s', (language) => {
  const words = metricWords(language)
  const against = words.against.previous
  const changed = { measure: name, when, by: value, against, tail: words.level(value) }
  const all = [
    words.rose(changed),
    words.fell(changed),
    words.same(changed),
    ...Object.values(words.against).map((other) => words.rose({ ...changed, against: other })),
    words.cumulative({ measure: name, when, value }),
    words.moving({ measure: name, when, value, periods: value }),
    words.share(name, { name: when, value }, { name: when, value }),
    words.rank(name, when, when),
  ].map((phrase) => render(phrase, 'result.csv'))

  it('say each thing otherwise, and no number that is not bound', () => {
    for (const { content, bindings } of all) {
      expect(content).toContain('revenue')
      expect(freeNumbers(content, bindings, language), content).toEqual([])
    }
    // A rise against the period before is said twice above.
    expect(new Set(all.map(({ content }) => content)).size).toBe(all.length - 1)
  })
})
