import { at, type Numbers } from '../numbers.ts'

/** Rows lie one after the other, each `width` long with a 1 at its end; `codes` numbers their classes from 0. */
export interface Sample {
  readonly rows: Float64Array
  readonly width: number
  readonly codes: Numbers
}

export interface Derivatives {
  readonly gradient: Float64Array
  readonly curvature: readonly Float64Array[]
}

/**
 * Of one row, the probability of each class, into `shares`; returned is the logarithm of what they were divided
 * by. Weights lie class after class, the intercept last in each. Two classes have weights for the second only.
 */
export function rowShares(sample: Sample, row: number, weights: Float64Array, shares: Float64Array): number {
  const { rows, width } = sample
  const skipped = shares.length - weights.length / width
  let most = skipped === 1 ? 0 : -Infinity
  for (let code = skipped; code < shares.length; code++) {
    let score = 0
    for (let place = 0; place < width; place++)
      score += (rows[row * width + place] as number) * (weights[(code - skipped) * width + place] as number)
    shares[code] = score
    if (score > most) most = score
  }
  if (skipped === 1) shares[0] = 0
  let total = 0
  for (let code = 0; code < shares.length; code++) {
    const raised = Math.exp((shares[code] as number) - most)
    shares[code] = raised
    total += raised
  }
  for (let code = 0; code < shares.length; code++) shares[code] = (shares[code] as number) / total
  return most + Math.log(total)
}

/** Half the squared coefficients, over the strength, and the logarithmic loss of every row. */
export function penalisedLoss(
  sample: Sample,
  weights: Float64Array,
  classCount: number,
  strength: number,
): number {
  const { rows, width, codes } = sample
  const shares = new Float64Array(classCount)
  const skipped = classCount - weights.length / width
  let loss = 0
  for (let row = 0; row < codes.length; row++) {
    loss += rowShares(sample, row, weights, shares)
    const start = (at(codes, row) - skipped) * width
    for (let place = 0; start >= 0 && place < width; place++)
      loss -= (rows[row * width + place] as number) * (weights[start + place] as number)
  }
  const coefficients = weights.filter((_, place) => !isIntercept(place, width))
  return loss + coefficients.reduce((total, value) => total + value * value, 0) / (2 * strength)
}

export function derivatives(
  sample: Sample,
  weights: Float64Array,
  classCount: number,
  strength: number,
): Derivatives {
  const { rows, width, codes } = sample
  const skipped = classCount - weights.length / width
  const shares = new Float64Array(classCount)
  const gradient = weights.map((value, place) => (isIntercept(place, width) ? 0 : value / strength))
  const curvature = Array.from(weights, (_, place) => {
    const line = new Float64Array(weights.length)
    if (!isIntercept(place, width)) line[place] = 1 / strength
    return line
  })
  for (let row = 0; row < codes.length; row++) {
    rowShares(sample, row, weights, shares)
    const own = at(codes, row)
    const values = rows.subarray(row * width, (row + 1) * width)
    for (let code = skipped; code < classCount; code++) {
      const share = shares[code] as number
      addScaled(gradient, (code - skipped) * width, values, share - (code === own ? 1 : 0), width)
      for (let other = skipped; other <= code; other++) {
        const bend = share * ((other === code ? 1 : 0) - (shares[other] as number))
        for (let place = 0; place < width; place++) {
          const line = curvature[(code - skipped) * width + place] as Float64Array
          const length = other === code ? place + 1 : width
          addScaled(line, (other - skipped) * width, values, bend * (values[place] as number), length)
        }
      }
    }
  }
  for (const [row, line] of curvature.entries())
    for (let column = 0; column < row; column++)
      (curvature[column] as Float64Array)[row] = line[column] as number
  return { gradient, curvature }
}

const isIntercept = (place: number, width: number): boolean => place % width === width - 1

function addScaled(
  target: Float64Array,
  start: number,
  values: Float64Array,
  factor: number,
  length: number,
): void {
  for (let place = 0; place < length; place++)
    target[start + place] = (target[start + place] as number) + factor * (values[place] as number)
}
