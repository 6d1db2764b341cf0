import type { Cell } from '@auger/contract'
import type { TrendAnalysis } from '@auger/contract/plan'
import { linearTrend, type LinearTrend } from '../statistics/index.ts'
import { notNumbers, type AnalysisOperation } from './analysis-operation.ts'
import { notMoments, periodsIn, valuesOf } from './periods.ts'

/** Through two periods a line runs whatever they are. */
const fewestOfLine = 3

export const trend: AnalysisOperation<'trend'> = {
  kind: 'trend',
  problems: (analysis, columns) => [
    ...notMoments(analysis, columns),
    ...notNumbers([analysis.of], columns),
    ...(analysis.when === analysis.of ? [`"${analysis.of}" cannot be told from itself`] : []),
  ],
  run: (analysis, cellsOf) => {
    const values = valuesOf(periodsIn(analysis, cellsOf)) ?? []
    const line = lineThrough(values)
    return analysis.figures.map(({ figure }) => {
      switch (figure) {
        case 'slope':
          return line?.slope ?? null
        case 'r-squared':
          return line === null ? null : line.correlation ** 2
        case 'slope-p-value':
          return line?.pValue ?? null
        case 'compound-growth':
          return compoundGrowth(values)
        case 'first':
          return values[0] ?? null
        case 'last':
          return values.at(-1) ?? null
        case 'periods':
          return values.length
      }
    })
  },
  chart: 'line',
}

/** Where the line through all periods is at each row that was read; null where there is none. */
export function lineAlong(
  analysis: TrendAnalysis,
  cellsOf: (column: string) => readonly Cell[],
): readonly (number | null)[] {
  const periods = periodsIn(analysis, cellsOf)
  const line = lineThrough(valuesOf(periods) ?? [])
  const places = new Map(periods.map(({ when }, place) => [when, place]))
  return cellsOf(analysis.when).map((moment) => {
    const place = places.get(moment)
    return line === null || place === undefined ? null : line.intercept + line.slope * place
  })
}

const lineThrough = (values: readonly number[]): LinearTrend | null =>
  values.length < fewestOfLine ? null : linearTrend(values)

/** In percent a period: the one rate by which the first becomes the last. */
function compoundGrowth(values: readonly number[]): number | null {
  const [first, last] = [values[0], values.at(-1)]
  if (first === undefined || last === undefined || values.length < 2 || first <= 0 || last <= 0) return null
  return ((last / first) ** (1 / (values.length - 1)) - 1) * 100
}
