import type { Condition, Formula, Metric, Step } from '@auger/contract/plan'
import type { ColumnRef } from '../../frame/column-ref.ts'
import type { Frame, FrameMetric } from '../../frame/frame.ts'
import { aggregate } from '../../candidate/figure/figure.ts'
import { columnOf, type Scene } from '../../candidate/scene.ts'
import { numbersOf, trialOf, type Found } from './candidate-finding.ts'

/** The id of the one trial that measures columns: how they lie, how they move together, and which are computed from others. */
const trialId = 'trial-columns'

export interface Pair {
  readonly left: ColumnRef
  readonly right: ColumnRef
}

/** What is measured of columns by one trial, and how to read it. */
export interface MeasuredColumns {
  readonly refs: readonly ColumnRef[]
  readonly pairs: readonly Pair[]
  readonly trials: readonly Step[]
  /** How many robust deviations the lowest and the highest value are away from the middle; undefined where that says nothing. */
  distances(ref: ColumnRef, found: Found): { readonly low: number; readonly high: number } | undefined
  /** The correlation of two columns, and how many rows have both; undefined where one is computed from the other. */
  relation(pair: Pair, found: Found): Related | undefined
}

export interface Related {
  readonly coefficient: number
  readonly rows: number
  /** Both are amounts of a row, or what such an amount is computed from: they grow with its size, as anyone expects. */
  readonly isExpected: boolean
}

export function measuredColumns(scene: Scene, base: Frame, refs: readonly ColumnRef[]): MeasuredColumns {
  const pairs = refs.flatMap((left, at) => refs.slice(at + 1).map((right) => ({ left, right })))
  const computed = identities(scene, refs)
  const metrics = [
    ...refs.flatMap(spreadOf),
    ...pairs.flatMap((pair) => sumsOf(scene, pair)),
    ...computed.map(({ as, error }) => ({ as, metric: sumOf(error) })),
    ...refs.map((ref) => ({ as: `size ${ref}`, metric: sumOf(sizeOf(columnFormula(ref))) })),
  ]
  const trials = refs.length === 0 ? [] : trialOf(scene, { ...base, metrics }, trialId)
  const figure = (found: Found, as: string): number => numbersOf(found(trialId), as)[0] ?? NaN
  return {
    refs,
    pairs,
    trials,
    distances: (ref, found) => distancesOf((as) => figure(found, `${as} ${ref}`)),
    relation: (pair, found) => {
      const holding = computed.filter(
        ({ as, result }) => figure(found, as) <= tolerance * figure(found, `size ${result}`),
      )
      const both = [pair.left, pair.right]
      if (holding.some(({ result, from }) => both.includes(result) && from.some((ref) => both.includes(ref))))
        return undefined
      const isReckoned = (ref: ColumnRef): boolean =>
        columnOf(scene, ref).nature === 'amount' ||
        holding.some(({ result, from }) => result === ref || from.includes(ref))
      const relation = relationOf((as) => figure(found, `${as} ${pair.left} ${pair.right}`))
      return relation === undefined ? undefined : { ...relation, isExpected: both.every(isReckoned) }
    },
  }
}

const quantiles = [0.05, 0.25, 0.5, 0.75, 0.95] as const

const spreadOf = (ref: ColumnRef): readonly FrameMetric[] => [
  { as: `minimum ${ref}`, metric: aggregate('minimum', ref) },
  { as: `maximum ${ref}`, metric: aggregate('maximum', ref) },
  ...quantiles.map((at): FrameMetric => ({
    as: `${at} ${ref}`,
    metric: { kind: 'aggregate', function: 'quantile', of: columnFormula(ref), at },
  })),
]

/** A deviation of a normal distribution, in ranges between the quartiles. */
const rangePerDeviation = 1.349
/** Values that one in twenty lies beyond are no exceptions. */
const fence = 3

function distancesOf(of: (as: string) => number): { low: number; high: number } | undefined {
  const [low, lower, middle, upper, high] = quantiles.map((at) => of(String(at)))
  if (low === undefined || lower === undefined || middle === undefined) return undefined
  if (upper === undefined || high === undefined || !(upper > lower)) return undefined
  const range = upper - lower
  const deviation = range / rangePerDeviation
  return {
    low: low < lower - fence * range ? 0 : (middle - of('minimum')) / deviation,
    high: high > upper + fence * range ? 0 : (of('maximum') - middle) / deviation,
  }
}

/** Sums over the rows that have both, around what the columns are on average, so that nothing is lost to large numbers. */
function sumsOf(scene: Scene, { left, right }: Pair): readonly FrameMetric[] {
  const around = (ref: ColumnRef): Formula => ({
    kind: 'binary',
    operator: '-',
    left: columnFormula(ref),
    right: { kind: 'number', value: columnOf(scene, ref).distribution?.mean ?? 0 },
  })
  const [x, y] = [around(left), around(right)]
  const where: Condition = {
    kind: 'and',
    conditions: [left, right].map((column) => ({ kind: 'not', condition: { kind: 'missing', column } })),
  }
  const sum = (as: string, of: Formula): FrameMetric => ({
    as: `${as} ${left} ${right}`,
    metric: { ...sumOf(of), where },
  })
  return [
    { as: `rows ${left} ${right}`, metric: { kind: 'aggregate', function: 'count', where } },
    sum('x', x),
    sum('y', y),
    sum('xy', product(x, y)),
    sum('xx', product(x, x)),
    sum('yy', product(y, y)),
  ]
}

/** Two columns that say the same in other units, or nearly so, tell nothing of each other. */
const same = 0.9995

function relationOf(of: (as: string) => number): { coefficient: number; rows: number } | undefined {
  const rows = of('rows')
  const together = of('xy') - (of('x') * of('y')) / rows
  const [left, right] = [of('xx') - of('x') ** 2 / rows, of('yy') - of('y') ** 2 / rows]
  const coefficient = together / Math.sqrt(left * right)
  return Number.isFinite(coefficient) && Math.abs(coefficient) < same ? { coefficient, rows } : undefined
}

/** What cells are rounded to. */
const tolerance = 1e-3

interface Identity {
  readonly as: string
  readonly result: ColumnRef
  readonly from: readonly [ColumnRef, ColumnRef]
  /** How far each row is from it. */
  readonly error: Formula
}

/** Every amount as the product or the sum of two others: what is computed surprises nobody. */
function identities(scene: Scene, refs: readonly ColumnRef[]): readonly Identity[] {
  return refs.flatMap((result) => {
    if (columnOf(scene, result).nature !== 'amount') return []
    const others = refs.filter((ref) => ref !== result)
    return others.flatMap((one, at) =>
      others.slice(at + 1).flatMap((other): readonly Identity[] =>
        (['*', '+'] as const).map((operator) => ({
          as: `error ${result} ${one} ${operator} ${other}`,
          result,
          from: [one, other],
          error: sizeOf({
            kind: 'binary',
            operator: '-',
            left: columnFormula(result),
            right: { kind: 'binary', operator, left: columnFormula(one), right: columnFormula(other) },
          }),
        })),
      ),
    )
  })
}

const columnFormula = (column: ColumnRef): Formula => ({ kind: 'column', column })
const product = (left: Formula, right: Formula): Formula => ({ kind: 'binary', operator: '*', left, right })
const sizeOf = (of: Formula): Formula => ({ kind: 'call', function: 'abs', of })
const sumOf = (formula: Formula): Extract<Metric, { kind: 'aggregate' }> => ({
  kind: 'aggregate',
  function: 'sum',
  of: formula,
})
