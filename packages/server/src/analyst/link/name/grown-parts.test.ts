import { expect, it } from 'vitest'
import { grownParts } from './grown-parts.ts'

const partsOf = (word: string, compounds = true): readonly string[] =>
  grownParts(word, compounds).map(({ start, end }) => word.slice(start, end))

it('a compound falls into what it ends in and what it begins with', () => {
  expect(partsOf('neukunde')).toEqual(['kunde', 'unde', 'neuk'])
})

it('a word of a language without compounds is whole', () => {
  expect(partsOf('neukunde', false)).toEqual([])
})

it('a word of a packed script may fall apart anywhere, in whatever language', () => {
  expect(partsOf('销售额', false)).toEqual(['销售', '售额'])
  expect(partsOf('매출액', false)).toEqual(['매출', '출액'])
})

it('what no word is long enough for is not looked at', () => {
  expect(partsOf('a'.repeat(5_000))).toEqual([])
  expect(partsOf('销'.repeat(5_000))).toEqual([])
})
