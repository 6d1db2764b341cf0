import type { MeasureFunction } from '@auger/contract/plan'
import type { Column } from '../domain/table.ts'
import { natureOf } from '../locales/index.ts'

/** How a column is summed up when nobody says how: what adds up is added; of prices, ages and stocks the mean is taken. */
export function naturalMeasure({ name, nature }: Column): MeasureFunction {
  switch (nature) {
    case 'level':
    case 'percentage':
    case 'stock':
      return 'mean'
    case 'amount':
      return 'sum'
    default:
      return natureOf(name) === 'intensive' ? 'mean' : 'sum'
  }
}
