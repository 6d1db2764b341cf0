import { at, requirePairs, type Numbers } from '../numbers.ts'
import { solvePositive } from '../regression/cholesky.ts'
import { encodeLabels, type Label } from './encode-labels.ts'
import { derivatives, penalisedLoss, rowShares, type Sample } from './softmax-loss.ts'

export interface LogisticModel {
  /** In the order of their codes. */
  readonly classes: readonly Label[]
  /** Two classes have one row, for the second class; more have one each. */
  readonly coefficients: readonly (readonly number[])[]
  readonly intercepts: readonly number[]
}

const mostSteps = 200

/**
 * Logistic regression with an L2 penalty on the coefficients, not on the intercepts: the optimum that
 * scikit-learn's default approaches, found by Newton's method. `strength` is its C. Null below two classes.
 */
export function logisticRegression(
  predictors: readonly Numbers[],
  target: readonly Label[],
  strength = 1,
): LogisticModel | null {
  for (const column of predictors) requirePairs(column, target)
  const { codes, classes } = encodeLabels(target)
  if (classes.length < 2) return null
  const weights = optimum(sampleOf(predictors, codes), classes.length, strength)
  const width = predictors.length + 1
  const blocks = Array.from({ length: weights.length / width }, (_, block) => [
    ...weights.subarray(block * width, (block + 1) * width),
  ])
  return {
    classes,
    coefficients: blocks.map((block) => block.slice(0, -1)),
    intercepts: blocks.map((block) => block[width - 1] ?? 0),
  }
}

/** For every row the probability of every class. */
export function predictProbabilities(
  model: LogisticModel,
  predictors: readonly Numbers[],
  count: number,
): number[][] {
  const weights = Float64Array.from(
    model.coefficients.flatMap((row, index) => [...row, model.intercepts[index] ?? 0]),
  )
  const sample = sampleOf(predictors, new Float64Array(count))
  return Array.from({ length: count }, (_, row) => {
    const shares = new Float64Array(model.classes.length)
    rowShares(sample, row, weights, shares)
    return [...shares]
  })
}

/** The likeliest class of every row, the first of equals. */
export const predictClasses = (
  model: LogisticModel,
  predictors: readonly Numbers[],
  count: number,
): Label[] =>
  predictProbabilities(model, predictors, count).flatMap(
    (shares) => model.classes[shares.indexOf(Math.max(...shares))] ?? [],
  )

function sampleOf(predictors: readonly Numbers[], codes: Numbers): Sample {
  const width = predictors.length + 1
  const rows = new Float64Array(codes.length * width).fill(1)
  predictors.forEach((column, place) => {
    for (let row = 0; row < codes.length; row++) rows[row * width + place] = at(column, row)
  })
  return { rows, width, codes }
}

function optimum(sample: Sample, classCount: number, strength: number): Float64Array {
  const blocks = classCount === 2 ? 1 : classCount
  let weights = new Float64Array(blocks * sample.width)
  let loss = penalisedLoss(sample, weights, classCount, strength)
  for (let step = 0; step < mostSteps; step++) {
    const { gradient, curvature } = derivatives(sample, weights, classCount, strength)
    if (blocks > 1) holdInterceptsTogether(curvature, sample.width)
    const direction = solvePositive(curvature, gradient)
    const slope = direction.reduce((total, value, place) => total + value * at(gradient, place), 0)
    let size = 1
    let next = weights
    let nextLoss = loss
    for (; size > 1e-10; size /= 2) {
      next = weights.map((value, place) => value - size * at(direction, place))
      nextLoss = penalisedLoss(sample, next, classCount, strength)
      if (nextLoss <= loss - 1e-4 * size * slope + 1e-14 * Math.abs(loss)) break
    }
    if (size <= 1e-10) break
    ;[weights, loss] = [next, nextLoss]
    if (slope <= 1e-13 * Math.max(1, loss)) break
  }
  return weights
}

/** Adding one number to all intercepts changes nothing: this keeps their sum at 0. */
function holdInterceptsTogether(curvature: readonly Float64Array[], width: number): void {
  for (const [row, values] of curvature.entries())
    for (let column = width - 1; row % width === width - 1 && column < values.length; column += width)
      values[column] = at(values, column) + 1
}
