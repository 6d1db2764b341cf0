import type { Heard, Meaning } from '../hears.ts'

const digraphs: { readonly [letter: string]: string } = { ä: 'ae', ö: 'oe', ü: 'ue' }
const plain: { readonly [letter: string]: string } = { ä: 'a', ö: 'o', ü: 'u' }

const spelled = (phrase: string, letters: { readonly [letter: string]: string }): string =>
  phrase.replace(/[äöü]/g, (letter) => letters[letter] ?? letter)

/** Without its umlaut a comparative is another word: älter and Alter, größer and großer. */
const isComparative = (meaning: Meaning): boolean =>
  meaning.kind === 'comparative' || (meaning.kind === 'compare' && meaning.place === 'after')

/** Phrases also as keyboards without umlauts write them: höchste, hoechste, hochste. */
export function inAllSpellings({ meaning, phrases }: Heard): Heard {
  const bare = meaning.kind !== 'filler' && meaning.kind !== 'verb' && !isComparative(meaning)
  const all = phrases.flatMap((phrase) => [
    phrase,
    spelled(phrase, digraphs),
    ...(bare ? [spelled(phrase, plain)] : []),
  ])
  return { meaning, phrases: [...new Set(all)] }
}
