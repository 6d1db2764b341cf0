import { expect, it } from 'vitest'
import { CompoundIndex } from './compound-index.ts'

const index = new CompoundIndex({
  first: (phrase) => phrase.split(' ')[0] ?? '',
  stem: (word) => word.replace(/e$/, ''),
})
index.add('umsatz', 'revenue')
index.add('satz', 'sentence')
index.add('art', 'type')
index.add('brutto preis', 'gross-price')

it('finds the longest part at the end of a word, in any of its forms', () => {
  expect(index.conceptsOf('jahresumsatze')).toEqual(['revenue'])
  expect(index.conceptsOf('nebensatz')).toEqual(['sentence'])
})

it('finds nothing in words that only end alike, in parts that are too short and in what is no word', () => {
  expect(index.conceptsOf('umsatz')).toEqual([])
  expect(index.conceptsOf('gegenwart')).toEqual([])
  expect(index.conceptsOf('ladenpreis')).toEqual([])
  expect(index.conceptsOf(`${'a'.repeat(60)}umsatz`)).toEqual([])
})
