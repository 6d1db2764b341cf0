import { withoutAccents } from '../accents.ts'

/** A light stem: accents, the plural and, of longer words, the ending of a gender fall away. */
export function stem(word: string): string {
  const plain = withoutAccents(word)
  if (!/^[a-z]{3,}$/.test(plain)) return plain
  return plain
    .replace(/eses$/, 'es')
    .replace(/^([a-z]{4,}?)(?:[oae]s|[oae])$|^([a-z]{3})es?$|^([a-z]{2,3}[oa])s$/, '$1$2$3')
    .replace(/z$/, 'c')
}
