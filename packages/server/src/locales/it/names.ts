import type { MeasureFunction, TimeGrain } from '@auger/contract/plan'
import type { SaysNames } from '../says.ts'

/** Before "di" a name keeps its form whatever its gender. */
const measures: { readonly [Function in MeasureFunction]: string } = {
  count: 'Numero',
  distinct: 'Valori distinti',
  sum: 'Totale',
  mean: 'Media',
  median: 'Mediana',
  minimum: 'Minimo',
  maximum: 'Massimo',
  range: 'Intervallo',
  deviation: 'Deviazione standard',
  variance: 'Varianza',
  mode: 'Valore più frequente',
  share: 'Percentuale',
}

const ends: { readonly [Function in MeasureFunction]?: string } = {
  minimum: 'Valore più remoto',
  maximum: 'Valore più recente',
}

const grains: { readonly [Grain in TimeGrain]: string } = {
  year: 'Anno',
  quarter: 'Trimestre',
  month: 'Mese',
  week: 'Settimana',
  day: 'Giorno',
}

export const names: SaysNames = {
  measure: (measure, column, time = false) => {
    if (column === undefined) return measure === 'share' ? 'Percentuale di righe (%)' : 'Numero di righe'
    return `${time ? (ends[measure] ?? measures[measure]) : measures[measure]} di ${column}`
  },
  grain: (grain) => grains[grain],
  grouped: (measured, keys) => measured.join(', ') + (keys.length === 0 ? '' : ` per ${keys.join(' e ')}`),
  ranked: (title, direction) =>
    `${title}, in ordine ${direction === 'descending' ? 'decrescente' : 'crescente'}`,
  listed: (columns, table) => `${columns.join(', ')} di ${table}`,
  rowsOf: (table) => `Righe di ${table}`,
  filtered: (title) => `${title}, con filtro`,
}
