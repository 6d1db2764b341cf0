import type { MeasureFunction } from '@auger/contract/plan'
import type { SaysQuestions } from '../says.ts'
import { names } from './names.ts'

const figures: { readonly [Function in MeasureFunction]: string } = {
  count: 'el número de',
  distinct: 'el número de valores distintos de',
  sum: 'el total de',
  mean: 'el promedio de',
  median: 'la mediana de',
  minimum: 'el mínimo de',
  maximum: 'el máximo de',
  range: 'el rango de',
  deviation: 'la desviación estándar de',
  variance: 'la varianza de',
  mode: 'el valor más frecuente de',
  share: 'el porcentaje de',
}

const leading: { readonly [Function in MeasureFunction]?: string } = {
  sum: 'el mayor total de',
  mean: 'el mayor promedio de',
  median: 'la mayor mediana de',
}

const measured = (measure: MeasureFunction, column: string): string => `${figures[measure]} ${column}`

export const questions: SaysQuestions = {
  countRows: () => '¿Cuántas filas hay?',
  measure: (measure, column) =>
    measure === 'distinct'
      ? `¿Cuántos valores distintos de ${column} hay?`
      : `¿Cuál es ${measured(measure, column)}?`,
  measureBy: (measure, column, key) => `¿Cuál es ${measured(measure, column)} por ${key}?`,
  measureOver: (measure, column, grain) =>
    `¿Cuál es ${measured(measure, column)} por ${names.grain(grain).toLowerCase()}?`,
  countBy: (key) => `¿Cuántas filas hay por ${key}?`,
  countOver: (grain) => `¿Cuántas filas hay por ${names.grain(grain).toLowerCase()}?`,
  topGroup: (key, measure, column) =>
    `¿Qué ${key} tiene ${leading[measure] ?? `el mayor valor de ${figures[measure]}`} ${column}?`,
  mostRows: (key) => `¿Qué ${key} tiene más filas?`,
  topRows: (count, column) => `Muestra las ${count} filas con mayor ${column}`,
  distinct: (column) => `¿Cuántos valores distintos de ${column} hay?`,
  where: (question, column, value) => `${question.replace(/\?$/, '')} con ${column} igual a ${value}?`,
  inTable: (question, table) =>
    /\?$/.test(question) ? question.replace(/[?.\s]+$/, ` en «${table}»?`) : `${question} en «${table}»`,
  quoted: (name) => `«${name}»`,
}
