import { expect, it } from 'vitest'
import { languages } from './languages.ts'

const inherited = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__']
const words = inherited.flatMap((name) => [name, name.toLowerCase()])

it.each(Object.entries(languages))('a word that every object has as a name is a word in %s', (_, forms) => {
  const stem = forms.stemmer([])
  for (const word of words) expect(stem(word)).toEqual(expect.stringMatching(/^\w+$/))
})
