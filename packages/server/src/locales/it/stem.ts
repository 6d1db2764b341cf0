import { withoutAccents } from '../accents.ts'

/** A light stem: accents and the vowels that tell gender and number fall away, with the h that keeps a sound before them. */
export function stem(word: string): string {
  const plain = withoutAccents(word)
  if (!/^[a-z]{4,}$/.test(plain)) return plain
  return plain
    .replace(/(?<=^[a-z]{2,})tric[ei]$/, 'tor')
    .replace(/(?<=^[a-z]{3,})i[oae]$/, 'i')
    .replace(/(?<=^[a-z]{2,}[cg])h[ie]$/, '')
    .replace(/(?<=^[a-z]{3,})[oaie]$/, '')
}
