import type { MeasureFunction, TimeGrain } from '@auger/contract/plan'
import type { SaysNames } from '../says.ts'

/** Names of columns cannot be inflected, so what was computed follows them in brackets. */
const measures: { readonly [Function in MeasureFunction]: string } = {
  count: 'количество',
  distinct: 'количество разных',
  sum: 'сумма',
  mean: 'среднее',
  median: 'медиана',
  minimum: 'минимум',
  maximum: 'максимум',
  range: 'размах',
  deviation: 'стандартное отклонение',
  variance: 'дисперсия',
  mode: 'мода',
  share: 'доля',
}

const ends: { readonly [Function in MeasureFunction]?: string } = {
  minimum: 'самое раннее',
  maximum: 'самое позднее',
}

const grains: { readonly [Grain in TimeGrain]: string } = {
  year: 'год',
  quarter: 'квартал',
  month: 'месяц',
  week: 'неделя',
  day: 'день',
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const names: SaysNames = {
  measure: (measure, column, time = false) => {
    if (column === undefined) return measure === 'share' ? 'доля строк (%)' : 'количество строк'
    return `${column} (${time ? (ends[measure] ?? measures[measure]) : measures[measure]})`
  },
  grain: (grain) => grains[grain],
  grouped: (measured, keys) =>
    capital(measured.join(', ')) + (keys.length === 0 ? '' : ` в разрезе: ${keys.join(', ')}`),
  ranked: (title, direction) => `${title}, по ${direction === 'descending' ? 'убыванию' : 'возрастанию'}`,
  listed: (columns, table) => `${table}: ${columns.join(', ')}`,
  rowsOf: (table) => `${table}: строки`,
  filtered: (title) => `${title}, с отбором`,
}
