import { expect, it } from 'vitest'
import { firstWord, tokenize, wordsOf } from '../../tokenizer/tokenize.ts'
import { PhraseIndex } from './phrase-index.ts'

const stem = (word: string): string => word.replace(/s$/, '')

function indexOf(phrases: readonly (readonly [phrase: string, item: string])[]): PhraseIndex<string> {
  const index = new PhraseIndex<string>({ words: wordsOf, first: firstWord(), stem })
  for (const [phrase, item] of phrases) index.add(phrase, item)
  return index
}

const at = (index: PhraseIndex<string>, text: string) => {
  const language = { stem, traits: { capitals: false } } as unknown as Parameters<typeof tokenize>[1]
  return index.at(tokenize(text, language, language), 0).map(({ items, exact }) => ({ items, exact }))
}

it('what was asked before changes neither what is found nor its order', () => {
  const phrases = [
    ['boats', 'a fleet'],
    ['boat', 'a vessel'],
    ['boat yards', 'a place'],
  ] as const
  const asked = indexOf(phrases)
  at(asked, 'boat')
  at(asked, 'yards')
  for (const text of ['boat', 'boats', 'boats yard'])
    expect(at(asked, text)).toEqual(at(indexOf(phrases), text))
  expect(at(asked, 'boats yard')).toEqual([
    { items: ['a place'], exact: false },
    { items: ['a fleet'], exact: true },
  ])
})

it.each([
  ["don't know", "don't"],
  ['e-mail', 'e'],
  ['Größe des Hauses', 'grösse'],
  ['最も高い', '最'],
  ['1st of all', '1st'],
  ["who's there", 'who'],
  ['20 km', '20'],
  ['शहर में', 'शहर'],
  ['% of', '%'],
])('the first word of "%s" is the one that the tokenizer finds', (phrase, word) => {
  expect(firstWord()(phrase)).toBe(word)
  expect(wordsOf(phrase)[0]).toBe(word)
})
