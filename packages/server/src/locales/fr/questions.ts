import type { MeasureFunction } from '@auger/contract/plan'
import type { SaysQuestions } from '../says.ts'
import { names } from './names.ts'

const figures: { readonly [Function in MeasureFunction]: string } = {
  count: 'le nombre de',
  distinct: 'le nombre de valeurs distinctes de',
  sum: 'le total de',
  mean: 'la moyenne de',
  median: 'la médiane de',
  minimum: 'le minimum de',
  maximum: 'le maximum de',
  range: "l'étendue de",
  deviation: "l'écart-type de",
  variance: 'la variance de',
  mode: 'la valeur la plus fréquente de',
  share: 'la part de',
}

const leading: { readonly [Function in MeasureFunction]?: string } = {
  sum: 'le plus grand total de',
  mean: 'la plus grande moyenne de',
  median: 'la plus grande médiane de',
}

const feminine = new Set<MeasureFunction>(['mean', 'median', 'range', 'variance', 'mode', 'share'])

const measured = (measure: MeasureFunction, column: string): string => `${figures[measure]} ${column}`
const asked = (measure: MeasureFunction, column: string): string =>
  `${feminine.has(measure) ? 'Quelle' : 'Quel'} est ${measured(measure, column)}`

export const questions: SaysQuestions = {
  countRows: () => 'Combien de lignes y a-t-il\u00a0?',
  measure: (measure, column) =>
    measure === 'distinct'
      ? `Combien de valeurs distinctes de ${column} y a-t-il\u00a0?`
      : `${asked(measure, column)}\u00a0?`,
  measureBy: (measure, column, key) => `${asked(measure, column)} par ${key}\u00a0?`,
  measureOver: (measure, column, grain) =>
    `${asked(measure, column)} par ${names.grain(grain).toLowerCase()}\u00a0?`,
  countBy: (key) => `Combien de lignes y a-t-il par ${key}\u00a0?`,
  countOver: (grain) => `Combien de lignes y a-t-il par ${names.grain(grain).toLowerCase()}\u00a0?`,
  topGroup: (key, measure, column) =>
    `Pour quelle valeur de ${key} a-t-on ${leading[measure] ?? `la plus grande valeur pour ${figures[measure]}`} ${column}\u00a0?`,
  mostRows: (key) => `Quelle valeur de ${key} a le plus de lignes\u00a0?`,
  topRows: (count, column) => `Affiche les ${count} lignes avec la plus grande valeur de ${column}`,
  distinct: (column) => `Combien de valeurs distinctes de ${column} y a-t-il\u00a0?`,
  where: (question, column, value) =>
    `${question.replace(/\s*\?$/u, '')} avec ${column} égal à ${value}\u00a0?`,
  inTable: (question, table) =>
    /\?\s*$/.test(question)
      ? `${question.replace(/[?.\s]+$/u, '')} dans «\u00a0${table}\u00a0»\u00a0?`
      : `${question} dans «\u00a0${table}\u00a0»`,
  quoted: (name) => `«\u00a0${name}\u00a0»`,
}
