const scale = 2 ** 128

/**
 * P(D ≤ distance) for n values: the middle of the n-th power of Durbin's matrix, as Marsaglia, Tsang and Wang
 * compute it, scaled down whenever it grows.
 */
export function durbinMatrixCdf(count: number, distance: number): number {
  const reach = Math.ceil(count * distance)
  const size = 2 * reach - 1
  const middle = (reach - 1) * size + reach - 1
  let base = durbinMatrix(size, reach - count * distance)
  let baseExponent = 0
  let power: Float64Array | null = null
  let exponent = 0
  for (let left = count; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) {
      power = power === null ? base : multiply(power, base, size)
      exponent += baseExponent
    }
    if (left === 1) break
    base = multiply(base, base, size)
    baseExponent *= 2
    if ((base[middle] as number) > scale) {
      base = base.map((value) => value / scale)
      baseExponent += 128
    }
  }
  let probability = power?.[middle] ?? 0
  for (let factor = 1; factor <= count; factor++) {
    probability *= factor / count
    if (probability < 1 / scale) {
      probability *= scale
      exponent -= 128
    }
  }
  return Math.min(1, probability * 2 ** exponent)
}

function durbinMatrix(size: number, gap: number): Float64Array {
  const matrix = new Float64Array(size * size)
  const inverseFactorial = [1]
  for (let index = 1; index <= size; index++)
    inverseFactorial.push((inverseFactorial[index - 1] as number) / index)
  for (let row = 0; row < size; row++)
    for (let column = 0; column <= Math.min(row + 1, size - 1); column++)
      matrix[row * size + column] =
        edge(row, column, size, gap) * (inverseFactorial[row - column + 1] as number)
  return matrix
}

function edge(row: number, column: number, size: number, gap: number): number {
  const corner = Math.max(2 * gap - 1, 0) ** size
  if (column === 0 && row === size - 1) return 1 - 2 * gap ** size + corner
  if (column === 0) return 1 - gap ** (row + 1)
  if (row === size - 1) return 1 - gap ** (size - column)
  return 1
}

function multiply(left: Float64Array, right: Float64Array, size: number): Float64Array {
  const product = new Float64Array(size * size)
  for (let row = 0; row < size; row++)
    for (let inner = 0; inner < size; inner++) {
      const factor = left[row * size + inner] as number
      if (factor === 0) continue
      for (let column = 0; column < size; column++) {
        const place = row * size + column
        product[place] = (product[place] as number) + factor * (right[inner * size + column] as number)
      }
    }
  return product
}
