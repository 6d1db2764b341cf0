import { studentTTwoSided } from '../distributions/sampling.ts'
import { mean } from '../moments/mean.ts'
import { at, dot, type Numbers } from '../numbers.ts'
import { predictLinear, type LinearModel } from './linear.ts'

/** Whether each slope is 0, by Student's t. Null where predictors say the same, or there are too few rows. */
export function slopePValues(
  predictors: readonly Numbers[],
  target: Numbers,
  model: LinearModel,
): readonly (number | null)[] {
  const degrees = target.length - predictors.length - 1
  if (degrees < 1) return predictors.map(() => null)
  const predicted = predictLinear(model, predictors, target.length)
  const residuals = Float64Array.from(target, (value, row) => value - at(predicted, row))
  const noise = dot(residuals, residuals) / degrees
  const centred = predictors.map((column) => {
    const middle = mean(column) ?? 0
    return Float64Array.from(column, (value) => value - middle)
  })
  const inverse = inverted(centred.map((left) => centred.map((right) => dot(left, right))))
  return predictors.map((_, index) => {
    const variance = inverse === null ? 0 : noise * (inverse[index]?.[index] ?? 0)
    return variance > 0
      ? studentTTwoSided(at(model.coefficients, index) / Math.sqrt(variance), degrees)
      : null
  })
}

/** Gauss and Jordan, on rows and columns scaled to 1. Null for a matrix without an inverse. */
function inverted(matrix: readonly (readonly number[])[]): readonly (readonly number[])[] | null {
  const size = matrix.length
  const scale = matrix.map((row, index) => Math.sqrt(row[index] ?? 0))
  if (scale.some((value) => value === 0)) return null
  const rows = matrix.map((row, index) => [
    ...row.map((value, column) => value / ((scale[index] ?? 1) * (scale[column] ?? 1))),
    ...Array.from({ length: size }, (_, column) => (column === index ? 1 : 0)),
  ])
  for (let pivot = 0; pivot < size; pivot++) {
    const best = rows.reduce(
      (most, row, index) =>
        index >= pivot && Math.abs(row[pivot] ?? 0) > Math.abs(rows[most]?.[pivot] ?? 0) ? index : most,
      pivot,
    )
    const [line, other] = [rows[best] ?? [], rows[pivot] ?? []]
    if (Math.abs(line[pivot] ?? 0) < 1e-12) return null
    rows[best] = other
    const factor = line[pivot] ?? 1
    rows[pivot] = line.map((value) => value / factor)
    const base = rows[pivot] ?? []
    rows.forEach((row, index) => {
      if (index === pivot) return
      const times = row[pivot] ?? 0
      rows[index] = row.map((value, column) => value - times * (base[column] ?? 0))
    })
  }
  return rows.map((row, index) =>
    row.slice(size).map((value, column) => value / ((scale[index] ?? 1) * (scale[column] ?? 1))),
  )
}
