const grids = [[], [0.05, 0.2, 0.4, 0.6, 0.8, 0.95], [0.05, 0.2, 0.4, 0.6, 0.8, 0.95]] as const
/** Of more numbers fewer are tried each. */
const coarse = [0.05, 0.3, 0.8] as const
const [least, most] = [1e-4, 1]

/**
 * Where a function of numbers between 0 and 1 is smallest: the best point of a coarse grid, then steps along
 * each axis that halve when none helps. Always the same point for the same function.
 */
export function lowestPoint(
  cost: (point: readonly number[]) => number,
  dimensions: number,
): readonly number[] {
  let best: readonly number[] = []
  let lowest = Infinity
  const attempt = (point: readonly number[]): boolean => {
    const value = cost(point)
    if (!(value < lowest)) return false
    ;[best, lowest] = [point, value]
    return true
  }
  for (const point of gridPoints(dimensions, grids[dimensions] ?? coarse)) attempt(point)
  for (let step = 0.1; step > 1e-4;) {
    const from = best
    for (let axis = 0; axis < dimensions; axis++)
      if (!attempt(moved(best, axis, step))) attempt(moved(best, axis, -step))
    if (best === from) step /= 2
    else attempt(best.map((value, axis) => clamp(2 * value - (from[axis] ?? value))))
  }
  return best
}

const clamp = (value: number): number => Math.min(most, Math.max(least, value))

const moved = (point: readonly number[], axis: number, step: number): number[] =>
  point.map((value, index) => (index === axis ? clamp(value + step) : value))

const gridPoints = (dimensions: number, grid: readonly number[]): number[][] =>
  dimensions === 0
    ? [[]]
    : gridPoints(dimensions - 1, grid).flatMap((point) => grid.map((value) => [...point, value]))
