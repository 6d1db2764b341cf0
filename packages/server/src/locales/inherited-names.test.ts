import { expect, it } from 'vitest'
import { locales } from './registry.ts'
import { singular, stem } from './stem.ts'

const inherited = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__']
const words = inherited.flatMap((name) => [name, name.toLowerCase()])

it('a word that every object has as a name is a word, in every language', () => {
  for (const word of words)
    for (const rooted of [singular, stem, ...locales.flatMap(({ hears }) => hears.stem ?? [])])
      expect(rooted(word)).toEqual(expect.stringMatching(/^\w+$/))
})
