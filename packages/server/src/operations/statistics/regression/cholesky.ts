import { at } from '../numbers.ts'

/** Solves a symmetric positive definite system given by rows; a pivot that rounding took is lifted. */
export function solvePositive(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const factor = matrix.map((row) => row.slice())
  const solution = right.slice()
  for (const [row, values] of factor.entries()) {
    for (let column = 0; column <= row; column++) {
      const other = factor[column] ?? values
      let rest = at(values, column)
      for (let inner = 0; inner < column; inner++) rest -= at(values, inner) * at(other, inner)
      if (column < row) values[column] = rest / at(other, column)
      else values[row] = Math.sqrt(Math.max(rest, at(matrix[row] ?? values, row) * 1e-14, Number.MIN_VALUE))
    }
    let rest = at(solution, row)
    for (let inner = 0; inner < row; inner++) rest -= at(values, inner) * at(solution, inner)
    solution[row] = rest / at(values, row)
  }
  for (const [row, values] of [...factor.entries()].reverse()) {
    solution[row] = at(solution, row) / at(values, row)
    for (let inner = 0; inner < row; inner++)
      solution[inner] = at(solution, inner) - at(values, inner) * at(solution, row)
  }
  return solution
}
