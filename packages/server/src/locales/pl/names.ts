import type { MeasureFunction, TimeGrain } from '@auger/contract/plan'
import type { SaysNames } from '../says.ts'

/** Names of columns cannot be inflected, so what was computed follows them in brackets. */
const measures: { readonly [Function in MeasureFunction]: string } = {
  count: 'liczba',
  distinct: 'liczba różnych',
  sum: 'suma',
  mean: 'średnia',
  median: 'mediana',
  minimum: 'minimum',
  maximum: 'maksimum',
  range: 'rozstęp',
  deviation: 'odchylenie standardowe',
  variance: 'wariancja',
  mode: 'dominanta',
  share: 'udział',
}

const ends: { readonly [Function in MeasureFunction]?: string } = {
  minimum: 'najwcześniej',
  maximum: 'najpóźniej',
}

const grains: { readonly [Grain in TimeGrain]: string } = {
  year: 'rok',
  quarter: 'kwartał',
  month: 'miesiąc',
  week: 'tydzień',
  day: 'dzień',
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const names: SaysNames = {
  measure: (measure, column, time = false) => {
    if (column === undefined) return measure === 'share' ? 'udział wierszy (%)' : 'liczba wierszy'
    return `${column} (${time ? (ends[measure] ?? measures[measure]) : measures[measure]})`
  },
  grain: (grain) => grains[grain],
  grouped: (measured, keys) =>
    capital(measured.join(', ')) + (keys.length === 0 ? '' : ` w podziale na: ${keys.join(', ')}`),
  ranked: (title, direction) => `${title}, ${direction === 'descending' ? 'malejąco' : 'rosnąco'}`,
  listed: (columns, table) => `${table}: ${columns.join(', ')}`,
  rowsOf: (table) => `${table}: wiersze`,
  filtered: (title) => `${title}, po filtrowaniu`,
}
