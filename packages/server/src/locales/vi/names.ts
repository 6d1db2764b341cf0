import type { MeasureFunction, TimeGrain } from '@auger/contract/plan'
import type { SaysNames } from '../says.ts'

const measures: { readonly [Function in MeasureFunction]: (column: string) => string } = {
  count: (column) => `số lượng ${column}`,
  distinct: (column) => `số ${column} khác nhau`,
  sum: (column) => `tổng ${column}`,
  mean: (column) => `${column} trung bình`,
  median: (column) => `trung vị ${column}`,
  minimum: (column) => `${column} thấp nhất`,
  maximum: (column) => `${column} cao nhất`,
  range: (column) => `khoảng biến thiên ${column}`,
  deviation: (column) => `độ lệch chuẩn ${column}`,
  variance: (column) => `phương sai ${column}`,
  mode: (column) => `${column} phổ biến nhất`,
  share: (column) => `tỷ lệ ${column}`,
}

const ends: { readonly [Function in MeasureFunction]?: (column: string) => string } = {
  minimum: (column) => `${column} sớm nhất`,
  maximum: (column) => `${column} muộn nhất`,
}

const grains: { readonly [Grain in TimeGrain]: string } = {
  year: 'năm',
  quarter: 'quý',
  month: 'tháng',
  week: 'tuần',
  day: 'ngày',
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const names: SaysNames = {
  measure: (measure, column, time = false) => {
    if (column === undefined) return measure === 'share' ? 'tỷ lệ dòng (%)' : 'số dòng'
    const said = time ? (ends[measure] ?? measures[measure]) : measures[measure]
    return said(column)
  },
  grain: (grain) => grains[grain],
  grouped: (measured, keys) =>
    capital(measured.join(', ')) + (keys.length === 0 ? '' : ` theo ${keys.join(' và ')}`),
  ranked: (title, direction) => `${title}, ${direction === 'descending' ? 'giảm dần' : 'tăng dần'}`,
  listed: (columns, table) => `${capital(columns.join(', '))} trong ${table}`,
  rowsOf: (table) => `Các dòng của ${table}`,
  filtered: (title) => `${title}, đã lọc`,
}
