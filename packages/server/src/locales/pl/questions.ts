import type { MeasureFunction, TimeGrain } from '@auger/contract/plan'
import type { SaysQuestions } from '../says.ts'

type Gender = 'feminine' | 'neuter' | 'masculine'

/** The column follows as it is called: suma Sprzedaż. */
const measures: { readonly [Function in MeasureFunction]: readonly [name: string, gender: Gender] } = {
  count: ['liczba', 'feminine'],
  distinct: ['liczba różnych', 'feminine'],
  sum: ['suma', 'feminine'],
  mean: ['średnia', 'feminine'],
  median: ['mediana', 'feminine'],
  minimum: ['minimum', 'neuter'],
  maximum: ['maksimum', 'neuter'],
  range: ['rozstęp', 'masculine'],
  deviation: ['odchylenie standardowe', 'neuter'],
  variance: ['wariancja', 'feminine'],
  mode: ['dominanta', 'feminine'],
  share: ['udział', 'masculine'],
}

const which = { feminine: 'Jaka jest', neuter: 'Jakie jest', masculine: 'Jaki jest' } as const
const highest = { feminine: 'najwyższa', neuter: 'najwyższe', masculine: 'najwyższy' } as const

const grains: { readonly [Grain in TimeGrain]: string } = {
  year: 'lat',
  quarter: 'kwartałów',
  month: 'miesięcy',
  week: 'tygodni',
  day: 'dni',
}

const distinct = (column: string): string => `Ile jest różnych wartości ${column}?`

const asked = (measure: MeasureFunction, column: string): string => {
  const [name, gender] = measures[measure]
  return `${which[gender]} ${name} ${column}`
}

export const questions: SaysQuestions = {
  countRows: () => 'Ile jest wierszy?',
  measure: (measure, column) => (measure === 'distinct' ? distinct(column) : `${asked(measure, column)}?`),
  measureBy: (measure, column, key) => `${asked(measure, column)} według ${key}?`,
  measureOver: (measure, column, grain) => `${asked(measure, column)} według ${grains[grain]}?`,
  countBy: (key) => `Ile jest wierszy według ${key}?`,
  countOver: (grain) => `Ile jest wierszy według ${grains[grain]}?`,
  topGroup: (key, measure, column) => {
    const [name, gender] = measures[measure]
    return `Dla której wartości ${key} jest ${highest[gender]} ${name} ${column}?`
  },
  mostRows: (key) => `Która wartość ${key} występuje najczęściej?`,
  topRows: (count, column) => `Pokaż top ${count} wierszy według ${column}`,
  distinct,
  where: (question, column, value) => `${question.replace(/\?$/, '')}, gdzie ${column} to ${value}?`,
  inTable: (question, table) => `${question.replace(/[?.\s]+$/, '')} w tabeli „${table}”?`,
  quoted: (name) => `„${name}”`,
}
