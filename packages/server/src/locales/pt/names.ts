import type { MeasureFunction, TimeGrain } from '@auger/contract/plan'
import type { SaysNames } from '../says.ts'

/** Before "de" a name keeps its form whatever its gender. */
const measures: { readonly [Function in MeasureFunction]: string } = {
  count: 'Número',
  distinct: 'Valores distintos',
  sum: 'Total',
  mean: 'Média',
  median: 'Mediana',
  minimum: 'Mínimo',
  maximum: 'Máximo',
  range: 'Amplitude',
  deviation: 'Desvio padrão',
  variance: 'Variância',
  mode: 'Valor mais frequente',
  share: 'Porcentagem',
}

const ends: { readonly [Function in MeasureFunction]?: string } = {
  minimum: 'Valor mais antigo',
  maximum: 'Valor mais recente',
}

const grains: { readonly [Grain in TimeGrain]: string } = {
  year: 'Ano',
  quarter: 'Trimestre',
  month: 'Mês',
  week: 'Semana',
  day: 'Dia',
}

export const names: SaysNames = {
  measure: (measure, column, time = false) => {
    if (column === undefined) return measure === 'share' ? 'Porcentagem de linhas (%)' : 'Número de linhas'
    return `${time ? (ends[measure] ?? measures[measure]) : measures[measure]} de ${column}`
  },
  grain: (grain) => grains[grain],
  grouped: (measured, keys) => measured.join(', ') + (keys.length === 0 ? '' : ` por ${keys.join(' e ')}`),
  ranked: (title, direction) =>
    `${title}, ${direction === 'descending' ? 'do maior para o menor' : 'do menor para o maior'}`,
  listed: (columns, table) => `${columns.join(', ')} de ${table}`,
  rowsOf: (table) => `Linhas de ${table}`,
  filtered: (title) => `${title}, com filtro`,
}
