import { periodKind, type PeriodKind } from './period-kind.ts'

/** A name as a time and what is told of it: "Revenue 2023", "2023 / Revenue", "Jan". */
export interface SplitName {
  readonly period: string
  readonly kind: PeriodKind
  /** Empty where the name is a time and nothing else. */
  readonly measure: string
}

const mostPlaces = 8
const longestName = 100
const between = /[\s/_()|:,-]+/gu
const edges = /^[\s/_()|:,-]+|[\s/_()|:,-]+$/gu

/** The longest time at the end of a name, else at its beginning. */
export function splitPeriod(name: string): SplitName | undefined {
  if (name.length > longestName) return undefined
  const whole = name.trim()
  const places = [...whole.matchAll(between)].slice(0, mostPlaces)
  const ways = [
    { period: whole, measure: '' },
    ...places.map(({ index }) => ({ period: whole.slice(index), measure: whole.slice(0, index) })),
    ...places
      .toReversed()
      .map(({ index }) => ({ period: whole.slice(0, index), measure: whole.slice(index) })),
  ]
  for (const way of ways) {
    const [period, measure] = [bare(way.period), bare(way.measure)]
    const kind = periodKind(period)
    if (kind !== undefined) return { period, kind, measure }
  }
  return undefined
}

const bare = (text: string): string => text.replace(edges, '').replaceAll('_', ' ')
