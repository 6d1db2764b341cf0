import type { MeasureFunction } from '@auger/contract/plan'
import type { SaysQuestions } from '../says.ts'
import { names } from './names.ts'

/** The column stands as it is called, after what is asked of it: ortalama Tutar. */
const measures: { readonly [Function in MeasureFunction]: string } = {
  count: 'kaç',
  distinct: 'kaç farklı',
  sum: 'toplam',
  mean: 'ortalama',
  median: 'medyan',
  minimum: 'minimum',
  maximum: 'maksimum',
  range: 'değer aralığı',
  deviation: 'standart sapma',
  variance: 'varyans',
  mode: 'mod',
  share: 'yüzde',
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1)
const distinct = (column: string): string => `Kaç farklı ${column} var?`
const asked = (measure: MeasureFunction, column: string): string => `${measures[measure]} ${column}`

export const questions: SaysQuestions = {
  countRows: () => 'Kaç satır var?',
  measure: (measure, column) =>
    measure === 'distinct' ? distinct(column) : `${capital(asked(measure, column))} nedir?`,
  measureBy: (measure, column, key) => `Her ${key} için ${asked(measure, column)} nedir?`,
  measureOver: (measure, column, grain) => `Her ${names.grain(grain)} için ${asked(measure, column)} nedir?`,
  countBy: (key) => `Her ${key} için kaç satır var?`,
  countOver: (grain) => `Her ${names.grain(grain)} için kaç satır var?`,
  topGroup: (key, measure, column) => `En yüksek ${asked(measure, column)} hangi ${key} için?`,
  mostRows: (key) => `En çok satır hangi ${key} için?`,
  topRows: (count, column) => `${column} en yüksek olan ${count} satırı göster`,
  distinct,
  where: (question, column, value) => `${column} ${value} olanlar için: ${question}`,
  inTable: (question, table) => `“${table}” tablosunda ${question}`,
  quoted: (name) => `“${name}”`,
}
