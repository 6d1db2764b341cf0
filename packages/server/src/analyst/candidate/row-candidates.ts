import { placeOf, type ColumnRef } from '../frame/column-ref.ts'
import { emptyFrame, type Frame } from '../frame/frame.ts'
import { baseTable } from './base-table.ts'
import { chartIn } from './chart-wish.ts'
import { option, type Candidate, type Option } from './draft.ts'
import { placesIn, rankKeys, type Place } from './rankings.ts'
import { senseOf, type FilterChoice, type Reading } from './reading.ts'
import { columnOf, nameColumn, tableOf } from './scene.ts'
import type { Thing } from './things.ts'

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
    return keys.flatMap((key) => {
      const keyed = new Set(key?.used ?? [])
      return shownSets(
        reading,
        free.filter(({ index }) => !keyed.has(index)),
        filters,
        key?.part,
      ).map((shown) => candidateOf(reading, shown, filters, place, key, places.length))
    })
  })
}

/** What is shown: all columns that are named, one of them, or the name of the things. */
function shownSets(
  reading: Reading,
  things: readonly Thing[],
  filters: Option<readonly FilterChoice[]>,
  key: ColumnRef | undefined,
): readonly Option<readonly ColumnRef[]>[] {
  const { scene } = reading
  const named = things.flatMap(({ index, to, marks }) => {
    if (to.kind !== 'column') return []
    const notes = [
      `shown:match:${to.match}`,
      marks.ask === undefined ? 'shown:unasked' : 'shown:asked',
      ...(marks.aggregate === undefined ? [] : ['shown:aggregated']),
      ...(marks.quantity === undefined ? [] : ['shown:counted']),
      ...(marks.group === undefined ? [] : ['shown:grouped']),
    ]
    const used = [index, ...(marks.ask === undefined ? [] : [marks.ask])]
    return [option([to.column] as readonly ColumnRef[], used, notes, marks.ask === undefined ? 0.5 : 0)]
  })
  const sets: Option<readonly ColumnRef[]>[] = []
  if (named.length > 1) {
    const tableIds = new Set(named.map(({ part: [ref = ''] }) => placeOf(ref).tableId))
    const all = option(
      [...new Set(named.flatMap(({ part }) => part))],
      named.flatMap(({ used }) => used),
      [...named.flatMap(({ notes }) => notes), 'shown:several'],
      0.3 + named.reduce((sum, { cost }) => sum + cost, 0) / 2 + (tableIds.size > 1 ? 0.5 : 0),
    )
    sets.push(all)
  }
  for (const one of named.slice(0, 6)) sets.push({ ...one, cost: one.cost + (named.length > 1 ? 0.6 : 0) })
  const tableIds = [
    ...things.flatMap(({ to }) => (to.kind === 'table' ? [to.tableId] : [])),
    ...filters.part.flatMap(({ columns }) => columns.map((ref) => placeOf(ref).tableId)),
    ...(key === undefined ? [] : [placeOf(key).tableId]),
    ...(scene.asked.tables.length === 1 ? scene.asked.tables.map(({ id }) => id) : []),
  ]
  for (const tableId of [...new Set(tableIds)].slice(0, 2)) {
    const thing = things.find(({ to }) => to.kind === 'table' && to.tableId === tableId)
    const name = nameColumn(tableOf(scene, tableId))
    const used = [
      ...(thing === undefined ? [] : [thing.index]),
      ...(thing?.marks.ask === undefined ? [] : [thing.marks.ask]),
    ]
    if (name !== undefined)
      sets.push(
        option(
          [name],
          used,
          [thing === undefined ? 'shown:name-unsaid' : 'shown:name'],
          thing === undefined ? 1.2 : 0.3,
        ),
      )
    const rows = reading.rest.find((index) => senseOf(reading.items[index], 'rows') !== undefined)
    sets.push(
      option(
        [],
        [...used, ...(rows === undefined ? [] : [rows])],
        [rows === undefined ? 'shown:rows-unsaid' : 'shown:rows'],
        rows === undefined ? 1.4 : 0.3,
      ),
    )
    const who = reading.rest.find((index) =>
      ['person', 'time', 'place'].includes(senseOf(reading.items[index], 'ask')?.about ?? ''),
    )
    if (who !== undefined) sets.push(...askedFor(reading, tableId, who))
  }
  return sets.toSorted((one, other) => one.cost - other.cost).slice(0, 9)
}

/** Who, when, where: the columns that hold people, times or places. */
function askedFor(
  { scene, items }: Reading,
  tableId: string,
  index: number,
): readonly Option<readonly ColumnRef[]>[] {
  const about = senseOf(items[index], 'ask')?.about
  const table = tableOf(scene, tableId)
  const fits = table.columns.filter(({ nature }) =>
    about === 'time' ? nature === 'time' : about === 'place' ? nature === 'place' : nature === 'name',
  )
  return fits
    .slice(0, 3)
    .map(({ name }, place) =>
      option([`${tableId}/${name}`], [index], [`shown:${about ?? 'thing'}`], 0.5 + 0.3 * place),
    )
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
      (place === undefined ? places * 0.8 : 0),
  }
}
