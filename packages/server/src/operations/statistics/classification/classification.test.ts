import { describe, expect, it } from 'vitest'
import { expectAllClose, expectClose, expected } from '../fixtures/expected.contract.ts'
import { encodeLabels, type Label } from './encode-labels.ts'
import { logisticRegression, predictClasses, predictProbabilities } from './logistic.ts'
import { accuracy } from './scores.ts'

interface Case {
  readonly name: string
  readonly target: Label[]
  readonly strength: number
  readonly coefficients: number[][]
  readonly intercepts: number[]
  readonly firstProbabilities: number[][]
  readonly predicted: Label[]
  readonly accuracy: number
}

const { columns, cases } = expected<{ columns: number[][]; cases: Case[] }>('classification')

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

  it('agrees on the accuracy', () => {
    expectClose(accuracy(figures.target, figures.predicted), figures.accuracy)
  })
})

describe('classification', () => {
  it.each(expected<{ labels: Label[]; classes: Label[]; codes: number[] }[]>('encode'))(
    'encodes $labels',
    ({ labels, classes, codes }) => {
      expect(encodeLabels(labels)).toEqual({ classes, codes })
    },
  )

  it('is null where it is not defined', () => {
    expect(logisticRegression([[1, 2]], ['a', 'a'])).toBeNull()
    expect(accuracy([], [])).toBeNull()
  })
})
