import { answerOf } from '../../../../domain/answer-of.ts'
import type { Observation } from '../../../../ports/analyst.ts'
import { worthOf, type Weights } from './features.ts'
import { outcomeFeatures } from './outcome.ts'
import { likely, type Ranked } from './rank.ts'

/** A plan this likely before it is tried needs no trial. */
export const clear = 0.97
export const mostTrials = 8

/** Ranks anew those that were tried, with what they found. */
export function weighOutcomes(
  ranked: readonly Ranked[],
  trials: readonly Observation[],
  weights: Weights,
): readonly Ranked[] {
  const tried = ranked.flatMap((one, at) => {
    const trial = trials.find(({ stepId }) => stepId === trialId(at))
    if (trial === undefined) return []
    const answer = answerOf(one.step, trial.columns, trial.rows)
    const found = outcomeFeatures(one.candidate.reading, answer)
    const features = [...one.features, ...found]
    return [{ ...one, features, worth: worthOf(features, weights), same: JSON.stringify(answer) }]
  })
  const weighed = likely(tried)
  const mass = new Map<string, number>()
  const answers = new Map(tried.map(({ candidate, same }) => [candidate, same]))
  for (const { candidate, likelihood } of weighed) {
    const key = answers.get(candidate) ?? ''
    mass.set(key, (mass.get(key) ?? 0) + likelihood)
  }
  // Plans that come to the same answer speak for each other.
  return weighed.map((one) => ({
    ...one,
    likelihood: mass.get(answers.get(one.candidate) ?? '') ?? one.likelihood,
  }))
}

export const trialId = (at: number): string => `try-${at + 1}`
