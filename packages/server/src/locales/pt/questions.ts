import type { MeasureFunction } from '@auger/contract/plan'
import type { SaysQuestions } from '../says.ts'
import { names } from './names.ts'

const figures: { readonly [Function in MeasureFunction]: string } = {
  count: 'o número de',
  distinct: 'o número de valores distintos de',
  sum: 'o total de',
  mean: 'a média de',
  median: 'a mediana de',
  minimum: 'o mínimo de',
  maximum: 'o máximo de',
  range: 'a amplitude de',
  deviation: 'o desvio padrão de',
  variance: 'a variância de',
  mode: 'o valor mais frequente de',
  share: 'a porcentagem de',
}

const leading: { readonly [Function in MeasureFunction]?: string } = {
  sum: 'o maior total de',
  mean: 'a maior média de',
  median: 'a maior mediana de',
}

const measured = (measure: MeasureFunction, column: string): string => `${figures[measure]} ${column}`

export const questions: SaysQuestions = {
  countRows: () => 'Quantas linhas existem?',
  measure: (measure, column) =>
    measure === 'distinct'
      ? `Quantos valores distintos de ${column} existem?`
      : `Qual é ${measured(measure, column)}?`,
  measureBy: (measure, column, key) => `Qual é ${measured(measure, column)} por ${key}?`,
  measureOver: (measure, column, grain) =>
    `Qual é ${measured(measure, column)} por ${names.grain(grain).toLowerCase()}?`,
  countBy: (key) => `Quantas linhas existem por ${key}?`,
  countOver: (grain) => `Quantas linhas existem por ${names.grain(grain).toLowerCase()}?`,
  topGroup: (key, measure, column) =>
    `Qual ${key} tem ${leading[measure] ?? `o maior valor para ${figures[measure]}`} ${column}?`,
  mostRows: (key) => `Qual ${key} tem mais linhas?`,
  topRows: (count, column) => `Mostre as ${count} linhas com maior ${column}`,
  distinct: (column) => `Quantos valores distintos de ${column} existem?`,
  where: (question, column, value) => `${question.replace(/\?$/, '')} com ${column} igual a ${value}?`,
  inTable: (question, table) => `${question.replace(/[?.\s]+$/, '')} em “${table}”?`,
  quoted: (name) => `“${name}”`,
}
