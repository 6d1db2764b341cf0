import type { Heard, Meaning } from '../hears.ts'

/** As keyboards without the letters of Polish write it. */
export const plain = (text: string): string =>
  text.replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')

export const spellings = (words: readonly string[]): readonly string[] => [
  ...new Set(words.flatMap((word) => [word, plain(word)])),
]

export const inAllSpellings = ({ meaning, phrases }: Heard): Heard => ({
  meaning: withHints(meaning),
  phrases: spellings(phrases),
})

function withHints(meaning: Meaning): Meaning {
  if (!('of' in meaning) || meaning.kind === 'joint' || meaning.kind === 'unit') return meaning
  return meaning.of === undefined ? meaning : { ...meaning, of: spellings(meaning.of) }
}
