import type { Link } from './link.ts'
import { certain, foreignWord } from './quality.ts'
import { statesOver, type Said, type SaidSense } from './said.ts'

/** Every phrase of the lexicons that tells what to do. What the question's own language says is not said again by another one. */
export function linkSenses(said: Said): readonly Link[] {
  const {
    senses,
    question: { tokens },
  } = said
  const links = new Map<string, Link>()
  for (const { from, until, sense, lexicon } of [...senses].sort(byLexicon)) {
    // Cancelled says which orders, whether or not a column tells it: no verb that may be passed over.
    if (sense.kind === 'verb' && statesOver(said, { from, until }).length > 0) continue
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
