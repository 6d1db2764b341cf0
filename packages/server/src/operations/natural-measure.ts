import type { MeasureFunction } from '@auger/contract/plan'
import type { Column } from '../domain/table.ts'
import { natureOf } from '../locales/index.ts'

/** How a column is summed up when nobody says how: what adds up is added, of prices and ages the mean is taken. */
export function naturalMeasure(column: Column): MeasureFunction {
  return natureOf(column.name) === 'intensive' ? 'mean' : 'sum'
}
