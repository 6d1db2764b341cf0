import type { MeasureFunction, TimeGrain } from '@auger/contract/plan'
import type { SaysNames } from '../says.ts'

const measures: { readonly [Function in MeasureFunction]: (column: string) => string } = {
  count: (column) => `${column}の件数`,
  distinct: (column) => `${column}の種類数`,
  sum: (column) => `${column}の合計`,
  mean: (column) => `${column}の平均`,
  median: (column) => `${column}の中央値`,
  minimum: (column) => `${column}の最小値`,
  maximum: (column) => `${column}の最大値`,
  range: (column) => `${column}の範囲`,
  deviation: (column) => `${column}の標準偏差`,
  variance: (column) => `${column}の分散`,
  mode: (column) => `${column}の最頻値`,
  share: (column) => `${column}の割合`,
}

const ends: { readonly [Function in MeasureFunction]?: (column: string) => string } = {
  minimum: (column) => `最も早い${column}`,
  maximum: (column) => `最も遅い${column}`,
}

const grains: { readonly [Grain in TimeGrain]: string } = {
  year: '年',
  quarter: '四半期',
  month: '月',
  week: '週',
  day: '日',
}

export const names: SaysNames = {
  measure: (measure, column, time = false) => {
    if (column === undefined) return measure === 'share' ? '割合（%）' : '行数'
    const said = time ? (ends[measure] ?? measures[measure]) : measures[measure]
    return said(column)
  },
  grain: (grain) => grains[grain],
  grouped: (measured, keys) => (keys.length === 0 ? '' : `${keys.join('・')}別の`) + measured.join('、'),
  ranked: (title, direction) => `${title}（${direction === 'descending' ? '高い順' : '低い順'}）`,
  listed: (columns, table) => `${table}の${columns.join('、')}`,
  rowsOf: (table) => `${table}の行`,
  filtered: (title) => `${title}（絞り込み済み）`,
}
