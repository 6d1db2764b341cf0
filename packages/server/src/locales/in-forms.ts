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

function spread(phrase: string): readonly string[] {
  const open = /\(([^()]*)\)/.exec(phrase)
  if (open === null) return [phrase]
  const [whole, inside = ''] = open
  const before = phrase.slice(0, open.index)
  const after = phrase.slice(open.index + whole.length)
  return inside.split('/').flatMap((form) => spread(before + form + after))
}
