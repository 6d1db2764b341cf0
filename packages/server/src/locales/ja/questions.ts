import type { MeasureFunction } from '@auger/contract/plan'
import type { SaysQuestions } from '../says.ts'
import { names } from './names.ts'

const measured = (measure: MeasureFunction, column: string): string => names.measure(measure, column)

export const questions: SaysQuestions = {
  countRows: () => '全部で何行ありますか？',
  measure: (measure, column) =>
    measure === 'distinct'
      ? `異なる${column}はいくつありますか？`
      : `${measured(measure, column)}はいくらですか？`,
  measureBy: (measure, column, key) => `${key}ごとの${measured(measure, column)}はいくらですか？`,
  measureOver: (measure, column, grain) =>
    `${names.grain(grain)}ごとの${measured(measure, column)}はいくらですか？`,
  countBy: (key) => `${key}ごとの行数はいくつですか？`,
  countOver: (grain) => `${names.grain(grain)}ごとの行数はいくつですか？`,
  topGroup: (key, measure, column) => `${measured(measure, column)}が最も高い${key}はどれですか？`,
  mostRows: (key) => `行数が最も多い${key}はどれですか？`,
  topRows: (count, column) => `${column}が最も高い上位${count}行を表示してください`,
  distinct: (column) => `異なる${column}はいくつありますか？`,
  where: (question, column, value) => `${column}が${value}の場合、${question}`,
  inTable: (question, table) => `「${table}」で、${question}`,
  quoted: (name) => `「${name}」`,
}
