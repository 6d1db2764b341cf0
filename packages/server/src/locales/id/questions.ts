import type { MeasureFunction } from '@auger/contract/plan'
import type { SaysQuestions } from '../says.ts'
import { names } from './names.ts'

/** The first letter stays small inside a sentence, but not that of a column's own name. */
const measured = (measure: MeasureFunction, column: string): string => {
  const name = names.measure(measure, column)
  return name.startsWith(column) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

export const questions: SaysQuestions = {
  countRows: () => 'Ada berapa baris?',
  measure: (measure, column) =>
    measure === 'distinct' ? `Ada berapa ${column} yang berbeda?` : `Berapa ${measured(measure, column)}?`,
  measureBy: (measure, column, key) => `Berapa ${measured(measure, column)} per ${key}?`,
  measureOver: (measure, column, grain) => `Berapa ${measured(measure, column)} per ${names.grain(grain)}?`,
  countBy: (key) => `Ada berapa baris untuk setiap ${key}?`,
  countOver: (grain) => `Ada berapa baris per ${names.grain(grain)}?`,
  topGroup: (key, measure, column) => `${key} mana yang memiliki ${measured(measure, column)} tertinggi?`,
  mostRows: (key) => `${key} mana yang memiliki baris terbanyak?`,
  topRows: (count, column) => `Tampilkan ${count} baris teratas menurut ${column}`,
  distinct: (column) => `Ada berapa ${column} yang berbeda?`,
  where: (question, column, value) => `${question.replace(/\?$/, '')} dengan ${column} adalah ${value}?`,
  inTable: (question, table) => `${question.replace(/[?.\s]+$/, '')} di "${table}"?`,
  quoted: (name) => `"${name}"`,
}
