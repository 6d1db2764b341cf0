import { describe, expect, it } from 'vitest'
import { expectAllClose, expectClose, expected } from '../fixtures/expected.contract.ts'
import { encodeLabels, type Label } from '../scale/encode.ts'
import { logisticRegression, predictClasses, predictProbabilities } from './logistic.ts'
import { logLoss, rocAuc } from './probability-scores.ts'
import { accuracy, averageScores, classScores, confusionMatrix, type ClassScores } from './scores.ts'

interface Case {
  readonly name: string
  readonly target: Label[]
  readonly strength: number
  readonly coefficients: number[][]
  readonly intercepts: number[]
  readonly firstProbabilities: number[][]
  readonly predicted: Label[]
  readonly accuracy: number
  readonly confusion: number[][]
  readonly perClass: number[][]
  readonly macro: number[]
  readonly weighted: number[]
  readonly logLoss: number
  readonly auc?: number
}

const { columns, cases } = expected<{ columns: number[][]; cases: Case[] }>('classification')
const inOrder = (scores: ClassScores | null): number[] =>
  scores === null ? [] : [scores.precision, scores.recall, scores.f1]

describe.each(cases)('logistic regression, $name', (figures) => {
  const count = figures.target.length
  const model = logisticRegression(columns, figures.target, figures.strength)
  if (model === null) throw new Error('two classes or more give a model')
  const probabilities = predictProbabilities(model, columns, count)

  it('reaches the optimum', () => {
    figures.coefficients.forEach((row, index) =>
      expectAllClose(model.coefficients[index] ?? [], row, 1e-6, 'coefficient'),
    )
    expectAllClose(model.intercepts, figures.intercepts, 1e-6, 'intercept')
    figures.firstProbabilities.forEach((row, index) => expectAllClose(probabilities[index] ?? [], row, 1e-6))
  })

  it('predicts as the default solver does', () => {
    expect(predictClasses(model, columns, count)).toEqual(figures.predicted)
  })

  it('agrees on the scores', () => {
    const matrix = confusionMatrix(figures.target, figures.predicted)
    expectClose(accuracy(figures.target, figures.predicted), figures.accuracy)
    expect(matrix.counts).toEqual(figures.confusion)
    classScores(matrix).forEach((entry, index) =>
      expectAllClose(
        [...inOrder(entry), entry.support],
        figures.perClass.map((row) => row[index] ?? null),
      ),
    )
    expectAllClose(inOrder(averageScores(matrix, 'macro')), figures.macro)
    expectAllClose(inOrder(averageScores(matrix, 'weighted')), figures.weighted)
    expectClose(logLoss(encodeLabels(figures.target).codes, probabilities), figures.logLoss, 1e-6)
    if (figures.auc === undefined) return
    const positive = figures.target.map((label) => label === model.classes[1])
    expectClose(rocAuc(positive, probabilities.map((shares) => shares[1] ?? 0)), figures.auc) // prettier-ignore
  })
})

describe('classification', () => {
  const figures = expected<{
    actual: string[]
    predicted: string[]
    confusion: number[][]
    perClass: number[][]
    weighted: number[]
    auc: [number[], number[], number][]
    logLoss: [number[], number[][], number][]
  }>('scores')

  it('scores classes that are never predicted, or never occur, with 0', () => {
    const matrix = confusionMatrix(figures.actual, figures.predicted)
    expect(matrix.counts).toEqual(figures.confusion)
    classScores(matrix).forEach((entry, index) =>
      expectAllClose(
        [...inOrder(entry), entry.support],
        figures.perClass.map((row) => row[index] ?? null),
      ),
    )
    expectAllClose(inOrder(averageScores(matrix, 'weighted')), figures.weighted)
  })

  it('counts ties half in the area under the curve', () => {
    for (const [actual, scores, area] of figures.auc)
      expectClose(rocAuc(actual.map((label) => label === 1), scores), area) // prettier-ignore
  })

  it('clips a probability of 0 in the logarithmic loss', () => {
    for (const [codes, probabilities, loss] of figures.logLoss)
      expectClose(logLoss(codes, probabilities), loss)
  })

  it('is null where it is not defined', () => {
    expect(logisticRegression([[1, 2]], ['a', 'a'])).toBeNull()
    expect(rocAuc([true, true], [0.1, 0.2])).toBeNull()
    expect([accuracy([], []), logLoss([], []), averageScores(confusionMatrix([], []), 'macro')]).toEqual([
      null,
      null,
      null,
    ])
  })
})
