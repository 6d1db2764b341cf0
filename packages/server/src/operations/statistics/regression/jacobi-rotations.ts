import { at, dot } from '../numbers.ts'

const mostSweeps = 60

/**
 * Columns rotated until they are at right angles: U Σ of the singular value decomposition, with V in `rotation`,
 * both by columns.
 */
export function jacobiRotations(columns: readonly Float64Array[]): {
  readonly scaled: readonly Float64Array[]
  readonly rotation: readonly Float64Array[]
} {
  const scaled = columns.map((column) => column.slice())
  const rotation = columns.map((_, index) => {
    const unit = new Float64Array(columns.length)
    unit[index] = 1
    return unit
  })
  for (let sweep = 0; sweep < mostSweeps; sweep++) {
    let isDone = true
    for (const [first, left] of scaled.entries())
      for (const [offset, right] of scaled.slice(first + 1).entries()) {
        const angle = angleBetween(left, right)
        if (angle === null) continue
        isDone = false
        turn(left, right, angle)
        turn(rotation[first] ?? left, rotation[first + 1 + offset] ?? right, angle)
      }
    if (isDone) break
  }
  return { scaled, rotation }
}

type Angle = readonly [cosine: number, sine: number]

/** Null when the columns are at right angles as far as rounding can tell. */
function angleBetween(left: Float64Array, right: Float64Array): Angle | null {
  const [leftSquare, rightSquare, product] = [dot(left, left), dot(right, right), dot(left, right)]
  if (product === 0 || Math.abs(product) <= 1e-15 * Math.sqrt(leftSquare) * Math.sqrt(rightSquare))
    return null
  const ratio = (rightSquare - leftSquare) / (2 * product)
  const tangent = (ratio < 0 ? -1 : 1) / (Math.abs(ratio) + Math.hypot(1, ratio))
  const cosine = 1 / Math.hypot(1, tangent)
  return [cosine, cosine * tangent]
}

function turn(left: Float64Array, right: Float64Array, [cosine, sine]: Angle): void {
  for (let row = 0; row < left.length; row++) {
    const [one, other] = [at(left, row), at(right, row)]
    left[row] = cosine * one - sine * other
    right[row] = sine * one + cosine * other
  }
}
