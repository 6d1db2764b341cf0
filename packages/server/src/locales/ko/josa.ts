import { say, type Phrase } from '../phrase.ts'

/** Which of two particles follows a word: that for a last consonant, or that for a last vowel; both where it cannot be told. */
export function josa(phrase: Phrase, closed: string, open: string): Phrase {
  const text = phrase.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')
  const last = text.replace(/\([^)]*\)$/, '').at(-1) ?? ''
  const code = (last.codePointAt(0) ?? 0) - 0xac00
  if (code < 0 || code > 11_171) return say`${phrase}${closed}(${open})`
  return say`${phrase}${code % 28 === 0 ? open : closed}`
}
