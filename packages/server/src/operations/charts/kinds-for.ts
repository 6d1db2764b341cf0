import type { ChartKind } from '@auger/contract/plan'
import type { ChartInput, ChartMeasure } from './chart-input.ts'
import { areComparable } from './comparable.ts'
import { contributionsOf } from './contributions.ts'
import { quartilesOf } from './quartiles.ts'

const fewestScattered = 5
const fewestCounted = 30

/** What may show the result, the best first. Nothing where no chart was wished for and one would say no more than the table. */
export function kindsFor(wish: 'auto' | ChartKind, input: ChartInput): readonly ChartKind[] {
  if (wish === 'auto') return suggested(input)
  return [...nearest(wish, input), ...suggested(input), 'bar', 'number']
}

function suggested(input: ChartInput): readonly ChartKind[] {
  const { keys, measures, ranked } = input
  if (!input.grouped) return suggestedForRows(input)
  if (quartilesOf(input) !== undefined) return ['box']
  if ((measures[0]?.values.filter((value) => value !== null).length ?? 0) < 2) return []
  if (contributionsOf(input) !== undefined) return ['waterfall', 'bar']
  if (isPaired(input)) return isTimed(input) && !ranked ? ['multi-line', ...pairs] : pairsOf(input)
  const several = keys.length === 1 && areComparable(measures)
  if (isTimed(input) && !ranked && keys.length === 1 && !areFewYears(input))
    return several ? ['multi-line', 'line', 'bar'] : ['line', 'bar']
  if (several) return ['grouped-bar', 'bar']
  // Three keys are more than one picture has sides.
  return keys.length === 3 && !ranked ? ['bar', 'facets'] : ['bar']
}

/** Each pair in its place; of the foremost few, each has a bar of its own. */
const isPaired = ({ keys, ranked, whole }: ChartInput): boolean => keys.length === 2 && (whole || !ranked)

const fewestYears = 4

/** Two or three years are compared with each other; a course shows in more. */
const areFewYears = ({ keys: [key] }: ChartInput): boolean =>
  key?.grain === 'year' && new Set(key.labels).size < fewestYears

const pairs: readonly ChartKind[] = ['grouped-bar', 'heat-map', 'bar']

const mostStacked = 6

/** A few parts of what adds up are seen on top of each other; what does not, side by side. */
function pairsOf({ keys, measures, ranked }: ChartInput): readonly ChartKind[] {
  const fewest = Math.min(...keys.map(({ labels }) => new Set(labels).size))
  // Shades have no order.
  const beside = ranked ? pairs.filter((kind) => kind !== 'heat-map') : pairs
  return measures[0]?.additive === true && fewest <= mostStacked ? ['stacked-bar', ...beside] : beside
}

/** Weekdays and hours come round again: they have an order, but no course. */
export const isTimed = ({ keys }: ChartInput): boolean =>
  keys.some(({ times, grain }) => times !== undefined && grain !== 'weekday' && grain !== 'hour')

function suggestedForRows(input: ChartInput): readonly ChartKind[] {
  const { keys, measures } = input
  const [first, second, ...more] = measures
  if (keys.length === 1 && first !== undefined && second === undefined) return named(input, first)
  if (keys.length > 0 || more.length > 0 || measures.some(isNumbering)) return []
  const rows = first?.values.length ?? 0
  if (second !== undefined) return rows >= fewestScattered ? ['scatter'] : []
  return rows >= fewestCounted ? ['histogram'] : []
}

const fewestNamed = 2

/** A name and an amount a row: bars, where every row has a name of its own and the numbers are more than names. */
function named({ keys: [key] }: ChartInput, measure: ChartMeasure): readonly ChartKind[] {
  const labels = key?.labels ?? []
  const known = measure.values.filter((value) => value !== null)
  if (known.length < fewestNamed || new Set(labels).size < labels.length || isSerial(measure)) return []
  return key?.times === undefined ? ['bar'] : ['line', 'bar']
}

/** Different whole numbers that hardly leave one out, or that are called so, tell rows apart. */
function isSerial(measure: ChartMeasure): boolean {
  if (!isNumbering(measure)) return false
  const known = measure.values.filter((value) => value !== null)
  const width = Math.max(...known) - Math.min(...known)
  return width <= known.length || /(?:^|[^\p{L}])id$|(?<=\p{Ll})I[dD]$/iu.test(measure.name)
}

/** Whole numbers of which no two are alike name rows rather than measure them. */
const isNumbering = ({ integer, values }: ChartMeasure): boolean =>
  integer && new Set(values).size === values.length

/** Several measures of one key that one axis can show. */
const isOfSeveral = ({ grouped, keys, measures }: ChartInput): boolean =>
  grouped && keys.length === 1 && areComparable(measures)

function nearest(wish: ChartKind, input: ChartInput): readonly ChartKind[] {
  const paired = isPaired(input)
  const single = isTimed(input) ? 'line' : 'bar'
  switch (wish) {
    case 'bar':
      if (isOfSeveral(input)) return ['grouped-bar', 'bar']
      return paired ? pairsOf(input) : ['bar', 'histogram']
    case 'grouped-bar':
      return pairs
    case 'stacked-bar':
    case 'heat-map':
      return [wish, ...pairs]
    case 'line':
      if (isOfSeveral(input)) return ['multi-line', 'line']
      return paired ? ['multi-line', ...pairs] : ['line']
    case 'multi-line':
      return input.measures.length > 1 && !isOfSeveral(input)
        ? ['facets', 'multi-line', 'grouped-bar', single]
        : ['multi-line', 'grouped-bar', single]
    case 'area':
      return ['area', 'multi-line', single]
    case 'box':
      return ['box', 'histogram']
    case 'pie':
      return ['pie', 'bar']
    case 'waterfall':
      return ['waterfall', single]
    case 'slope':
      return ['slope', ...pairs]
    case 'facets':
      return ['facets', 'multi-line', ...pairs]
    case 'scatter':
    case 'histogram':
    case 'number':
      return [wish]
  }
}
