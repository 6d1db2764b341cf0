import { dateGrains, type DateGrain } from '../../domain/table.ts'

/** SQL for how fine the finest value of a column is, as a place in the list of grains; a week is looked for apart. */
export function finenessSql(
  column: string,
  type: 'date' | 'timestamp',
): readonly [fineness: string, mondays: string] {
  const level = (grain: DateGrain) => dateGrains.indexOf(grain)
  const clock =
    type === 'date'
      ? ''
      : `WHEN epoch_us(${column}) % 60000000 <> 0 THEN ${level('second')}
         WHEN minute(${column}) <> 0 THEN ${level('minute')}
         WHEN hour(${column}) <> 0 THEN ${level('hour')}`
  const fineness = `max(CASE WHEN ${column} IS NULL THEN 0 ${clock}
    WHEN day(${column}) <> 1 THEN ${level('day')}
    WHEN month(${column}) NOT IN (1, 4, 7, 10) THEN ${level('month')}
    WHEN month(${column}) <> 1 THEN ${level('quarter')} ELSE 0 END)`
  return [fineness, `bool_and(isodow(${column}) = 1)`]
}

/** A few days may be Mondays, and one may be the first of January, by chance. */
const fewestMondays = 4

export function grainOf(fineness: number, mondays: boolean, distinct: number): DateGrain | null {
  if (distinct === 0) return null
  const day = dateGrains.indexOf('day')
  if (fineness > day) return dateGrains[fineness] ?? null
  if (distinct === 1) return 'day'
  if (fineness === day) return mondays && distinct >= fewestMondays ? 'week' : 'day'
  return dateGrains[fineness] ?? null
}
