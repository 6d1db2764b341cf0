import type { CalendarGrain, Dimension, TimePart } from '@auger/contract/plan'
import { isNumeric, isTemporal, type Column } from '../../../domain/table.ts'
import { option, type Option } from '../draft.ts'
import { columnOf, type Scene } from '../scene.ts'

type Grain = CalendarGrain | TimePart

/** What columns are about that hold a part of a time by itself, and between which numbers it lies. */
const parts: {
  readonly [G in Grain]?: { readonly about: string; readonly low: number; readonly high: number }
} = {
  year: { about: 'year', low: 1500, high: 2200 },
  quarter: { about: 'quarter', low: 1, high: 4 },
  'quarter-of-year': { about: 'quarter', low: 1, high: 4 },
  month: { about: 'month', low: 1, high: 12 },
  'month-of-year': { about: 'month', low: 1, high: 12 },
  week: { about: 'week', low: 1, high: 53 },
  weekday: { about: 'weekday', low: 0, high: 7 },
  hour: { about: 'hour', low: 0, high: 24 },
  'hour-of-day': { about: 'hour', low: 0, high: 24 },
  season: { about: 'season', low: 0, high: 0 },
}

const most = 2

/** Columns that hold the period itself as a number or a word: a month from 1 to 12, the hour of the start. */
export function periodColumns(
  scene: Scene,
  grain: Grain,
  used: readonly number[],
): readonly Option<Dimension>[] {
  const part = parts[grain]
  if (part === undefined) return []
  return scene
    .columnsAbout([part.about])
    .filter((ref) => holds(columnOf(scene, ref), part))
    .slice(0, most)
    .map((ref, place) =>
      option(
        { column: ref, as: columnOf(scene, ref).name },
        used,
        ['dimension:period-column'],
        0.2 + place * 0.4,
      ),
    )
}

function holds(column: Column, { low, high }: { readonly low: number; readonly high: number }): boolean {
  if (isTemporal(column)) return false
  if (!isNumeric(column)) return column.nature === 'category' || column.nature === 'time'
  const { minimum, maximum, type } = column
  if (type !== 'integer' || typeof minimum !== 'number' || typeof maximum !== 'number') return false
  return minimum >= low && maximum <= high
}
