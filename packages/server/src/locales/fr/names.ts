import type { MeasureFunction, TimeGrain } from '@auger/contract/plan'
import type { SaysNames } from '../says.ts'

/** Before "de" a name keeps its form whatever its gender. */
const measures: { readonly [Function in MeasureFunction]: string } = {
  count: 'Nombre',
  distinct: 'Valeurs distinctes',
  sum: 'Total',
  mean: 'Moyenne',
  median: 'Médiane',
  minimum: 'Minimum',
  maximum: 'Maximum',
  range: 'Étendue',
  deviation: 'Écart-type',
  variance: 'Variance',
  mode: 'Valeur la plus fréquente',
  share: 'Part',
}

const ends: { readonly [Function in MeasureFunction]?: string } = {
  minimum: 'Valeur la plus ancienne',
  maximum: 'Valeur la plus récente',
}

const grains: { readonly [Grain in TimeGrain]: string } = {
  year: 'Année',
  quarter: 'Trimestre',
  month: 'Mois',
  week: 'Semaine',
  day: 'Jour',
}

export const names: SaysNames = {
  measure: (measure, column, time = false) => {
    if (column === undefined) return measure === 'share' ? 'Part des lignes (%)' : 'Nombre de lignes'
    return `${time ? (ends[measure] ?? measures[measure]) : measures[measure]} de ${column}`
  },
  grain: (grain) => grains[grain],
  grouped: (measured, keys) => measured.join(', ') + (keys.length === 0 ? '' : ` par ${keys.join(' et ')}`),
  ranked: (title, direction) =>
    `${title}, par ordre ${direction === 'descending' ? 'décroissant' : 'croissant'}`,
  listed: (columns, table) => `${columns.join(', ')} de ${table}`,
  rowsOf: (table) => `Lignes de ${table}`,
  filtered: (title) => `${title}, avec filtre`,
}
