import type { RegressionAnalysis } from '@auger/contract/plan'
import type { Column } from '../../../../domain/table.ts'
import { isNumber } from './measurable.ts'
import { sentenceAround, type Scene } from './scene.ts'
import { hasTerm } from './terms-in.ts'

export interface RegressionWish extends Omit<RegressionAnalysis, 'figures'> {
  readonly columns: readonly Column[]
}

/** What is to be predicted from what; undefined where the question does not say so clearly. */
export function regressionOf(scene: Scene): RegressionWish | undefined {
  const { prose, terms } = scene
  if (!hasTerm(terms, 'regression', 'logistic') || hasTerm(terms, 'unsupported')) return undefined
  const named = predicted(scene)
  if (named === undefined || named.predictors.length === 0) return undefined
  const model = hasTerm(terms, 'logistic') ? 'logistic' : 'linear'
  if (model === 'linear' && !isNumber(named.target)) return undefined
  const split = splitIn(prose)
  if (split === 'unclear') return undefined
  return {
    kind: 'regression',
    model,
    target: named.target.name,
    predictors: named.predictors.map(({ name }) => name),
    ...(split === undefined ? {} : { split }),
    columns: [...named.predictors, named.target],
  }
}

interface Predicted {
  readonly target: Column
  readonly predictors: readonly Column[]
}

const predicted = (scene: Scene): Predicted | undefined => byVariables(scene) ?? byVerb(scene)

/** "X is the dependent variable and A and B are the independent variables" */
function byVariables({ prose, mentions }: Scene): Predicted | undefined {
  const dependent = /(?<!in)dependent variable|target variable|response variable/iu.exec(prose)
  const independent = /independent variables?|predictors?|predictor variables?|explanatory variables?/iu.exec(
    prose,
  )
  if (dependent === null || independent === null) return undefined
  const sentence = sentenceAround(prose, dependent.index)
  if (independent.index < sentence.start || independent.index > sentence.end) return undefined
  const named = mentions.filter(
    ({ start, end, strength }) => start >= sentence.start && end <= sentence.end && strength >= 0.5,
  )
  const nearest = named.reduce<(typeof named)[number] | undefined>(
    (best, one) =>
      best === undefined || Math.abs(one.start - dependent.index) < Math.abs(best.start - dependent.index)
        ? one
        : best,
    undefined,
  )
  const predictors = [...new Set(named.map(({ column }) => column))].filter(
    (column) => column !== nearest?.column && isNumber(column),
  )
  return nearest === undefined || predictors.length === 0 ? undefined : { target: nearest.column, predictors }
}

/** "predict X based on A, B and C" */
function byVerb({ prose, mentions }: Scene): Predicted | undefined {
  const verb = /predict\p{L}*|explain\p{L}*|estimat\p{L}*/iu.exec(prose)
  if (verb === null) return undefined
  const from = verb.index + verb[0].length
  const { end } = sentenceAround(prose, from)
  const base = /based on|using|from|given|with|as a function of|by/iu.exec(prose.slice(from, end))
  if (base === null) return undefined
  const middle = from + base.index
  const named = mentions.filter(({ strength }) => strength >= 0.5)
  const target = named.find(({ start }) => start >= from && start < middle)?.column
  if (target === undefined) return undefined
  const predictors = new Set(
    named
      .filter(({ start, column }) => start >= middle && start < end && column !== target && isNumber(column))
      .map(({ column }) => column),
  )
  // As many as are listed; those that were said in other words are named elsewhere.
  const listed = prose
    .slice(middle, end)
    .split(/,|(?<!\p{L})and(?!\p{L})/iu)
    .filter((part) => /\p{L}{2}/u.test(part)).length
  for (const { column, strength } of mentions)
    if (predictors.size < listed && strength >= 0.95 && column !== target && isNumber(column))
      predictors.add(column)
  return predictors.size < listed ? undefined : { target, predictors: [...predictors] }
}

/** Taken where none is said, and told in the name of the figure. */
const usualSeed = 42

/** The share of rows to test on, and the seed. */
function splitIn(prose: string): RegressionAnalysis['split'] | 'unclear' | undefined {
  if (!/split|train|test set|testing/iu.test(prose)) return undefined
  const test =
    /(\d+(?:\.\d+)?)\s*%[^.%]{0,30}?(?:test|validation|evaluat)/iu.exec(prose)?.[1] ??
    /test[_\s-]?size\s*(?:of|=|:)?\s*(0?\.\d+|\d+)/iu.exec(prose)?.[1]
  const ratio = /(\d{1,2})\s*(?::|-|\/|to)\s*(\d{1,2})(?!\d)/u.exec(prose)
  const train = /(\d+(?:\.\d+)?)\s*%[^.%]{0,40}?train/iu.exec(prose)?.[1]
  const seed = /(?:random[\s_-]*(?:state|seed)|seed)[^\d.]{0,20}(\d+)/iu.exec(prose)?.[1]
  const share =
    ratio !== null && [10, 100].includes(Number(ratio[1]) + Number(ratio[2]))
      ? Number(ratio[2]) / (Number(ratio[1]) + Number(ratio[2]))
      : train !== undefined && Number(train) > 0
        ? 1 - Number(train) / 100
        : test === undefined
          ? undefined
          : Number(test) > 1
            ? Number(test) / 100
            : Number(test)
  if (share === undefined) return 'unclear'
  return { testShare: Math.round(share * 1e6) / 1e6, seed: seed === undefined ? usualSeed : Number(seed) }
}
