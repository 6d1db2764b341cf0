import type { MeasureFunction, TimeGrain } from '@auger/contract/plan'
import type { SaysNames } from '../says.ts'

/** Before "de" a name keeps its form whatever its gender. */
const measures: { readonly [Function in MeasureFunction]: string } = {
  count: 'Número',
  distinct: 'Valores distintos',
  sum: 'Total',
  mean: 'Promedio',
  median: 'Mediana',
  minimum: 'Mínimo',
  maximum: 'Máximo',
  range: 'Rango',
  deviation: 'Desviación estándar',
  variance: 'Varianza',
  mode: 'Valor más frecuente',
  share: 'Porcentaje',
}

const ends: { readonly [Function in MeasureFunction]?: string } = {
  minimum: 'Valor más antiguo',
  maximum: 'Valor más reciente',
}

const grains: { readonly [Grain in TimeGrain]: string } = {
  year: 'Año',
  quarter: 'Trimestre',
  month: 'Mes',
  week: 'Semana',
  day: 'Día',
}

export const names: SaysNames = {
  measure: (measure, column, time = false) => {
    if (column === undefined) return measure === 'share' ? 'Porcentaje de filas (%)' : 'Número de filas'
    return `${time ? (ends[measure] ?? measures[measure]) : measures[measure]} de ${column}`
  },
  grain: (grain) => grains[grain],
  grouped: (measured, keys) => measured.join(', ') + (keys.length === 0 ? '' : ` por ${keys.join(' y ')}`),
  ranked: (title, direction) =>
    `${title}, de ${direction === 'descending' ? 'mayor a menor' : 'menor a mayor'}`,
  listed: (columns, table) => `${columns.join(', ')} de ${table}`,
  rowsOf: (table) => `Filas de ${table}`,
  filtered: (title) => `${title}, con filtro`,
}
