import { describe, expect, it } from 'vitest'
import { languages } from '@auger/contract'
import { chartWords } from './index.ts'

const meanings = (language: (typeof languages)[number]): readonly string[] =>
  chartWords(language)
    .map(({ meaning }) => JSON.stringify(meaning))
    .sort()

describe('words about charts', () => {
  it.each(languages.map((language) => [language]))('%s hears all that English hears', (language) => {
    expect(meanings(language)).toEqual(meanings('EN'))
    for (const { phrases } of chartWords(language)) expect(phrases.length).toBeGreaterThan(0)
  })

  it.each(languages.map((language) => [language]))(
    '%s asks for no two kinds in the same words',
    (language) => {
      const said = chartWords(language).flatMap(({ meaning, phrases }) =>
        meaning.kind === 'chart' ? phrases : [],
      )
      expect(said.filter((phrase, at) => said.indexOf(phrase) !== at)).toEqual([])
    },
  )
})
