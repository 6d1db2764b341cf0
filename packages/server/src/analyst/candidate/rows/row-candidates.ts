import type { Condition } from '@auger/contract/plan'
import { isKey } from '../../../domain/table.ts'
import { placeOf, type ColumnRef } from '../../frame/column-ref.ts'
import { emptyFrame, type Frame } from '../../frame/frame.ts'
import { baseTable } from '../table/base-table.ts'
import { chartIn } from '../chart-wish.ts'
import type { Candidate, Option } from '../draft.ts'
import { rankKeys, type RankKey } from '../rank-keys.ts'
import { placesIn, type Place } from '../rankings.ts'
import { senseOf, type FilterChoice, type Reading } from '../reading.ts'
import { columnOf, tableOf } from '../scene.ts'
import { standingsIn } from '../table/standings.ts'
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
      shownSets(reading, free, filters, key).flatMap((shown) =>
        waysOf(reading, place, key).map((way) =>
          candidateOf(reading, shown, filters, way, key, places.length),
        ),
      ),
    )
  })
}

interface Way extends Place {
  readonly notes: readonly string[]
  readonly cost: number
}

/** The best rank is the least number, though the highest number may be meant. */
function waysOf(
  reading: Reading,
  place: Place | undefined,
  key: RankKey | undefined,
): readonly (Way | undefined)[] {
  if (place === undefined || key === undefined) return [undefined]
  const { direction } = key
  const plain = { ...place, direction, notes: [], cost: 0 }
  if (place.lead.sense === 'comparative' || !standingsIn(reading.scene).includes(key.part)) return [plain]
  const other = direction === 'ascending' ? ('descending' as const) : ('ascending' as const)
  return [
    { ...plain, direction: other, notes: ['rank:standing'] },
    { ...plain, cost: 0.5 },
  ]
}

function candidateOf(
  reading: Reading,
  shown: Option<readonly ColumnRef[]>,
  filters: Option<readonly FilterChoice[]>,
  place: Way | undefined,
  key: RankKey | undefined,
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
    !conditions.some((condition) => isOneRow(reading, condition, tableId)) &&
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
            direction: place.direction,
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
            ...place.notes,
            ...(comesAgain ? ['ranking:comes-again'] : []),
          ]),
      ...(conditions.length === 0 && place === undefined ? ['rows:all'] : []),
    ],
    used: new Set([
      ...shown.used,
      ...filters.used,
      ...chart.used,
      ...(distinct ? differentIn(reading) : []),
      ...(place === undefined ? [] : place.items),
      ...(key?.used ?? []),
    ]),
    cost:
      reading.cover.cost +
      shown.cost +
      filters.cost +
      (key?.cost ?? 0) +
      strangeness(shown, filters, key) +
      (place === undefined ? places * 0.8 : place.cost) +
      (comesAgain ? 0.8 : 0),
  }
}

/** Of one row each cell is shown as it stands. */
function isOneRow({ scene }: Reading, condition: Condition, tableId: string): boolean {
  if (condition.kind !== 'compare' || condition.operator !== '=') return false
  const { tableId: own, column } = placeOf(condition.column)
  return own === tableId && isKey(tableOf(scene, tableId), column)
}

/** Values are shown once each: the words that say so are used. */
const differentIn = ({ rest, items }: Reading): readonly number[] =>
  rest.filter((index) => senseOf(items[index], 'distinct') !== undefined)

/** What is told of other things than those that are shown is sooner something else; and what is named is not asked for. */
function strangeness(
  { part: shown }: Option<readonly ColumnRef[]>,
  { part: filters }: Option<readonly FilterChoice[]>,
  key: RankKey | undefined,
): number {
  const [first] = shown
  if (first === undefined) return 0
  const isElsewhere = key !== undefined && placeOf(key.part).tableId !== placeOf(first).tableId
  const isNamed = shown.length === 1 && filters.some(({ condition }) => isOnly(condition, first))
  return (isElsewhere ? 0.4 : 0) + (isNamed ? 1 : 0)
}

const isOnly = (condition: Condition | undefined, column: ColumnRef): boolean =>
  condition?.kind === 'compare' && condition.operator === '=' && condition.column === column

/** Which district earns the most is not the district of one row: what many rows have in common is ranked by what they add up to. */
function standsForGroup({ scene }: Reading, shown: ColumnRef, key: ColumnRef, tableId: string): boolean {
  const [own, by] = [columnOf(scene, shown), columnOf(scene, key)]
  const adds = by.nature === 'amount' || by.nature === 'stock'
  return shown !== key && adds && own.distinct * 2 < tableOf(scene, tableId).rowCount
}
