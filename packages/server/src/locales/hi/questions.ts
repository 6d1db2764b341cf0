import type { MeasureFunction } from '@auger/contract/plan'
import type { SaysQuestions } from '../says.ts'

/** What is asked for stands before the column as it is called: औसत कीमत. */
const measures: { readonly [Function in MeasureFunction]: string } = {
  count: 'संख्या',
  distinct: 'अलग-अलग',
  sum: 'कुल',
  mean: 'औसत',
  median: 'माध्यिका',
  minimum: 'न्यूनतम',
  maximum: 'अधिकतम',
  range: 'परास',
  deviation: 'मानक विचलन',
  variance: 'प्रसरण',
  mode: 'बहुलक',
  share: 'हिस्सा',
}

const grains = {
  year: 'हर साल',
  quarter: 'हर तिमाही',
  month: 'हर महीने',
  week: 'हर सप्ताह',
  day: 'हर दिन',
} as const

const distinct = (column: string): string => `कितने अलग-अलग ${column} हैं?`
const asked = (measure: MeasureFunction, column: string): string => `${measures[measure]} ${column}`

export const questions: SaysQuestions = {
  countRows: () => 'कुल कितनी पंक्तियाँ हैं?',
  measure: (measure, column) =>
    measure === 'distinct' ? distinct(column) : `${asked(measure, column)} क्या है?`,
  measureBy: (measure, column, key) => `${key} के अनुसार ${asked(measure, column)} क्या है?`,
  measureOver: (measure, column, grain) => `${grains[grain]} ${asked(measure, column)} क्या है?`,
  countBy: (key) => `${key} के अनुसार कितनी पंक्तियाँ हैं?`,
  countOver: (grain) => `${grains[grain]} कितनी पंक्तियाँ हैं?`,
  topGroup: (key, measure, column) => `किस ${key} का ${asked(measure, column)} सबसे ज़्यादा है?`,
  mostRows: (key) => `किस ${key} में सबसे ज़्यादा पंक्तियाँ हैं?`,
  topRows: (count, column) => `${column} के अनुसार शीर्ष ${count} पंक्तियाँ दिखाओ`,
  distinct,
  where: (question, column, value) => `${question.replace(/\?$/, '')} जहाँ ${column} ${value} है?`,
  inTable: (question, table) => `“${table}” में ${question.replace(/[?।\s]+$/, '')}?`,
  quoted: (name) => `“${name}”`,
}
