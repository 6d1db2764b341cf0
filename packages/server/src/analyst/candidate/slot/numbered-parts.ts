import type { Condition } from '@auger/contract/plan'
import { dayAfter } from '../../../domain/calendar.ts'
import { oncePer } from '../../../domain/once-per.ts'
import type { Column } from '../../../domain/table.ts'
import { placeOf, type ColumnRef } from '../../frame/column-ref.ts'
import type { TimeTarget } from '../../link/link.ts'
import { columnOf, type Scene } from '../scene.ts'

type Time = TimeTarget['time']

/** How many months a number of a column stands for, and how many of them make a year. */
interface Part {
  readonly part: 'month-of-year' | 'quarter-of-year'
  readonly months: number
}

const parts: readonly (Part & { readonly about: string })[] = [
  { part: 'month-of-year', about: 'month', months: 1 },
  { part: 'quarter-of-year', about: 'quarter', months: 3 },
]

const partsIn = oncePer((scene: Scene): ReadonlyMap<ColumnRef, Part> => {
  const found = new Map<ColumnRef, Part>()
  for (const part of parts)
    for (const ref of scene.columnsAbout([part.about]))
      if (!found.has(ref) && liesWithin(columnOf(scene, ref), 1, 12 / part.months)) found.set(ref, part)
  return found
})

const leastYear = 1000

/** A column of numbers that are no years: months from 1 to 12, weekdays, hours. */
export const isSmallNumber = ({ type, maximum }: Column): boolean =>
  (type === 'integer' || type === 'number') && typeof maximum === 'number' && maximum < leastYear

/**
 * The rows of a month or a quarter where a column has them by their numbers: August is 8 and, of a year, 8 where the column of years has it.
 * No year is chosen by them.
 */
export function numberedCondition(scene: Scene, ref: ColumnRef, time: Time): Condition | undefined {
  const part = partsIn(scene).get(ref)
  if (part === undefined) return undefined
  if (time.kind === 'part') return time.part === part.part ? among(ref, time.values) : undefined
  if (time.kind !== 'period' || time.from === undefined || time.until === undefined) return undefined
  const year = yearBeside(scene, ref)
  const [from, behind] = [time.from, dayAfter(time.until)]
  const first = Number(from.slice(5, 7)) - 1
  const last = Number(behind.slice(5, 7)) - 1 || 12
  const isWhole = from.endsWith('-01') && behind.endsWith('-01')
  const isOfYear = time.until.slice(0, 4) === from.slice(0, 4)
  const isAligned = first % part.months === 0 && last % part.months === 0
  if (year === undefined || !isWhole || !isOfYear || !isAligned || last - first === 12) return undefined
  const count = (last - first) / part.months
  const numbers = Array.from({ length: count }, (_, at) => first / part.months + 1 + at)
  return {
    kind: 'and',
    conditions: [
      { kind: 'compare', column: year, operator: '=', value: Number(from.slice(0, 4)) },
      among(ref, numbers),
    ],
  }
}

function among(column: ColumnRef, values: readonly number[]): Condition {
  const [only, ...more] = values
  return more.length === 0 && only !== undefined
    ? { kind: 'compare', column, operator: '=', value: only }
    : { kind: 'in', column, values }
}

/** The column of the same table that says the year. */
const yearBeside = (scene: Scene, ref: ColumnRef): ColumnRef | undefined =>
  scene
    .columnsAbout(['year'])
    .find(
      (year) =>
        placeOf(year).tableId === placeOf(ref).tableId && liesWithin(columnOf(scene, year), leastYear, 9999),
    )

const liesWithin = ({ type, minimum, maximum }: Column, low: number, high: number): boolean =>
  type === 'integer' &&
  typeof minimum === 'number' &&
  typeof maximum === 'number' &&
  minimum >= low &&
  maximum <= high
