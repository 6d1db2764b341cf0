import type { Analyst } from '../../../ports/analyst.ts'
import { decide } from './propose.ts'

/** Understands questions by rules, from what the tables and the locales say; no model, no network. */
export function createBuiltinAnalyst(): Analyst {
  return {
    propose: (question, context, observations) =>
      Promise.resolve(observations.length > 0 ? { kind: 'done' } : decide(question, context)),
  }
}
