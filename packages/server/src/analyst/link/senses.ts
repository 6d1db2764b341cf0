import type { Link } from './link.ts'
import { certain, foreignWord } from './quality.ts'
import type { Said, SaidSense } from './said.ts'

/** Every phrase of the lexicons that tells what to do. What the question's own language says is not said again by another one. */
export function linkSenses({ senses, question: { tokens } }: Said): readonly Link[] {
  const links = new Map<string, Link>()
  for (const { from, until, sense, lexicon } of [...senses].sort(byLexicon)) {
    // A word that is quoted is a name sooner than an order.
    const isQuoted = tokens.slice(from, until).some(({ quoted }) => quoted)
    const key = `${from} ${until} ${JSON.stringify(sense)}`
    if (!links.has(key))
      links.set(key, {
        from,
        until,
        to: { kind: 'sense', sense },
        quality: lexicon === 0 && !isQuoted ? certain : foreignWord,
      })
  }
  return [...links.values()]
}

const byLexicon = (a: SaidSense, b: SaidSense): number => a.lexicon - b.lexicon
