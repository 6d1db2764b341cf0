import type { MeasureFunction, TimeGrain } from '@auger/contract/plan'
import type { SaysNames } from '../says.ts'

/** Names of columns have no known gender, so what was computed follows them in brackets. */
const measures: { readonly [Function in MeasureFunction]: string } = {
  count: 'संख्या',
  distinct: 'अलग-अलग मानों की संख्या',
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

const ends: { readonly [Function in MeasureFunction]?: string } = {
  minimum: 'सबसे पहले',
  maximum: 'सबसे बाद',
}

const grains: { readonly [Grain in TimeGrain]: string } = {
  year: 'वर्ष',
  quarter: 'तिमाही',
  month: 'महीना',
  week: 'सप्ताह',
  day: 'दिन',
}

export const names: SaysNames = {
  measure: (measure, column, time = false) => {
    if (column === undefined) return measure === 'share' ? 'पंक्तियों का हिस्सा (%)' : 'पंक्तियों की संख्या'
    return `${column} (${time ? (ends[measure] ?? measures[measure]) : measures[measure]})`
  },
  grain: (grain) => grains[grain],
  grouped: (measured, keys) =>
    measured.join(', ') + (keys.length === 0 ? '' : `, ${keys.join(' और ')} के अनुसार`),
  ranked: (title, direction) => `${title}, ${direction === 'descending' ? 'घटते' : 'बढ़ते'} क्रम में`,
  listed: (columns, table) => `${table}: ${columns.join(', ')}`,
  rowsOf: (table) => `${table}: पंक्तियाँ`,
  filtered: (title) => `${title}, छाँटकर`,
}
