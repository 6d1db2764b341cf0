import { sameKey } from '../frame/same-key.ts'
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

/** The likeliest, to be tried unseen, each query once. What takes several steps is not tried. */
export const trialsOf = (ranked: readonly Ranked[]): readonly Step[] =>
  [...queriesOf(ranked).values()].map(({ step, places: [first] }) => ({
    ...step,
    id: `${trialPrefix}${first}`,
  }))

/** The places among the ranked of what was tried as this step. */
export const triedAs = (stepId: string, ranked: readonly Ranked[]): readonly number[] =>
  [...queriesOf(ranked).values()].find(({ places: [first] }) => stepId === `${trialPrefix}${first}`)
    ?.places ?? []

interface Query {
  readonly step: Step
  readonly places: [number, ...number[]]
}

/** The queries of the likeliest: readings that mean different parts of a result share one. */
function queriesOf(ranked: readonly Ranked[]): ReadonlyMap<string, Query> {
  const queries = new Map<string, Query>()
  for (const [at, { understood }] of ranked.slice(0, mostTried).entries()) {
    const [step, ...more] = understood.steps
    if (step === undefined || more.length > 0 || step.analysis !== undefined) continue
    const query = sameKey([step.input, step.verbs])
    const known = queries.get(query)
    if (known === undefined) queries.set(query, { step, places: [at] })
    else known.places.push(at)
  }
  return queries
}
