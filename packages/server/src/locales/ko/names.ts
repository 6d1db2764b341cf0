import type { MeasureFunction, TimeGrain } from '@auger/contract/plan'
import type { SaysNames } from '../says.ts'

const measures: { readonly [Function in MeasureFunction]: (column: string) => string } = {
  count: (column) => `${column} 개수`,
  distinct: (column) => `서로 다른 ${column} 수`,
  sum: (column) => `${column} 합계`,
  mean: (column) => `${column} 평균`,
  median: (column) => `${column} 중앙값`,
  minimum: (column) => `${column} 최솟값`,
  maximum: (column) => `${column} 최댓값`,
  range: (column) => `${column} 범위`,
  deviation: (column) => `${column} 표준편차`,
  variance: (column) => `${column} 분산`,
  mode: (column) => `${column} 최빈값`,
  share: (column) => `${column} 비율`,
}

const ends: { readonly [Function in MeasureFunction]?: (column: string) => string } = {
  minimum: (column) => `가장 이른 ${column} 값`,
  maximum: (column) => `가장 늦은 ${column} 값`,
}

const grains: { readonly [Grain in TimeGrain]: string } = {
  year: '연도',
  quarter: '분기',
  month: '월',
  week: '주',
  day: '일',
}

export const names: SaysNames = {
  measure: (measure, column, time = false) => {
    if (column === undefined) return measure === 'share' ? '비율(%)' : '행 수'
    const said = time ? (ends[measure] ?? measures[measure]) : measures[measure]
    return said(column)
  },
  grain: (grain) => grains[grain],
  grouped: (measured, keys) => (keys.length === 0 ? '' : `${keys.join(', ')}별 `) + measured.join(', '),
  ranked: (title, direction) => `${title} (${direction === 'descending' ? '높은 순' : '낮은 순'})`,
  listed: (columns, table) => `${table}: ${columns.join(', ')}`,
  rowsOf: (table) => `${table}의 행`,
  filtered: (title) => `${title} (필터 적용)`,
}
