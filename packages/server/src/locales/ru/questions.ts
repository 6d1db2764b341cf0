import type { MeasureFunction } from '@auger/contract/plan'
import type { SaysQuestions } from '../says.ts'

type Gender = 'feminine' | 'neuter' | 'masculine'

/** The column follows as it is called: сумма Продажи. */
const measures: { readonly [Function in MeasureFunction]: readonly [name: string, gender: Gender] } = {
  count: ['количество', 'neuter'],
  distinct: ['количество разных', 'neuter'],
  sum: ['сумма', 'feminine'],
  mean: ['среднее значение', 'neuter'],
  median: ['медиана', 'feminine'],
  minimum: ['минимальное значение', 'neuter'],
  maximum: ['максимальное значение', 'neuter'],
  range: ['размах', 'masculine'],
  deviation: ['стандартное отклонение', 'neuter'],
  variance: ['дисперсия', 'feminine'],
  mode: ['мода', 'feminine'],
  share: ['доля', 'feminine'],
}

const which = { feminine: 'Какова', neuter: 'Каково', masculine: 'Каков' } as const
const highest = { feminine: 'наибольшая', neuter: 'наибольшее', masculine: 'наибольший' } as const

const grains = {
  year: 'годам',
  quarter: 'кварталам',
  month: 'месяцам',
  week: 'неделям',
  day: 'дням',
} as const

const distinct = (column: string): string => `Сколько разных значений ${column}?`

const asked = (measure: MeasureFunction, column: string): string => {
  const [name, gender] = measures[measure]
  return `${which[gender]} ${name} ${column}`
}

export const questions: SaysQuestions = {
  countRows: () => 'Сколько всего строк?',
  measure: (measure, column) => (measure === 'distinct' ? distinct(column) : `${asked(measure, column)}?`),
  measureBy: (measure, column, key) => `${asked(measure, column)} по колонке ${key}?`,
  measureOver: (measure, column, grain) => `${asked(measure, column)} по ${grains[grain]}?`,
  countBy: (key) => `Сколько строк для каждого значения ${key}?`,
  countOver: (grain) => `Сколько строк по ${grains[grain]}?`,
  topGroup: (key, measure, column) => {
    const [name, gender] = measures[measure]
    return `У какого значения ${key} ${highest[gender]} ${name} ${column}?`
  },
  mostRows: (key) => `Какое значение ${key} встречается чаще всего?`,
  topRows: (count, column) => `Покажи топ ${count} строк по колонке ${column}`,
  distinct,
  where: (question, column, value) => `${question.replace(/\?$/, '')}, где ${column} — ${value}?`,
  inTable: (question, table) => `${question.replace(/[?.\s]+$/, '')} в таблице «${table}»?`,
  quoted: (name) => `«${name}»`,
}
