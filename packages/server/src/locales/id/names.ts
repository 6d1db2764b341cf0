import type { MeasureFunction, TimeGrain } from '@auger/contract/plan'
import type { SaysNames } from '../says.ts'

const measures: { readonly [Function in MeasureFunction]: (column: string) => string } = {
  count: (column) => `Jumlah ${column}`,
  distinct: (column) => `Jumlah ${column} yang berbeda`,
  sum: (column) => `Total ${column}`,
  mean: (column) => `Rata-rata ${column}`,
  median: (column) => `Median ${column}`,
  minimum: (column) => `${column} terendah`,
  maximum: (column) => `${column} tertinggi`,
  range: (column) => `Rentang ${column}`,
  deviation: (column) => `Simpangan baku ${column}`,
  variance: (column) => `Varians ${column}`,
  mode: (column) => `${column} yang paling sering`,
  share: (column) => `Persentase ${column}`,
}

const ends: { readonly [Function in MeasureFunction]?: (column: string) => string } = {
  minimum: (column) => `${column} paling awal`,
  maximum: (column) => `${column} paling akhir`,
}

const grains: { readonly [Grain in TimeGrain]: string } = {
  year: 'tahun',
  quarter: 'kuartal',
  month: 'bulan',
  week: 'minggu',
  day: 'hari',
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const names: SaysNames = {
  measure: (measure, column, time = false) => {
    if (column === undefined) return measure === 'share' ? 'Persentase baris (%)' : 'Jumlah baris'
    return (time ? (ends[measure] ?? measures[measure]) : measures[measure])(column)
  },
  grain: (grain) => grains[grain],
  grouped: (measured, keys) =>
    capital(measured.join(', ')) + (keys.length === 0 ? '' : ` menurut ${keys.join(' dan ')}`),
  ranked: (title, direction) =>
    `${title}, dari yang ${direction === 'descending' ? 'tertinggi' : 'terendah'}`,
  listed: (columns, table) => `${capital(columns.join(', '))} dari ${table}`,
  rowsOf: (table) => `Baris dari ${table}`,
  filtered: (title) => `${title}, disaring`,
}
