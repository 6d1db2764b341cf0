import type { Analyst } from '../../../ports/analyst.ts'
import { hasEnough } from './has-enough.ts'
import { hear } from '../../../analyst/hear.ts'
import { decide } from './propose.ts'

/** Understands questions by rules, from what the tables and the locales say; no model, no network. */
export function createBuiltinAnalyst(): Analyst {
  return {
    hear,
    propose: (question, context, observations) =>
      Promise.resolve(hasEnough(observations) ? { kind: 'done' } : decide(question, context, observations)),
  }
}
