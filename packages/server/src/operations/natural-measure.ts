import type { MeasureFunction } from '@auger/contract/plan'
import type { Column } from '../domain/table.ts'

/** How a column is summed up when nobody says how: what adds up is added; of prices, ages and stocks the mean is taken. */
export const naturalMeasure = ({ nature }: Pick<Column, 'nature'>): MeasureFunction =>
  nature === 'level' || nature === 'percentage' || nature === 'stock' ? 'mean' : 'sum'
