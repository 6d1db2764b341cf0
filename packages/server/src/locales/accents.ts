export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')

/** Words also as people type them in a hurry: más, mas. The shortest words are others without their accents: où, né, dê. */
export const bothSpellings = (words: readonly string[]): readonly string[] => [
  ...new Set(words.flatMap((word) => (word.length < 3 ? [word] : [word, withoutAccents(word)]))),
]
