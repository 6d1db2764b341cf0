import type { Language } from '@auger/contract'
import { describe, expect, it } from 'vitest'
import { tokenize } from '../tokenizer/tokenize.ts'
import { lexiconOf } from './lexicon-of.ts'

const lexicon = (language: Language, senses: string, concepts = '') =>
  lexiconOf(language, {
    senses: { text: senses, file: 'senses.txt' },
    concepts: { text: concepts, file: 'concepts.txt' },
  })

const heard = (found: ReturnType<typeof lexicon>, text: string) =>
  found.sensesAt(tokenize(text, found, found, found.cuts), 0).map(({ until, senses }) => ({
    until,
    kinds: senses.map(({ kind }) => kind),
  }))

describe('senses', () => {
  it('gives a phrase of several lines all their senses', () => {
    expect(heard(lexicon('EN', 'group = per\nratio = per | per head'), 'per head')).toEqual([
      { until: 2, kinds: ['ratio'] },
      { until: 1, kinds: ['group', 'ratio'] },
    ])
  })

  it('hears other forms where words have endings, those of the file first', () => {
    const spanish = lexicon('ES', 'vague = nuevo\nlatest = nueva')
    expect(heard(spanish, 'nuevos')).toEqual([{ until: 1, kinds: ['vague', 'latest'] }])
    expect(heard(spanish, 'nueva')).toEqual([{ until: 1, kinds: ['latest'] }])
    expect(heard(lexicon('EN', 'vague = newer'), 'newers')).toEqual([])
  })

  it('hears words without the marks that people leave out', () => {
    expect(heard(lexicon('VI', 'quantity = bao nhiêu'), 'bao nhieu')).toEqual([
      { until: 2, kinds: ['quantity'] },
    ])
  })

  it('hears phrases of a script without spaces', () => {
    expect(heard(lexicon('JA', 'superlative high = 最も高い'), '最も高い店')).toEqual([
      { until: 4, kinds: ['superlative'] },
    ])
  })

  it('names the line that does not fit', () => {
    expect(() => lexicon('EN', 'group = by\nsuperb = best')).toThrow('senses.txt:2: no such sense: superb')
    expect(() => lexicon('EN', 'group = (by')).toThrow('senses.txt:1: a bracket is not closed: (by')
  })
})

describe('words that are glued together', () => {
  const words = (language: Language, text: string, senses: string, concepts = '') => {
    const found = lexicon(language, senses, concepts)
    return tokenize(text, found, found, found.cuts).map(({ text: word }) => word)
  }

  it('cuts particles and figures off', () => {
    expect(words('KO', '도시별로', 'group = 별', 'city = 도시')).toEqual(['도시', '별로'])
    expect(words('DE', 'Gesamtumsatz', 'aggregate sum = gesamt', 'revenue = Umsatz')).toEqual([
      'Gesamt',
      'umsatz',
    ])
    expect(words('AR', 'بالقاهرة', 'function = ب')).toEqual(['ب', 'القاهرة'])
  })

  it('leaves words of the files whole', () => {
    expect(words('DE', 'Gesamtkosten', 'aggregate sum = gesamt', 'total-cost = Gesamtkosten')).toEqual([
      'Gesamtkosten',
    ])
    expect(words('KO', '결과', 'group = 별', 'result = 결과')).toEqual(['결과'])
  })
})
