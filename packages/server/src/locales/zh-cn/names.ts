import type { MeasureFunction, TimeGrain } from '@auger/contract/plan'
import type { SaysNames } from '../says.ts'

const measures: { readonly [Function in MeasureFunction]: (column: string) => string } = {
  count: (column) => `${column}计数`,
  distinct: (column) => `不同${column}的数量`,
  sum: (column) => `${column}总计`,
  mean: (column) => `平均${column}`,
  median: (column) => `${column}中位数`,
  minimum: (column) => `最低${column}`,
  maximum: (column) => `最高${column}`,
  range: (column) => `${column}极差`,
  deviation: (column) => `${column}标准差`,
  variance: (column) => `${column}方差`,
  mode: (column) => `最常见的${column}`,
  share: (column) => `${column}占比`,
}

const ends: { readonly [Function in MeasureFunction]?: (column: string) => string } = {
  minimum: (column) => `最早${column}`,
  maximum: (column) => `最晚${column}`,
}

const grains: { readonly [Grain in TimeGrain]: string } = {
  year: '年份',
  quarter: '季度',
  month: '月份',
  week: '周',
  day: '日期',
}

export const names: SaysNames = {
  measure: (measure, column, time = false) => {
    if (column === undefined) return measure === 'share' ? '占比（%）' : '行数'
    const said = time ? (ends[measure] ?? measures[measure]) : measures[measure]
    return said(spaced(column)).trim()
  },
  grain: (grain) => grains[grain],
  grouped: (measured, keys) =>
    (keys.length === 0 ? '' : `按${spaced(keys.join('、'))}统计`) + measured.join('、'),
  ranked: (title, direction) => `${title}（${direction === 'descending' ? '从高到低' : '从低到高'}）`,
  listed: (columns, table) => `${spaced(table)}的${spaced(columns.join('、'))}`.trim(),
  rowsOf: (table) => `${spaced(table)}的数据行`.trim(),
  filtered: (title) => `${title}（已筛选）`,
}

/** Latin names stand off from the characters around them. */
export function spaced(name: string): string {
  const first = /^[\p{Script=Latin}\p{N}]/u.test(name) ? ' ' : ''
  const last = /[\p{Script=Latin}\p{N})]$/u.test(name) ? ' ' : ''
  return `${first}${name}${last}`
}
