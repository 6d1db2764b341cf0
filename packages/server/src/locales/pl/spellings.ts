/** As keyboards without the letters of Polish write it. */
export const plain = (text: string): string =>
  text.replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')

export const spellings = (words: readonly string[]): readonly string[] => [
  ...new Set(words.flatMap((word) => [word, plain(word)])),
]
