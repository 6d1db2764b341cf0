const letters: { readonly [letter: string]: string } = {
  ç: 'c',
  ğ: 'g',
  ı: 'i',
  ö: 'o',
  ş: 's',
  ü: 'u',
  â: 'a',
  î: 'i',
  û: 'u',
}

/** As keyboards without the letters of Turkish write it. */
export const plain = (text: string): string =>
  text.replace(/[çğıöşüâîû]/g, (letter) => letters[letter] ?? letter)

/** Also without the letters of Turkish, and with the dotted i that lower case makes of a capital I: SATIŞ, satiş. */
export const spellings = (words: readonly string[]): readonly string[] => [
  ...new Set(words.flatMap((word) => [word, word.replaceAll('ı', 'i'), plain(word)])),
]
