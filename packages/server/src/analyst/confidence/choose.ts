import type { Cell } from '@auger/contract'
import { answerOf } from '../../domain/answer-of.ts'
import type { Observation } from '../../ports/analyst.ts'
import { outcomeFeatures } from '../ranker/outcome.ts'
import { triedAs, type Ranked } from '../ranker/rank.ts'
import { learnedRanker, mostTried } from '../ranker/ranker.ts'
import { scoreOf } from '../ranker/score.ts'
import type { Understood } from '../understood.ts'
import { confidenceOf, learnedConfidence } from './confidence.ts'
import { showsAll } from './shows-all.ts'
import { standingFeatures } from './standing.ts'

/** The best of what a question may mean, and how likely it is right. */
export interface Chosen {
  readonly understood: Understood
  readonly probability: number
  /** How likely what is shown is right: other readings may show the same table and only mean another part of it. */
  readonly shown: number
  /** What else it may mean, with another answer; the likeliest first. */
  readonly rivals: readonly Rival[]
}

export interface Rival {
  readonly understood: Understood
  /** How likely it is, measured by the best. */
  readonly share: number
}

/** Ranks what was tried by what it found, and tells how far the best can be trusted. */
export function chosenOf(ranked: readonly Ranked[], trials: readonly Observation[]): Chosen {
  const [ranker, confidence] = [learnedRanker(), learnedConfidence()]
  const answers = answersOf(ranked, trials)
  const weighed = ranked.slice(0, mostTried).map(({ understood, score }, at) => {
    const answer = answers.get(at)
    const told =
      answer === undefined
        ? understood.features
        : new Map([...understood.features, ...outcomeFeatures(answer)])
    return {
      understood,
      told,
      // What was not tried is weighed as it was learned: with nothing found.
      score: score + scoreOf(told, ranker.tried),
      answer: answer === undefined ? `untried ${at}` : JSON.stringify(answer),
    }
  })
  const best = bestOf(weighed)
  const chosen = weighed[best]
  if (chosen === undefined) throw new Error('nothing was ranked')
  const told = new Map([...chosen.told, ...standingFeatures(weighed, best)])
  const rivals = weighed
    .filter(({ answer }) => answer !== chosen.answer)
    .map(({ understood, score }): Rival => ({ understood, share: Math.exp(score - chosen.score) }))
    .toSorted((one, other) => other.share - one.share)
  const probability = confidenceOf(told, confidence)
  const alike = rivals.filter(({ understood }) => showsAll(chosen.understood, understood))
  const sure = chosen.told.has('follow') ? ofEarlier : 1
  const shown = sure * (isOutright(chosen.told) ? 1 : withShares(probability, alike))
  return { understood: chosen.understood, probability, shown, rivals }
}

/**
 * How often an answer that another goes on from was right itself; what is learned of the other takes that for granted. Of the follow-ups
 * that were claimed at 0.85 more than half were wrong.
 */
const ofEarlier = 0.75

interface Weighed {
  readonly told: ReadonlyMap<string, number>
  readonly score: number
}

/** As close as two candidates come that are hardly told apart: one is at least half as likely as the other. */
const close = Math.log(2)

/** The place of the best; of those that come close to it, one that leaves no word that another finds a meaning for. */
function bestOf(all: readonly Weighed[]): number {
  const places = [...all.keys()].toSorted((one, other) => (all[other]?.score ?? 0) - (all[one]?.score ?? 0))
  const [first = 0] = places
  const least = (all[first]?.score ?? 0) - close
  const leavesNone = (at: number): boolean => {
    const { told, score } = all[at] ?? { told: new Map(), score: -Infinity }
    return score >= least && !told.has('leftover:above')
  }
  return places.find(leavesNone) ?? first
}

/** What is said outright: a figure by the name that it was given; all rows, in so many words; figures of columns by others. */
const isOutright = (told: ReadonlyMap<string, number>): boolean =>
  !told.has('leftover') &&
  (areFigures(told) || outright.some((names) => names.every((name) => told.has(name))))

const outright = [
  ['metric:defined', 'metric:match:exact'],
  ['metric:defined', 'metric:match:concept'],
  ['shown:rows', 'rows:all', 'says:list', 'says:rows'],
]

/** Figures of which each is said, total or median, by columns that are each said to part the rows, all by their whole names. */
function areFigures(told: ReadonlyMap<string, number>): boolean {
  const count = (name: string): number => told.get(name) ?? 0
  const metrics = [1, 2, 3].find((number) => told.has(`metrics:${number}`)) ?? 0
  const dimensions = [1, 2, 3].find((number) => told.has(`dimensions:${number}`)) ?? 0
  if (metrics === 0 || dimensions === 0 || !told.has('answer:groups') || count('filters') > 0) return false
  const areWhole = (kind: 'metric' | 'dimension', number: number): boolean =>
    count(`${kind}:said`) === number && count(`${kind}:match:exact`) + count(`${kind}:match:form`) === number
  return areWhole('metric', metrics) && areWhole('dimension', dimensions)
}

/** How likely the best or one of the others is right. */
export const withShares = (probability: number, others: readonly Rival[]): number =>
  Math.min(1, probability * others.reduce((sum, { share }) => sum + share, 1))

/** What each that was tried would answer, by its place. */
function answersOf(
  ranked: readonly Ranked[],
  trials: readonly Observation[],
): ReadonlyMap<number, readonly (readonly Cell[])[]> {
  const found = new Map<number, readonly (readonly Cell[])[]>()
  for (const { stepId, columns, rows } of trials.filter(({ failed }) => failed !== true)) {
    for (const at of triedAs(stepId, ranked)) {
      const step = ranked[at]?.understood.steps.at(-1)
      if (step !== undefined) found.set(at, answerOf(step, columns, rows))
    }
  }
  return found
}
