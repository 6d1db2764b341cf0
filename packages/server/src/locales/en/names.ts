import type { MeasureFunction, TimeGrain } from '@auger/contract/plan'
import type { SaysNames } from '../says.ts'

const measures: { readonly [Function in MeasureFunction]: string } = {
  count: 'number of',
  distinct: 'different',
  sum: 'total',
  mean: 'average',
  median: 'median',
  minimum: 'lowest',
  maximum: 'highest',
  range: 'range of',
  deviation: 'standard deviation of',
  variance: 'variance of',
  mode: 'most frequent',
  share: 'share of',
}

const ends: { readonly [Function in MeasureFunction]?: string } = { minimum: 'earliest', maximum: 'latest' }

const grains: { readonly [Grain in TimeGrain]: string } = {
  year: 'year',
  quarter: 'quarter',
  month: 'month',
  week: 'week',
  day: 'day',
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const names: SaysNames = {
  measure: (measure, column, time = false) => {
    if (column === undefined) return measure === 'share' ? 'share of rows (%)' : 'number of rows'
    return `${time ? (ends[measure] ?? measures[measure]) : measures[measure]} ${column}`
  },
  grain: (grain) => grains[grain],
  grouped: (measured, keys) =>
    capital(measured.join(', ')) + (keys.length === 0 ? '' : ` by ${keys.join(' and ')}`),
  ranked: (title, direction) => `${title}, ${direction === 'descending' ? 'highest' : 'lowest'} on top`,
  listed: (columns, table) => `${capital(columns.join(', '))} of ${table}`,
  rowsOf: (table) => `Rows of ${table}`,
  filtered: (title) => `${title}, filtered`,
}
