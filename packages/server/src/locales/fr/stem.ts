import { withoutAccents } from '../accents.ts'

/** A light stem: accents, the plural and what a feminine adds fall away. */
export function stem(word: string): string {
  const plain = withoutAccents(word)
  if (!/^[a-z]{4,}$/.test(plain)) return plain
  return plain
    .replace(/(?<=^[a-z]{2,})eaux$/, 'eau')
    .replace(/(?<=^[a-z]{3,})aux$/, 'al')
    .replace(/(?<=[eo]u)x$/, '')
    .replace(/(?<=^[a-z]{3,})s$/, '')
    .replace(/(?<=^[a-z]{3,}?)e{1,2}$/, '')
    .replace(/(?<=^[a-z]{2,})tric$/, 'teur')
    .replace(/(?<=^[a-z]{2,})eus$/, 'eur')
    .replace(/(?<=^[a-z]{2,}i)v$/, 'f')
    .replace(/([lnt])\1$/, '$1')
}
