import type { Token } from './token.ts'

/** A point ends a sentence unless what follows goes on: "vs. last year", "Jan. 2024". */
const sentence = /[!?。！？؟।\n]|\.(?=\s)/u
const goesOn = /^[\p{Ll}\p{N}]/u

/** What stands between two tokens; before the first a sentence begins. */
export function markBetween(text: string, from: number | undefined, until: number): Token['before'] {
  if (from === undefined) return 'sentence'
  const gap = text.slice(from, until)
  if (sentence.test(gap) && !(gap.startsWith('.') && goesOn.test(text.slice(until)))) return 'sentence'
  if (/[:：]/.test(gap)) return 'colon'
  if (/[()[\]{}（）【】]/.test(gap)) return 'bracket'
  if (/[,，、،;；؛]|\s[–—]\s/u.test(gap)) return 'comma'
  return /\s/.test(gap) ? 'space' : 'none'
}
