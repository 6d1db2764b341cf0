const clitic = /(?:(?<=\p{L}{4})kah|(?<=\p{L}{2}kan)lah|(?<=\p{L}{3})nya)$/u

/** A word once, without what hangs on to it: kota-kota, harganya, besarkah. */
export function stem(word: string): string {
  return word
    .replace(/^(\p{L}+)-\1/u, '$1')
    .replace(clitic, '')
    .replace(clitic, '')
}

/** harga|nya, besar|kah */
export function parts(word: string): readonly number[] {
  const found = clitic.exec(word.toLowerCase())
  return found === null ? [] : [found.index]
}
