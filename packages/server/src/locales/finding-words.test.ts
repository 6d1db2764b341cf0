import { expect, it } from 'vitest'
import { languages } from '@auger/contract'
import { findingWords, freeNumbers, fromCell, named, render } from './index.ts'

it.each(languages)('says in %s what stands out, with every number bound', (language) => {
  const words = findingWords(language)
  const [name, value, share] = [
    [named('Boeing 747', 'value')],
    [fromCell('1,234', 0, 'total')],
    [fromCell('56%', 0, 'share')],
  ]
  const together = words.together([fromCell('10', 0, 'count')], share)
  for (const phrase of [
    words.led({ name, measure: name, value, share, together: [] }),
    words.led({ name, measure: name, value, share, together }),
    words.far(name, [fromCell('3', 0, 'count')], value),
    words.row(name, value),
  ]) {
    const text = render(phrase, 'result.csv')
    expect(text.content).toContain('1,234')
    expect(freeNumbers(text.content, text.bindings, language), text.content).toEqual([])
  }
})
