import type { ColumnRef } from '../../frame/column-ref.ts'
import { emptyFrame, type Frame } from '../../frame/frame.ts'
import { baseTable } from '../base-table.ts'
import { chartIn } from '../chart-wish.ts'
import type { Candidate, Option } from '../draft.ts'
import { directionBy, placesIn, rankKeys, type Place } from '../rankings.ts'
import type { FilterChoice, Reading } from '../reading.ts'
import { columnOf, tableOf } from '../scene.ts'
import type { Thing } from '../things.ts'
import { isWrittenNumber } from '../slot/written-numbers.ts'
import { shownSets } from './shown-sets.ts'

/** Frames that show rows or cells as they stand. */
export function rowCandidates(
  reading: Reading,
  things: readonly Thing[],
  filters: Option<readonly FilterChoice[]>,
): readonly Candidate[] {
  if (filters.part.some(({ condition }) => condition === undefined)) return []
  const absorbed = new Set(filters.used)
  const free = things.filter(({ index }) => !absorbed.has(index))
  const places = placesIn(reading, free)
  const ways: readonly (Place | undefined)[] = [...places.slice(0, 2), undefined]
  return ways.flatMap((place) => {
    const keys = place === undefined ? [undefined] : rankKeys(reading, place, free).slice(0, 4)
    return keys.flatMap((key) =>
      shownSets(reading, free, filters, key).map((shown) =>
        candidateOf(reading, shown, filters, place, key, places.length),
      ),
    )
  })
}

function candidateOf(
  reading: Reading,
  shown: Option<readonly ColumnRef[]>,
  filters: Option<readonly FilterChoice[]>,
  place: Place | undefined,
  key: Option<ColumnRef> | undefined,
  places: number,
): Candidate {
  const [first] = shown.part
  const refs = [
    ...(key === undefined ? [] : [key.part]),
    ...shown.part,
    ...(place === undefined && shown.part.length > 0 ? [] : filters.part.flatMap(({ columns }) => columns)),
  ]
  const tableId = baseTable(reading.scene, refs) ?? reading.scene.asked.tables[0]?.id ?? ''
  const chart = chartIn(reading)
  const conditions = filters.part.flatMap(({ condition }) => (condition === undefined ? [] : [condition]))
  const distinct =
    first !== undefined &&
    place === undefined &&
    columnOf(reading.scene, first).distinct < tableOf(reading.scene, tableId).rowCount
  const comesAgain =
    first !== undefined && key !== undefined && standsForGroup(reading, first, key.part, tableId)
  const frame: Frame = {
    ...emptyFrame(tableId),
    filters: conditions,
    shown: shown.part,
    ...(distinct ? { distinct: true } : {}),
    ...(place === undefined || key === undefined
      ? {}
      : {
          ranking: {
            by: key.part,
            direction: directionBy(place, columnOf(reading.scene, key.part)),
            count: place.count,
            ...(place.offset > 0 ? { offset: place.offset } : {}),
            ...(isWrittenNumber(columnOf(reading.scene, key.part)) ? { written: true } : {}),
          },
        }),
    chart: chart.part,
  }
  return {
    frame,
    reading,
    notes: [
      'task:rows',
      `shown:${Math.min(shown.part.length, 3)}`,
      ...shown.notes,
      ...filters.notes,
      ...chart.notes,
      ...(place === undefined
        ? []
        : [
            'ranking:rows',
            `ranking:${place.lead.sense}`,
            `ranking:${place.count > 1 ? 'several' : 'one'}`,
            ...(key?.notes ?? []),
            ...(comesAgain ? ['ranking:comes-again'] : []),
          ]),
      ...(conditions.length === 0 && place === undefined ? ['rows:all'] : []),
    ],
    used: new Set([
      ...shown.used,
      ...filters.used,
      ...chart.used,
      ...(place === undefined ? [] : [place.lead.item]),
      ...(key?.used ?? []),
    ]),
    cost:
      reading.cover.cost +
      shown.cost +
      filters.cost +
      (key?.cost ?? 0) +
      (place === undefined ? places * 0.8 : 0) +
      (comesAgain ? 0.8 : 0),
  }
}

/** Which district earns the most is not the district of one row: what many rows have in common is ranked by what they add up to. */
function standsForGroup({ scene }: Reading, shown: ColumnRef, key: ColumnRef, tableId: string): boolean {
  const [own, by] = [columnOf(scene, shown), columnOf(scene, key)]
  const adds = by.nature === 'amount' || by.nature === 'stock'
  return shown !== key && adds && own.distinct * 2 < tableOf(scene, tableId).rowCount
}
