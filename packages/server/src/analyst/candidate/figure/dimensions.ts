import { isCalendar, type CalendarGrain, type Dimension, type TimePart } from '@auger/contract/plan'
import { isTemporal } from '../../../domain/table.ts'
import { grainName, localeFor, timePartName } from '../../../locales/index.ts'
import { placeOf, type ColumnRef } from '../../frame/column-ref.ts'
import { option, type Option } from '../draft.ts'
import { isEmpty, senseOf, type Reading } from '../reading.ts'
import { nameColumn } from '../table/name-column.ts'
import { columnOf, isMeasure, partsRows, tableOf, tellsTime, timeColumns, type Scene } from '../scene.ts'
import type { Thing } from '../things.ts'

type Grain = CalendarGrain | TimePart

/** What a thing parts rows by: itself, or the name of the things that a table has. */
export function dimensionOf(scene: Scene, { index, to, marks }: Thing): Option<Dimension> | undefined {
  const ref = dimensionColumn(scene, to)
  if (ref === undefined || to.kind === 'formula') return undefined
  const column = columnOf(scene, ref)
  const table = tableOf(scene, placeOf(ref).tableId)
  const said = [marks.group, marks.within].filter((item) => item !== undefined)
  const notes = [
    said.length > 0 ? 'dimension:said' : marks.ask === undefined ? 'dimension:unsaid' : 'dimension:asked',
    ...(isMeasure(column) ? ['dimension:figure'] : []),
    ...(partsRows(column, table) ? [] : ['dimension:every-row']),
    `dimension:match:${to.match}`,
  ]
  const cost =
    (said.length > 0 ? 0 : marks.ask === undefined ? 1 : 0.4) +
    (isMeasure(column) ? (said.length === 0 ? 1.5 : 0.6) : 0) +
    (said.length === 0 && marks.ask === undefined && !partsRows(column, table) ? 0.8 : 0)
  return option(
    { column: ref, as: column.name },
    [index, ...said, ...(said.length === 0 && marks.ask !== undefined ? [marks.ask] : [])],
    notes,
    cost,
  )
}

function dimensionColumn(scene: Scene, to: Thing['to']): ColumnRef | undefined {
  if (to.kind === 'column') return to.column
  if (to.kind === 'metric' || to.kind === 'formula') return undefined
  if (to.by === undefined) return nameColumn(tableOf(scene, to.tableId))
  const { tableId, column } = placeOf(to.by)
  const naming = tableOf(scene, tableId).structure?.namings.find(({ key }) => key === column)
  return naming === undefined ? to.by : `${tableId}/${naming.name}`
}

/** The periods that the question names: monthly, by quarter. Indexes of the items, and the grain. */
export function grainsIn({
  rest,
  items,
  scene,
}: Reading): readonly { readonly index: number; readonly grain: Grain; readonly isMarked: boolean }[] {
  return rest.flatMap((index) => {
    const grain = senseOf(items[index], 'grain')?.grain
    if (grain === undefined) return []
    const isMarked =
      senseOf(items[index - 1], 'group') !== undefined || senseOf(items[index], 'group') !== undefined
    return !isMarked && isPiece(scene, items, index) ? [] : [{ index, grain, isMarked }]
  })
}

/** What ties a thing to the one before it. */
const ties = new Set(['的', 'の', '之'])

/** Letters of a longer word may each be a word by themselves: the day of 日本. */
function isPiece({ traits, tokens }: Scene, items: Reading['items'], index: number): boolean {
  const next = items[index + 1]
  if (traits.spaced || next === undefined || next.kind === 'thing') return false
  const text = tokens.slice(next.from, next.until).map(({ folded }) => folded)
  return isEmpty(next) && text.join('').length === 1 && !ties.has(text.join(''))
}

/** Rows parted by a period of a column that says when. */
export function timeDimension(scene: Scene, ref: ColumnRef, grain: Grain): Dimension | undefined {
  const column = columnOf(scene, ref)
  if (isTemporal(column)) return { column: ref, grain, as: nameOfGrain(scene, grain) }
  if (!tellsTime(column) || grain === 'year')
    return grain === 'year' ? { column: ref, as: column.name } : undefined
  return undefined
}

function nameOfGrain(scene: Scene, grain: Grain): string {
  const { locale } = localeFor(scene.asked.language)
  if (!isCalendar(grain)) return timePartName(grain, locale.language)
  if (grain === 'half-year' || grain === 'hour') return grain.replaceAll('-', ' ')
  return grainName(grain, locale)
}

/** The grain that shows a development in some ten to fifty steps, by how long the data goes. */
export function ownGrain(scene: Scene, ref: ColumnRef): CalendarGrain {
  const { minimum, maximum, grain } = columnOf(scene, ref)
  if (grain === 'year' || grain === 'quarter' || grain === 'month') return grain
  if (typeof minimum !== 'string' || typeof maximum !== 'string') return 'year'
  const days = (Date.parse(maximum) - Date.parse(minimum)) / 86_400_000
  if (days > 366 * 6) return 'year'
  if (days > 75) return 'month'
  return days > 25 ? 'week' : 'day'
}

/** The columns that say when, of these tables in their order; of each table the first. */
export const firstTimes = (scene: Scene, tableIds: readonly string[]): readonly ColumnRef[] =>
  tableIds.flatMap((id) => timeColumns(tableOf(scene, id)).slice(0, 1))
