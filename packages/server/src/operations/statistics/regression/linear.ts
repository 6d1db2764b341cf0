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
export const linearRegression = (predictors: readonly Numbers[], target: Numbers): LinearFit | null =>
  ridgeRegression(predictors, target, 0)

/** Least squares with `penalty` times the squared coefficients added; the intercept is free. Null without rows. */
export function ridgeRegression(
  predictors: readonly Numbers[],
  target: Numbers,
  penalty = 1,
): LinearFit | null {
  if (!(penalty >= 0)) throw new RangeError(`a penalty is 0 or more, not ${penalty}`)
  for (const column of predictors) requirePairs(column, target)
  if (target.length === 0) return null
  const columns = predictors.map(centred)
  const wanted = centred(target)
  const isPenalised = penalty > 0
  const coefficients = leastSquares(
    columns.map(({ deviations }, index) =>
      isPenalised ? extended(deviations, predictors.length, index, Math.sqrt(penalty)) : deviations,
    ),
    isPenalised ? extended(wanted.deviations, predictors.length, 0, 0) : wanted.deviations,
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

function extended(values: Float64Array, rows: number, row: number, value: number): Float64Array {
  const longer = new Float64Array(values.length + rows)
  longer.set(values)
  if (value !== 0) longer[values.length + row] = value
  return longer
}
