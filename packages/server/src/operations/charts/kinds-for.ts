import type { ChartKind } from '../../domain/plan.ts'
import type { ChartMatter, ChartMeasure } from './matter.ts'

const fewestScattered = 5
const fewestCounted = 30

/** What may show the result, the best first. Nothing where no chart was wished for and one would say no more than the table. */
export function kindsFor(wish: 'auto' | ChartKind, matter: ChartMatter): readonly ChartKind[] {
  if (wish === 'auto') return suggested(matter)
  return [...nearest(wish, matter), ...suggested(matter), 'bar', 'number']
}

function suggested(matter: ChartMatter): readonly ChartKind[] {
  const { keys, measures, ranked } = matter
  if (!matter.grouped) return suggestedForRows(matter)
  if ((measures[0]?.values.filter((value) => value !== null).length ?? 0) < 2) return []
  if (ranked || keys.length > 2) return ['bar']
  if (keys.length === 2) return isTimed(matter) ? ['multi-line', ...pairs] : pairs
  return isTimed(matter) ? ['line', 'bar'] : ['bar']
}

const pairs: readonly ChartKind[] = ['grouped-bar', 'heat-map', 'bar']
const isTimed = ({ keys }: ChartMatter): boolean => keys.some(({ times }) => times !== undefined)

function suggestedForRows({ keys, measures }: ChartMatter): readonly ChartKind[] {
  const [first, second, ...more] = measures
  if (keys.length > 0 || more.length > 0 || measures.some(isNumbering)) return []
  const rows = first?.values.length ?? 0
  if (second !== undefined) return rows >= fewestScattered ? ['scatter'] : []
  return rows >= fewestCounted ? ['histogram'] : []
}

/** Whole numbers of which no two are alike name rows rather than measure them. */
const isNumbering = ({ integer, values }: ChartMeasure): boolean =>
  integer && new Set(values).size === values.length

function nearest(wish: ChartKind, matter: ChartMatter): readonly ChartKind[] {
  const paired = matter.keys.length === 2 && !matter.ranked
  const single = isTimed(matter) ? 'line' : 'bar'
  switch (wish) {
    case 'bar':
      return paired ? pairs : ['bar', 'histogram']
    case 'grouped-bar':
      return pairs
    case 'stacked-bar':
    case 'heat-map':
      return [wish, ...pairs]
    case 'line':
      return paired ? ['multi-line', ...pairs] : ['line']
    case 'multi-line':
      return ['multi-line', single]
    case 'area':
      return ['area', 'multi-line', single]
    case 'box':
      return ['box', 'histogram']
    case 'pie':
      return ['pie', 'bar']
    case 'scatter':
    case 'histogram':
    case 'number':
      return [wish]
  }
}
