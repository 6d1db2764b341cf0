import type { MeasureFunction, TimeGrain } from '@auger/contract/plan'
import type { SaysNames } from '../says.ts'

/** Before "von" a name keeps its form whatever its gender, as in the headers of pivot tables. */
const measures: { readonly [Function in MeasureFunction]: string } = {
  count: 'Anzahl',
  distinct: 'Anzahl verschiedener Werte',
  sum: 'Summe',
  mean: 'Durchschnitt',
  median: 'Median',
  minimum: 'Minimum',
  maximum: 'Maximum',
  range: 'Spannweite',
  deviation: 'Standardabweichung',
  variance: 'Varianz',
  mode: 'Häufigster Wert',
  share: 'Anteil',
}

const ends: { readonly [Function in MeasureFunction]?: string } = {
  minimum: 'Frühester Wert',
  maximum: 'Spätester Wert',
}

const grains: { readonly [Grain in TimeGrain]: string } = {
  year: 'Jahr',
  quarter: 'Quartal',
  month: 'Monat',
  week: 'Woche',
  day: 'Tag',
}

export const names: SaysNames = {
  measure: (measure, column, time = false) => {
    if (column === undefined) return measure === 'share' ? 'Anteil der Zeilen (%)' : 'Anzahl der Zeilen'
    return `${time ? (ends[measure] ?? measures[measure]) : measures[measure]} von ${column}`
  },
  grain: (grain) => grains[grain],
  grouped: (measured, keys) => measured.join(', ') + (keys.length === 0 ? '' : ` nach ${keys.join(' und ')}`),
  ranked: (title, direction) =>
    `${title}, ${direction === 'descending' ? 'höchste' : 'niedrigste'} Werte zuerst`,
  listed: (columns, table) => `${columns.join(', ')} aus ${table}`,
  rowsOf: (table) => `Zeilen aus ${table}`,
  filtered: (title) => `${title}, gefiltert`,
}
