import { at, dot, type Numbers } from '../numbers.ts'
import { jacobiRotations } from './jacobi-rotations.ts'

/**
 * The coefficients that bring the columns nearest to the target; of many that do, the shortest. Householder
 * reflections shrink the problem to a square one, whose singular values decide its rank.
 */
export function leastSquares(columns: readonly Numbers[], target: Numbers): Float64Array {
  const reduced = columns.map((column) => Float64Array.from(column))
  const right = Float64Array.from(target)
  const height = Math.min(columns.length, right.length)
  for (let pivot = 0; pivot < height; pivot++) reflect(reduced, right, pivot)
  const square = reduced.map((column) => column.slice(0, height))
  const { scaled, rotation } = jacobiRotations(square)
  const lengths = scaled.map((column) => Math.sqrt(dot(column, column)))
  const negligible = Math.max(...lengths, 0) * Number.EPSILON * Math.max(target.length, columns.length)
  const coefficients = new Float64Array(columns.length)
  scaled.forEach((column, index) => {
    const length = lengths[index] ?? 0
    if (length <= negligible) return
    const share = dot(column, right.subarray(0, height)) / length ** 2
    coefficients.forEach((value, place) => {
      coefficients[place] = value + share * at(rotation[index] ?? [], place)
    })
  })
  return coefficients
}

/** Turns the pivot column onto its axis, and everything after it along. */
function reflect(columns: readonly Float64Array[], right: Float64Array, pivot: number): void {
  const column = columns[pivot] ?? new Float64Array()
  const mirror = column.slice(pivot)
  const length = Math.sqrt(dot(mirror, mirror))
  if (length === 0) return
  mirror[0] = at(mirror, 0) + (at(mirror, 0) < 0 ? -length : length)
  const squared = dot(mirror, mirror)
  for (const other of [...columns.slice(pivot), right]) {
    const part = other.subarray(pivot)
    const factor = (2 * dot(mirror, part)) / squared
    for (let row = 0; row < part.length; row++) part[row] = at(part, row) - factor * at(mirror, row)
  }
  column.fill(0, pivot + 1)
}
