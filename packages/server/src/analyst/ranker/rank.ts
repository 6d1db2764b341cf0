import type { Step } from '@auger/contract/plan'
import type { Understood } from '../understood.ts'
import { learnedRanker, mostTried, priorOf } from './ranker.ts'
import { scoreOf } from './score.ts'

/** What a question may mean, with how well that ranks before anything was tried. */
export interface Ranked {
  readonly understood: Understood
  readonly score: number
}

export function rankedUntried(all: readonly Understood[]): readonly Ranked[] {
  const { untried } = learnedRanker()
  return all
    .map((understood) => ({
      understood,
      score: priorOf(understood.features) + scoreOf(understood.features, untried),
    }))
    .toSorted((one, other) => other.score - one.score)
}

const trialPrefix = 'trial-'

/** The likeliest, to be tried unseen. What takes several steps is not tried. */
export const trialsOf = (ranked: readonly Ranked[]): readonly Step[] =>
  ranked.slice(0, mostTried).flatMap(({ understood: { steps } }, at) => {
    const [only, ...more] = steps
    return only === undefined || more.length > 0 || only.analysis !== undefined
      ? []
      : [{ ...only, id: `${trialPrefix}${at}` }]
  })

/** The place among the ranked of what was tried as this step. */
export const trialAt = (stepId: string): number | undefined =>
  stepId.startsWith(trialPrefix) ? Number(stepId.slice(trialPrefix.length)) : undefined
