import { centred } from '../moments/mean.ts'
import { at, dot, requirePairs, type Numbers } from '../numbers.ts'
import { fitMeasures, type FitMeasures } from './fit-measures.ts'
import { leastSquares } from './least-squares.ts'

export interface LinearModel {
  readonly intercept: number
  /** One for each predictor. */
  readonly coefficients: Float64Array
}

export interface LinearFit extends LinearModel, FitMeasures {
  readonly predictions: Float64Array
}

/** Ordinary least squares with an intercept; predictors are columns. Null without rows. */
export function linearRegression(predictors: readonly Numbers[], target: Numbers): LinearFit | null {
  for (const column of predictors) requirePairs(column, target)
  if (target.length === 0) return null
  const columns = predictors.map(centred)
  const wanted = centred(target)
  const coefficients = leastSquares(
    columns.map(({ deviations }) => deviations),
    wanted.deviations,
  )
  const offset = dot(
    columns.map(({ mean }) => mean),
    coefficients,
  )
  const model = { intercept: wanted.mean - offset, coefficients }
  const predictions = predictLinear(model, predictors, target.length)
  const measures = fitMeasures(target, predictions)
  return measures === null ? null : { ...model, ...measures, predictions }
}

export function predictLinear(
  model: LinearModel,
  predictors: readonly Numbers[],
  count: number,
): Float64Array {
  const predictions = new Float64Array(count).fill(model.intercept)
  predictors.forEach((column, index) => {
    const slope = at(model.coefficients, index)
    for (let row = 0; row < count; row++) predictions[row] = at(predictions, row) + slope * at(column, row)
  })
  return predictions
}
