import type { Numbers } from '../numbers.ts'
import { sum } from '../numbers.ts'
import { lowestPoint } from './lowest-point.ts'
import { shapesFor, weightCount, weightsAt, type Shape, type State, type Weights } from './shape.ts'
import { smooth } from './smooth.ts'
import { startOf } from './start.ts'

/** A shape with the weights that follow a series best. */
export interface Fitted {
  readonly shape: Shape
  readonly weights: Weights
  readonly start: State
  /** After the last value, in the scale of the shape. */
  readonly state: State
  /** Of the next value, in the scale of the shape. */
  readonly variance: number
}

interface Scored extends Fitted {
  readonly criterion: number
}

/** The shape that says most with least (Akaike's criterion, corrected for short series); null where none can be told. */
export function fit(values: Numbers, period: number): Fitted | null {
  const scored = shapesFor(values, period).flatMap((shape) => fitShape(values, shape) ?? [])
  const [first, ...others] = scored
  if (first === undefined) return null
  return others.reduce((best, one) => (one.criterion < best.criterion ? one : best), first)
}

function fitShape(values: Numbers, shape: Shape): Scored | undefined {
  const scaled = scaledBy(shape, values)
  const start = startOf(scaled, shape)
  const weights = weightsAt(
    shape,
    lowestPoint((point) => smooth(scaled, weightsAt(shape, point), start).squaredError, weightCount(shape)),
  )
  const { squaredError, state } = smooth(scaled, weights, start)
  const count = values.length
  const free = weightCount(shape) + 1 + Number(shape.trend !== 'none') + (shape.period - 1) + 1
  if (count - free - 1 <= 0) return undefined
  // What logarithms are off by is told in the values' own scale.
  const stretched = shape.scale === 'logarithm' ? 2 * sum(scaled) : 0
  const criterion =
    count * Math.log(Math.max(squaredError, Number.MIN_VALUE) / count) +
    stretched +
    2 * free +
    (2 * free * (free + 1)) / (count - free - 1)
  return { shape, weights, start, state, variance: squaredError / (count - free), criterion }
}

export const scaledBy = ({ scale }: Shape, values: Numbers): Float64Array =>
  Float64Array.from(values, (value) => (scale === 'logarithm' ? Math.log(value) : value))

export const unscaled = ({ scale }: Shape, value: number): number =>
  scale === 'logarithm' ? Math.exp(value) : value
