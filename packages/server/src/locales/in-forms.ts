import type { Heard, Meaning } from './hears.ts'

/** Phrases parted by bars, each with all its forms: "más car(o/a/os/as)". */
export const inForms = (meaning: Meaning, phrases: string): Heard => ({
  meaning,
  phrases: formsOf(phrases),
})

export const formsOf = (phrases: string): readonly string[] => [
  ...new Set(
    phrases
      .split('|')
      .flatMap((phrase) => spread(phrase.trim()))
      .map((phrase) => phrase.replace(/\s+/g, ' ').trim())
      .filter((phrase) => phrase !== ''),
  ),
]

/** A form may have forms of its own, "(car(o/a)/barat(o/a))": each is spread where it stands. */
function spread(phrase: string): readonly string[] {
  const open = phrase.indexOf('(')
  if (open === -1) return [phrase]
  const { forms, end } = formsFrom(phrase, open + 1)
  const before = phrase.slice(0, open)
  const after = spread(phrase.slice(end))
  return forms.flatMap(spread).flatMap((form) => after.map((rest) => before + form + rest))
}

/** What a bracket that opens before `start` offers, and where it has closed. */
function formsFrom(
  phrase: string,
  start: number,
): { readonly forms: readonly string[]; readonly end: number } {
  const forms: string[] = []
  let depth = 0
  let from = start
  for (let at = start; at < phrase.length; at++) {
    const character = phrase[at]
    if (depth === 0 && (character === '/' || character === ')')) {
      forms.push(phrase.slice(from, at))
      from = at + 1
      if (character === ')') return { forms, end: from }
    }
    if (character === '(') depth++
    if (character === ')') depth--
  }
  throw new Error(`a bracket is not closed: ${phrase}`)
}
