import type { MeasureFunction } from '@auger/contract/plan'
import type { SaysQuestions } from '../says.ts'
import { names } from './names.ts'

const measured = (measure: MeasureFunction, column: string): string => names.measure(measure, column)

export const questions: SaysQuestions = {
  countRows: () => 'How many rows are there?',
  measure: (measure, column) =>
    measure === 'distinct'
      ? `How many different ${column} are there?`
      : `What is the ${measured(measure, column)}?`,
  measureBy: (measure, column, key) => `What is the ${measured(measure, column)} by ${key}?`,
  measureOver: (measure, column, grain) =>
    `What is the ${measured(measure, column)} by ${names.grain(grain)}?`,
  countBy: (key) => `How many rows are there for each ${key}?`,
  countOver: (grain) => `How many rows are there by ${names.grain(grain)}?`,
  topGroup: (key, measure, column) => `Which ${key} has the highest ${measured(measure, column)}?`,
  mostRows: (key) => `Which ${key} has the most rows?`,
  topRows: (count, column) => `Show the top ${count} rows by ${column}`,
  distinct: (column) => `How many different ${column} are there?`,
  where: (question, column, value) => `${question.replace(/\?$/, '')} where ${column} is ${value}?`,
  inTable: (question, table) => `${question.replace(/[?.\s]+$/, '')} in "${table}"?`,
  quoted: (name) => `"${name}"`,
}
