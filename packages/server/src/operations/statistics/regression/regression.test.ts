import { describe, expect, it } from 'vitest'
import { column, expectAllClose, expectClose, expected, type Figure } from '../fixtures/expected.contract.ts'
import { fitMeasures } from './fit-measures.ts'
import { linearRegression, predictLinear } from './linear.ts'
import { simpleLinearRegression } from './simple-linear.ts'

interface Fit {
  readonly intercept: number
  readonly coefficients: number[]
  readonly rSquared: number
  readonly meanSquaredError: number
  readonly rootMeanSquaredError: number
  readonly meanAbsoluteError: number
  readonly firstPredictions: number[]
}

interface Regression {
  readonly columns: number[][]
  readonly target: number[]
  readonly linear: Fit
}

/** The solver of scikit-learn loses what the condition of the predictors costs; a perfect fit has errors of 0. */
const tolerance: Record<string, number> = { nearCollinear: 1e-6 }

describe.each(Object.entries(expected<Record<string, Regression>>('regression')))(
  'regression on %s predictors',
  (name, figures) => {
    it('agrees', () => {
      const wanted = figures.linear
      const relative = tolerance[name] ?? 1e-9
      const fit = linearRegression(figures.columns, figures.target)
      expectAllClose(fit?.coefficients ?? [], wanted.coefficients, relative, 'coefficient')
      expectClose(fit?.intercept, wanted.intercept, relative, 'intercept')
      expectAllClose(fit?.predictions.slice(0, 3) ?? [], wanted.firstPredictions, 1e-9, 'prediction')
      for (const key of [
        'rSquared',
        'meanSquaredError',
        'rootMeanSquaredError',
        'meanAbsoluteError',
      ] as const)
        if (Math.abs(wanted[key]) > 1e-12) expectClose(fit?.[key], wanted[key], 1e-9, key)
        else expect(fit?.[key]).toBeLessThan(1e-12)
    })
  },
)

describe('regression', () => {
  it.each(expected<[string, string, ...Figure[]][]>('simpleLinear'))(
    'of %s on %s agrees',
    (left, right, ...figures) => {
      const line = simpleLinearRegression(column(left), column(right))
      const actual = [
        line?.slope,
        line?.intercept,
        line?.correlation,
        line?.pValue,
        line?.slopeError,
        line?.interceptError,
      ]
      figures.forEach((figure, index) => expectClose(actual[index], figure, 1e-9, `${index}`))
    },
  )

  it('has no line through one place', () => {
    expect(simpleLinearRegression([2, 2, 2], [1, 2, 3])).toBeNull()
    expect(simpleLinearRegression([2], [1])).toBeNull()
    expect(linearRegression([[]], [])).toBeNull()
    expect(fitMeasures([], [])).toBeNull()
  })

  it('goes through two points, and through a mean without predictors', () => {
    expect(simpleLinearRegression([0, 2], [1, 5])).toMatchObject({ slope: 2, intercept: 1, pValue: 0 })
    expect(linearRegression([], [1, 2, 6])).toMatchObject({ intercept: 3, rSquared: 0 })
    expect(linearRegression([[1, 2, 3]], [5, 5, 5])?.rSquared).toBeNull()
  })

  it('predicts new rows', () => {
    const model = { intercept: 1, coefficients: Float64Array.of(2, -1) }
    const columns = [
      [0, 1],
      [3, 5],
    ]
    expect([...predictLinear(model, columns, 2)]).toEqual([-2, -2])
  })
})
