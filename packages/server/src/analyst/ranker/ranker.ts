import { learned } from '../feature/learned.ts'
import { featureNames } from '../feature/registry.ts'
import { outcomeNames } from './outcome.ts'
import { readTreeModel, type TreeModel } from './tree-model.ts'

/** What ranks candidates: by their features alone, and what is added to that once they have been tried. */
export interface Ranker {
  readonly untried: TreeModel
  readonly tried: TreeModel
}

/** How many of the likeliest candidates are tried. */
export const mostTried = 8

/** `known`: the names of all features that candidates have before they are tried. */
export function readRanker(written: unknown, known: readonly string[]): Ranker {
  if (typeof written !== 'object' || written === null) throw new Error('A ranker is an object')
  const { untried, tried } = written as Record<string, unknown>
  return { untried: readTreeModel(untried, known), tried: readTreeModel(tried, [...known, ...outcomeNames]) }
}

/** What a candidate scores before anything was learned: the less its reading costs, the better. Trees learn what that gets wrong. */
export const priorOf = (features: ReadonlyMap<string, number>): number => -(features.get('cost:above') ?? 0)

export const learnedRanker = learned(new URL('./ranker.json', import.meta.url), (written) =>
  readRanker(written, featureNames),
)
