import type { MeasureFunction } from '@auger/contract/plan'
import type { SaysQuestions } from '../says.ts'
import { names } from './names.ts'

const figures: { readonly [Function in MeasureFunction]: string } = {
  count: 'die Anzahl von',
  distinct: 'die Anzahl verschiedener',
  sum: 'die Summe von',
  mean: 'der Durchschnitt von',
  median: 'der Median von',
  minimum: 'das Minimum von',
  maximum: 'das Maximum von',
  range: 'die Spannweite von',
  deviation: 'die Standardabweichung von',
  variance: 'die Varianz von',
  mode: 'der häufigste Wert von',
  share: 'der Anteil von',
}

const leading: { readonly [Function in MeasureFunction]?: string } = {
  sum: 'höchste Summe',
  mean: 'höchsten Durchschnitt',
  median: 'höchsten Median',
}

const measured = (measure: MeasureFunction, column: string): string => `${figures[measure]} ${column}`

export const questions: SaysQuestions = {
  countRows: () => 'Wie viele Zeilen gibt es?',
  measure: (measure, column) =>
    measure === 'distinct'
      ? `Wie viele verschiedene ${column} gibt es?`
      : `Wie hoch ist ${measured(measure, column)}?`,
  measureBy: (measure, column, key) => `Wie hoch ist ${measured(measure, column)} je ${key}?`,
  measureOver: (measure, column, grain) =>
    `Wie hoch ist ${measured(measure, column)} pro ${names.grain(grain)}?`,
  countBy: (key) => `Wie viele Zeilen gibt es je ${key}?`,
  countOver: (grain) => `Wie viele Zeilen gibt es pro ${names.grain(grain)}?`,
  topGroup: (key, measure, column) =>
    leading[measure] === undefined
      ? `Bei welchem Wert von ${key} ist ${measured(measure, column)} am höchsten?`
      : `Welcher Wert von ${key} hat ${measure === 'sum' ? 'die' : 'den'} ${leading[measure]} von ${column}?`,
  mostRows: (key) => `Welcher Wert von ${key} hat die meisten Zeilen?`,
  topRows: (count, column) => `Zeige die Top ${count} Zeilen nach ${column}`,
  distinct: (column) => `Wie viele verschiedene ${column} gibt es?`,
  where: (question, column, value) => `${question.replace(/\?$/, '')} mit ${column} gleich ${value}?`,
  inTable: (question, table) => `${question.replace(/[?.\s]+$/, '')} in „${table}“?`,
  quoted: (name) => `„${name}“`,
}
