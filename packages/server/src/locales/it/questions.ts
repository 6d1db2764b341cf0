import type { MeasureFunction } from '@auger/contract/plan'
import type { SaysQuestions } from '../says.ts'
import { names } from './names.ts'

const figures: { readonly [Function in MeasureFunction]: string } = {
  count: 'il numero di',
  distinct: 'il numero di valori distinti di',
  sum: 'il totale di',
  mean: 'la media di',
  median: 'la mediana di',
  minimum: 'il minimo di',
  maximum: 'il massimo di',
  range: "l'intervallo di",
  deviation: 'la deviazione standard di',
  variance: 'la varianza di',
  mode: 'il valore più frequente di',
  share: 'la percentuale di',
}

const leading: { readonly [Function in MeasureFunction]?: string } = {
  sum: 'il totale più alto di',
  mean: 'la media più alta di',
  median: 'la mediana più alta di',
}

const measured = (measure: MeasureFunction, column: string): string => `${figures[measure]} ${column}`

export const questions: SaysQuestions = {
  countRows: () => 'Quante righe ci sono?',
  measure: (measure, column) =>
    measure === 'distinct'
      ? `Quanti valori distinti di ${column} ci sono?`
      : `Qual è ${measured(measure, column)}?`,
  measureBy: (measure, column, key) => `Qual è ${measured(measure, column)} per ${key}?`,
  measureOver: (measure, column, grain) =>
    `Qual è ${measured(measure, column)} per ${names.grain(grain).toLowerCase()}?`,
  countBy: (key) => `Quante righe ci sono per ${key}?`,
  countOver: (grain) => `Quante righe ci sono per ${names.grain(grain).toLowerCase()}?`,
  topGroup: (key, measure, column) =>
    `Quale valore di ${key} ha ${leading[measure] ?? `il valore più alto per ${figures[measure]}`} ${column}?`,
  mostRows: (key) => `Quale valore di ${key} ha più righe?`,
  topRows: (count, column) => `Mostra le ${count} righe con il valore più alto di ${column}`,
  distinct: (column) => `Quanti valori distinti di ${column} ci sono?`,
  where: (question, column, value) => `${question.replace(/\?$/, '')} con ${column} uguale a ${value}?`,
  inTable: (question, table) =>
    /\?$/.test(question) ? question.replace(/[?.\s]+$/, ` in «${table}»?`) : `${question} in «${table}»`,
  quoted: (name) => `«${name}»`,
}
