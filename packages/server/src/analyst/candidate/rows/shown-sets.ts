import type { ColumnNature } from '@auger/contract'
import { isKey } from '../../../domain/table.ts'
import { placeOf, type ColumnRef } from '../../frame/column-ref.ts'
import { asksForUnknown } from '../asked-kind.ts'
import { option, type Option } from '../draft.ts'
import { senseOf, type FilterChoice, type Reading } from '../reading.ts'
import { nameColumn } from '../table/name-column.ts'
import { tableOf, type Scene } from '../scene.ts'
import type { Thing } from '../things.ts'
import { namedColumns, namedSets, type Shown } from './named-columns.ts'

const mostSets = 10

/** What is shown: columns that are named, what two values are told apart by, what puts rows in order, or the name of the things. */
export function shownSets(
  reading: Reading,
  all: readonly Thing[],
  filters: Option<readonly FilterChoice[]>,
  key: Option<ColumnRef> | undefined,
): readonly Shown[] {
  const keyed = new Set(key?.used)
  const things = all.filter(({ index }) => !keyed.has(index))
  const named = namedColumns(reading, things)
  const sets = [
    ...namedSets(named),
    ...keySets(named, key, askedOf(key, all)),
    ...sidesOf(filters),
    ...kindsOf(reading, filters),
    ...tablesOf(reading, things, filters, key).flatMap((tableId) => tableSets(reading, things, tableId)),
  ]
  return sets.toSorted((one, other) => one.cost - other.cost).slice(0, mostSets)
}

/** What rows are put in order by is shown too: the highest population and its area. */
function keySets(
  named: readonly Shown[],
  key: Option<ColumnRef> | undefined,
  asked: number | undefined,
): readonly Shown[] {
  if (key === undefined) return []
  const alone =
    asked === undefined
      ? option([key.part], [], ['shown:key'], 0.6)
      : option([key.part], [asked], ['shown:key', 'shown:asked'], 0.1)
  const [first] = named
  if (first === undefined || first.part.includes(key.part)) return [alone]
  const beside = option(
    [key.part, ...first.part],
    first.used,
    [...first.notes, 'shown:key'],
    first.cost + 0.7,
  )
  return [alone, beside]
}

/** What asks for the column that rows are put in order by: what was the last year. */
const askedOf = (key: Option<ColumnRef> | undefined, things: readonly Thing[]): number | undefined =>
  things.find(({ index }) => key?.used.includes(index))?.marks.ask

/** Which of two values: what tells them apart answers. */
const sidesOf = ({ part }: Option<readonly FilterChoice[]>): readonly Shown[] =>
  part.flatMap(({ condition, columns: [column] }) =>
    condition?.kind === 'in' && condition.values.length > 1 && column !== undefined
      ? [option([column], [], ['shown:side'], 0.6)]
      : [],
  )

/** What is asked for by a part of names: which school has the most, where names end in school. */
const kindsOf = ({ items, slots }: Reading, { part }: Option<readonly FilterChoice[]>): readonly Shown[] =>
  part.flatMap((choice) => {
    const {
      condition,
      columns: [column],
    } = choice
    const first = Math.min(...(slots.find(({ choices }) => choices.includes(choice))?.items ?? []))
    const isAsked = first > 0 && senseOf(items[first - 1], 'ask') !== undefined
    return isAsked && condition?.kind === 'in' && column !== undefined
      ? [option([column], [first - 1], ['shown:value-kind'], 0.2)]
      : []
  })

function tablesOf(
  { scene: { asked } }: Reading,
  things: readonly Thing[],
  filters: Option<readonly FilterChoice[]>,
  key: Option<ColumnRef> | undefined,
): readonly string[] {
  const found = [
    ...things.flatMap(({ to }) => (to.kind === 'table' ? [to.tableId] : [])),
    ...filters.part.flatMap(({ columns }) => columns.map((ref) => placeOf(ref).tableId)),
    ...(key === undefined ? [] : [placeOf(key.part).tableId]),
    ...(asked.tables.length === 1 ? asked.tables.map(({ id }) => id) : []),
  ]
  return [...new Set(found)].slice(0, 2)
}

/** The name of a table's things, whole rows of it, and what answers who, when and where. */
function tableSets(reading: Reading, things: readonly Thing[], tableId: string): readonly Shown[] {
  const thing = things.find(({ to }) => to.kind === 'table' && to.tableId === tableId)
  const name = nameColumn(tableOf(reading.scene, tableId))
  const rows = reading.rest.find((index) => senseOf(reading.items[index], 'rows') !== undefined)
  const used = [thing?.index, thing?.marks.ask].filter((index) => index !== undefined)
  // Things that have no name of their own are shown as what they are.
  const areRows = rows !== undefined || (thing !== undefined && !tellsApart(reading.scene, name))
  const whole = option<readonly ColumnRef[]>(
    [],
    [...used, ...(rows === undefined ? [] : [rows])],
    [areRows ? 'shown:rows' : 'shown:rows-unsaid'],
    areRows ? 0.3 : 1.4,
  )
  const unknown = thing === undefined ? asksForUnknown(reading) : undefined
  const note =
    thing !== undefined ? 'shown:name' : unknown === undefined ? 'shown:name-unsaid' : 'shown:name-unknown'
  const cost = thing !== undefined ? 0.3 : unknown === undefined ? 1.2 : 0.45
  return [
    ...(name === undefined ? [] : [option([name], used, [note], cost)]),
    whole,
    ...askedFor(reading, tableId),
  ]
}

/** Whether each row has a name that no other row has. */
function tellsApart(scene: Scene, name: ColumnRef | undefined): boolean {
  if (name === undefined) return false
  const { tableId, column } = placeOf(name)
  return isKey(tableOf(scene, tableId), column)
}

/** Who, when, where, how large: the columns that hold people, times or places, or that the word is about. */
function askedFor({ scene, items, rest }: Reading, tableId: string): readonly Shown[] {
  return rest.flatMap((index): readonly Shown[] => {
    const ask = senseOf(items[index], 'ask')
    if (ask === undefined) return []
    const about = scene
      .columnsAbout(ask.of ?? [])
      .filter((ref) => placeOf(ref).tableId === tableId)
      .slice(0, 2)
      .map((ref, place) => option([ref], [index], ['shown:about'], 0.1 + 0.2 * place))
    return [...about, ...ofNature(scene, tableId, index, ask.about)]
  })
}

const natures: { readonly [About in 'person' | 'time' | 'place']: ColumnNature } = {
  person: 'name',
  time: 'time',
  place: 'place',
}

function ofNature(scene: Scene, tableId: string, index: number, about: string): readonly Shown[] {
  if (about !== 'person' && about !== 'time' && about !== 'place') return []
  return tableOf(scene, tableId)
    .columns.filter(({ nature }) => nature === natures[about])
    .slice(0, 3)
    .map(({ name }, place) => option([`${tableId}/${name}`], [index], [`shown:${about}`], 0.5 + 0.3 * place))
}
