import type { MeasureFunction, TimeGrain } from '@auger/contract/plan'
import type { SaysNames } from '../says.ts'
import { spaced } from '../zh-cn/names.ts'

const measures: { readonly [Function in MeasureFunction]: (column: string) => string } = {
  count: (column) => `${column}計數`,
  distinct: (column) => `不同${column}的數量`,
  sum: (column) => `${column}總計`,
  mean: (column) => `平均${column}`,
  median: (column) => `${column}中位數`,
  minimum: (column) => `最低${column}`,
  maximum: (column) => `最高${column}`,
  range: (column) => `${column}全距`,
  deviation: (column) => `${column}標準差`,
  variance: (column) => `${column}變異數`,
  mode: (column) => `最常見的${column}`,
  share: (column) => `${column}占比`,
}

const ends: { readonly [Function in MeasureFunction]?: (column: string) => string } = {
  minimum: (column) => `最早${column}`,
  maximum: (column) => `最晚${column}`,
}

const grains: { readonly [Grain in TimeGrain]: string } = {
  year: '年度',
  quarter: '季度',
  month: '月份',
  week: '週',
  day: '日期',
}

export const names: SaysNames = {
  measure: (measure, column, time = false) => {
    if (column === undefined) return measure === 'share' ? '占比（%）' : '筆數'
    const said = time ? (ends[measure] ?? measures[measure]) : measures[measure]
    return said(spaced(column)).trim()
  },
  grain: (grain) => grains[grain],
  grouped: (measured, keys) =>
    (keys.length === 0 ? '' : `依${spaced(keys.join('、'))}統計`) + measured.join('、'),
  ranked: (title, direction) => `${title}（${direction === 'descending' ? '由高到低' : '由低到高'}）`,
  listed: (columns, table) => `${spaced(table)}的${spaced(columns.join('、'))}`.trim(),
  rowsOf: (table) => `${spaced(table)}的資料`.trim(),
  filtered: (title) => `${title}（已篩選）`,
}
