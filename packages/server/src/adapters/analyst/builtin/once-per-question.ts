import type { AnalystQuestion } from '../../../ports/analyst.ts'
import type { ReadQuestion } from './question.ts'

/** A function of a question that keeps what it found: the same question comes back with what was tried, and is looked at from several sides. */
export function oncePerQuestion<Found>(
  find: (question: ReadQuestion) => Found,
): (question: ReadQuestion) => Found {
  const known = new WeakMap<AnalystQuestion, { readonly found: Found }>()
  return (question) => {
    const before = known.get(question.asked)
    if (before !== undefined) return before.found
    const found = find(question)
    known.set(question.asked, { found })
    return found
  }
}
