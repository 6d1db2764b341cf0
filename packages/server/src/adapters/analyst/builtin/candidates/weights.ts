import learned from './weights.json' with { type: 'json' }
import type { Weights } from './features.ts'

/** What features are worth, and how far they let a candidate be trusted; `npm run bench -- ranker` learns them. */
export const worthWeights: Weights = new Map(Object.entries(learned.worth))
export const trustWeights: Weights = new Map(Object.entries(learned.trust))
