import { isTemporal, type Column } from '../../../domain/table.ts'
import { originOf } from './twins.ts'

/** Whether a column places rows in time: dates, years, and the years that texts begin with. */
export const tellsTime = (column: Column): boolean =>
  isTemporal(column) || holdsYears(column) || column.role === 'time' || beginsWithYears(originOf(column))

const beginsWithYears = (column: Column | undefined): boolean =>
  column !== undefined &&
  column.frequent.filter(({ value }) => /^\W*(?:1[5-9]|20)\d\d(?!\d)/.test(String(value))).length * 2 >
    column.frequent.length

const holdsYears = ({ type, minimum, maximum }: Column): boolean =>
  type === 'integer' && minimum !== null && Number(minimum) >= 1500 && Number(maximum) <= 2200
