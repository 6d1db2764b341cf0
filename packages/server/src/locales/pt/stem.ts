import { withoutAccents } from '../accents.ts'

/** A light stem: accents, the plural and, of longer words, the ending of a gender fall away. */
export function stem(word: string): string {
  const plain = withoutAccents(word)
  if (!/^[a-z]{3,}$/.test(plain)) return plain
  return plain
    .replace(/(?<=^[a-z]{2,})(?:oes|aes)$/, 'ao')
    .replace(/(?<=^[a-z]{2,})([aeou])is$/, '$1l')
    .replace(/(?<=^[a-z]{3,})ns?$/, 'm')
    .replace(/(?<=^[a-z]{2,}[rsz])es?$/, '')
    .replace(/^([a-z]{4,}?)(?:[oae]s|[oae])$|^([a-z]{2,3}[oae])s$/, '$1$2')
}
