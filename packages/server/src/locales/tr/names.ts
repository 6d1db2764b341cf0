import type { MeasureFunction, TimeGrain } from '@auger/contract/plan'
import type { SaysNames } from '../says.ts'

/** Names of columns cannot take endings, so what was computed follows them in brackets. */
const measures: { readonly [Function in MeasureFunction]: string } = {
  count: 'sayı',
  distinct: 'farklı değer sayısı',
  sum: 'toplam',
  mean: 'ortalama',
  median: 'medyan',
  minimum: 'en düşük',
  maximum: 'en yüksek',
  range: 'değer aralığı',
  deviation: 'standart sapma',
  variance: 'varyans',
  mode: 'en sık değer',
  share: 'pay',
}

const ends: { readonly [Function in MeasureFunction]?: string } = {
  minimum: 'en erken',
  maximum: 'en geç',
}

const grains: { readonly [Grain in TimeGrain]: string } = {
  year: 'yıl',
  quarter: 'çeyrek',
  month: 'ay',
  week: 'hafta',
  day: 'gün',
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1)

export const names: SaysNames = {
  measure: (measure, column, time = false) => {
    if (column === undefined) return measure === 'share' ? 'satırların payı (%)' : 'satır sayısı'
    return `${column} (${time ? (ends[measure] ?? measures[measure]) : measures[measure]})`
  },
  grain: (grain) => grains[grain],
  grouped: (measured, keys) =>
    keys.length === 0 ? capital(measured.join(', ')) : `${keys.join(', ')} bazında ${measured.join(', ')}`,
  ranked: (title, direction) => `${title}, ${direction === 'descending' ? 'azalan' : 'artan'} sırada`,
  listed: (columns, table) => `${table}: ${columns.join(', ')}`,
  rowsOf: (table) => `${table}: satırlar`,
  filtered: (title) => `${title}, süzülmüş`,
}
