import type { Analyst } from '../ports/analyst.ts'
import { hasEnough } from './has-enough.ts'
import { hear } from './hear/hear.ts'
import { propose } from './propose.ts'
import { quote } from './quote/quote.ts'

export { featureNames } from './feature/registry.ts'
export { understand as candidatesOf } from './understand.ts'
export type { Understood } from './understood.ts'

/** Understands questions by the words of their language, what the tables say and what was learned; no model, no network. */
export function createAnalyst(): Analyst {
  return {
    hear,
    quote,
    propose: (question, context, observations) =>
      hasEnough(observations) ? Promise.resolve({ kind: 'done' }) : propose(question, context, observations),
  }
}
