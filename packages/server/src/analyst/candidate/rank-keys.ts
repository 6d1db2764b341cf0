import { tablesOf } from './formula/formula.ts'
import { isNumeric, isTemporal } from '../../domain/table.ts'
import { placeOf, type ColumnRef } from '../frame/column-ref.ts'
import { option, type Option } from './draft.ts'
import { mainMeasures } from './main-measures.ts'
import { directionBy, type Place } from './rankings.ts'
import type { Reading } from './reading.ts'
import { columnOf, isFigure, refsOf, tableOf, timeColumns, type Scene } from './scene.ts'
import { isWrittenNumber } from './slot/written-numbers.ts'
import type { LeadWay } from './marks.ts'
import type { Thing } from './things.ts'

/** A column that rows are put in order by, and which end comes first. */
export interface RankKey extends Option<ColumnRef> {
  readonly direction: Place['direction']
}

/** What the largest of some things has the most of, where nothing is said: the first that their table tells. */
const extents = [
  'area',
  'land-area',
  'population',
  'size',
  'length',
  'volume',
  'capacity',
  'elevation',
  'height',
  'amount',
  'total',
  'value',
  'quantity',
]

/** The columns of rows that a place may be by: what it is said of, what the word is about, what else is named, how large the things are. */
export function rankKeys(reading: Reading, place: Place, things: readonly Thing[]): readonly RankKey[] {
  const { lead, thing } = place
  const { scene } = reading
  const found: RankKey[] = []
  const add = (
    ref: ColumnRef,
    used: readonly number[],
    note: string,
    cost: number,
    direction = directionBy(place, columnOf(scene, ref)),
  ): void => {
    if (!isRankable(scene, ref) || found.some(({ part }) => part === ref)) return
    const isWritten = isWrittenNumber(columnOf(scene, ref))
    const notes = isWritten ? [note, 'rank:written'] : [note]
    found.push({ ...option(ref, used, notes, isWritten ? cost + 0.3 : cost), direction })
  }
  const own = things.find(({ index }) => index === thing)
  if (own?.to.kind === 'column') add(own.to.column, [own.index], 'rank:thing', lead.behind === true ? 0.2 : 0)
  for (const { column, direction, cost, isOther } of aboutWays(scene, lead.ways, things))
    add(
      column,
      [],
      isOther ? 'rank:about-other' : 'rank:about',
      cost,
      direction === 'high' ? 'descending' : 'ascending',
    )
  for (const { to, index } of things) if (to.kind === 'column') add(to.column, [index], 'rank:mentioned', 0.9)
  if (lead.position === true)
    for (const table of scene.asked.tables)
      for (const ref of timeColumns(table).slice(0, 2)) add(ref, [], 'rank:time', 0.4)
  if (own?.to.kind === 'table' && lead.sense === 'superlative') {
    for (const { column, cost } of extentsOf(scene, own.to.tableId).slice(0, 3))
      add(column, [], 'rank:extent', cost)
    for (const column of mainMeasures(scene, own.to.tableId)) add(column, [], 'rank:extent', 0.6)
  }
  return found.toSorted((one, other) => one.cost - other.cost)
}

function isRankable(scene: Scene, ref: ColumnRef): boolean {
  const column = columnOf(scene, ref)
  if (isTemporal(column) || isWrittenNumber(column)) return true
  return isNumeric(column) && (isFigure(column) || column.nature !== 'key')
}

/** The columns that a word is about; those of the things that are named come first. */
function aboutWays(scene: Scene, ways: readonly LeadWay[], things: readonly Thing[]) {
  const named = new Set(things.flatMap(({ to }) => tablesOf(to)))
  return ways
    .map(({ direction, of }) => ({ direction, columns: timesAlone(scene, scene.columnsAbout(of)) }))
    .filter(({ columns }) => columns.length > 0)
    .flatMap(({ direction, columns }, way) =>
      columns.map((column, at) => ({
        column,
        direction,
        isOther: way > 0,
        cost:
          0.2 +
          Math.min(at, 5) * 0.05 +
          way * 0.3 +
          (named.size === 0 || named.has(placeOf(column).tableId) ? 0 : 0.4),
      })),
    )
    .toSorted((one, other) => one.cost - other.cost)
    .slice(0, 4)
}

/** Where a word is about times, an annual salary is not meant; where it is about sales, their date is not. The likeliest column tells which. */
function timesAlone(scene: Scene, columns: readonly ColumnRef[]): readonly ColumnRef[] {
  const isTime = (ref: ColumnRef): boolean => isTemporal(columnOf(scene, ref))
  const [first] = columns
  return first === undefined ? [] : columns.filter((ref) => isTime(ref) === isTime(first))
}

/** What tells how large the rows of a table are: by name, or because it is the only figure that they have. */
function extentsOf(scene: Scene, tableId: string) {
  const figures = refsOf(tableOf(scene, tableId)).filter((ref) => isFigure(columnOf(scene, ref)))
  const named = extents.flatMap((concept, at) =>
    scene
      .columnsAbout([concept])
      .filter((ref) => figures.includes(ref))
      .map((column) => ({ column, cost: 0.5 + at * 0.05 })),
  )
  if (named.length > 0 || figures.length > 2) return named
  return figures.map((column) => ({ column, cost: 0.9 }))
}
