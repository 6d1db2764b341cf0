import type { MeasureFunction } from '@auger/contract/plan'
import type { SaysQuestions } from '../says.ts'
import { names } from './names.ts'

const tidy = (question: string): string => question.replace(/\s+/g, ' ').trim()
const measured = (measure: MeasureFunction, column: string): string => names.measure(measure, column)

export const questions: SaysQuestions = {
  countRows: () => '一共有多少行？',
  measure: (measure, column) =>
    tidy(measure === 'distinct' ? `有多少个不同的${column}？` : `${measured(measure, column)}是多少？`),
  measureBy: (measure, column, key) => tidy(`各${key}的${measured(measure, column)}是多少？`),
  measureOver: (measure, column, grain) => tidy(`按${names.grain(grain)}统计${measured(measure, column)}`),
  countBy: (key) => tidy(`各${key}分别有多少行？`),
  countOver: (grain) => `按${names.grain(grain)}统计行数`,
  topGroup: (key, measure, column) => tidy(`哪个${key}的${measured(measure, column)}最高？`),
  mostRows: (key) => tidy(`哪个${key}的行数最多？`),
  topRows: (count, column) => tidy(`${column}最高的 ${count} 行`),
  distinct: (column) => tidy(`有多少个不同的${column}？`),
  where: (question, column, value) => tidy(`${column}为${value}时，${question}`),
  inTable: (question, table) => tidy(`“${table}”中，${question}`),
  quoted: (name) => `“${name}”`,
}
