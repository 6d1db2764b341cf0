import type { MeasureFunction } from '@auger/contract/plan'
import type { SaysQuestions } from '../says.ts'
import { names } from './names.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const measured = (measure: MeasureFunction, column: string): string => names.measure(measure, column)
const distinct = (column: string): string => `Có bao nhiêu ${column} khác nhau?`

export const questions: SaysQuestions = {
  countRows: () => 'Có tất cả bao nhiêu dòng?',
  measure: (measure, column) =>
    measure === 'distinct' ? distinct(column) : `${capital(measured(measure, column))} là bao nhiêu?`,
  measureBy: (measure, column, key) => `${capital(measured(measure, column))} theo ${key} là bao nhiêu?`,
  measureOver: (measure, column, grain) =>
    `${capital(measured(measure, column))} theo ${names.grain(grain)} là bao nhiêu?`,
  countBy: (key) => `Có bao nhiêu dòng theo từng ${key}?`,
  countOver: (grain) => `Có bao nhiêu dòng theo ${names.grain(grain)}?`,
  topGroup: (key, measure, column) => `${capital(key)} nào có ${measured(measure, column)} cao nhất?`,
  mostRows: (key) => `${capital(key)} nào có nhiều dòng nhất?`,
  topRows: (count, column) => `Hiển thị top ${count} dòng theo ${column}`,
  distinct,
  where: (question, column, value) => `${question.replace(/\?$/, '')} khi ${column} là ${value}?`,
  inTable: (question, table) => `${question.replace(/[?.\s]+$/, '')} trong bảng "${table}"?`,
  quoted: (name) => `"${name}"`,
}
