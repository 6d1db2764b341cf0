import type { MeasureFunction } from '@auger/contract/plan'
import type { SaysQuestions } from '../says.ts'
import { names } from './names.ts'

const figures: { readonly [Function in MeasureFunction]?: string } = {
  sum: '합계는',
  mean: '평균은',
  median: '중앙값은',
  minimum: '최솟값은',
  maximum: '최댓값은',
  range: '범위는',
  deviation: '표준편차는',
  variance: '분산은',
  mode: '최빈값은',
  share: '비율은',
  count: '개수는',
}

const measured = (measure: MeasureFunction, column: string): string =>
  measure === 'distinct' ? `서로 다른 ${column} 수는` : `${column} ${figures[measure] ?? ''}`

export const questions: SaysQuestions = {
  countRows: () => '모두 몇 행인가요?',
  measure: (measure, column) =>
    measure === 'distinct'
      ? `서로 다른 ${column} 수는 몇 개인가요?`
      : `${measured(measure, column)} 얼마인가요?`,
  measureBy: (measure, column, key) => `${key}별 ${measured(measure, column)} 얼마인가요?`,
  measureOver: (measure, column, grain) => `${names.grain(grain)}별 ${measured(measure, column)} 얼마인가요?`,
  countBy: (key) => `${key}별 행 수는 몇 개인가요?`,
  countOver: (grain) => `${names.grain(grain)}별 행 수는 몇 개인가요?`,
  topGroup: (key, measure, column) =>
    `${names.measure(measure, column)} 기준으로 가장 높은 ${key} 항목은 무엇인가요?`,
  mostRows: (key) => `행이 가장 많은 ${key} 항목은 무엇인가요?`,
  topRows: (count, column) => `${column} 상위 ${count}개 행을 보여주세요`,
  distinct: (column) => `서로 다른 ${column} 수는 몇 개인가요?`,
  where: (question, column, value) => `${column} 값이 ${value}인 경우 ${question}`,
  inTable: (question, table) => `"${table}"에서 ${question}`,
  quoted: (name) => `"${name}"`,
}
