import type { OrderOperator } from '@auger/contract/plan'
import { isNumeric, isTemporal } from '../../../domain/table.ts'
import { placeOf, type ColumnRef } from '../../frame/column-ref.ts'
import type { Candidate } from '../draft.ts'
import { isThing, senseOf, type Reading } from '../reading.ts'
import { columnOf, tableOf, timeColumns } from '../scene.ts'
import { lookedUp, namedRows, type NamedRow } from './named-rows.ts'

/** A word that holds rows against a row that is named behind it. */
interface Cue {
  readonly item: number
  readonly operator: OrderOperator
  readonly of: readonly string[]
  readonly isTime: boolean
  /** The one right beside is asked for, not all that lie beyond. */
  readonly isNext: boolean
}

interface Scale {
  readonly column: ColumnRef
  readonly used: readonly number[]
  readonly note: string
  readonly cost: number
}

const mostScales = 2

/** Rows that lie beyond a row that is named: taller than Bell, more medals than France, after the Crusader. */
export function beyond(candidate: Candidate): readonly Candidate[] {
  const { reading, used } = candidate
  return namedRows(candidate).flatMap((row) =>
    reading.rest
      .filter((index) => !used.has(index) && index < row.from)
      .flatMap((index) => cuesAt(reading, index, row))
      .flatMap((cue) =>
        scalesOf(candidate, cue)
          .slice(0, mostScales)
          .map((scale) => held(candidate, row, cue, scale)),
      ),
  )
}

function cuesAt(reading: Reading, item: number, row: NamedRow): readonly Cue[] {
  const at = reading.items[item]
  const compare = senseOf(at, 'compare')
  const comparative = senseOf(at, 'comparative')
  const when = senseOf(at, 'when')
  const beside = senseOf(at, 'beside')
  const cues: Cue[] = []
  const add = (operator: string, cue: Partial<Cue>): void => {
    if (isOrder(operator)) cues.push({ item, operator, of: [], isTime: false, isNext: false, ...cue })
  }
  if (compare?.place === 'before') add(compare.operator, { of: compare.of ?? [] })
  if (comparative !== undefined && hasThan(reading, item, row))
    add(comparative.direction === 'high' ? '>' : '<', { of: comparative.of ?? [] })
  if (when !== undefined) add(when.operator, { isTime: true })
  if (beside !== undefined) add(beside.offset === 1 ? '>' : '<', { isTime: true, isNext: true })
  return cues
}

const isOrder = (operator: string): operator is OrderOperator =>
  operator === '<' || operator === '<=' || operator === '>' || operator === '>='

const hasThan = ({ items }: Reading, from: number, row: NamedRow): boolean =>
  items.slice(from + 1, row.from).some((item) => senseOf(item, 'than') !== undefined)

/** The columns that may tell what lies beyond: those that the word is about, those named near it; of a time those that say when. */
function scalesOf({ reading, frame, used }: Candidate, cue: Cue): readonly Scale[] {
  const { scene, rest, items } = reading
  const isOwn = (ref: ColumnRef): boolean => placeOf(ref).tableId === frame.tableId
  if (cue.isTime)
    return timeColumns(tableOf(scene, frame.tableId)).map((column, place) => ({
      column,
      used: [],
      note: 'beyond:time',
      cost: 0.3 + place * 0.3,
    }))
  const about = scene
    .columnsAbout(cue.of)
    .filter(isOwn)
    .map((column): Scale => ({ column, used: [], note: 'beyond:about', cost: 0.2 }))
  const named = rest.flatMap((index): readonly Scale[] => {
    const item = items[index]
    if (!isThing(item) || item.to.kind !== 'column' || used.has(index) || !isOwn(item.to.column)) return []
    const cost = 0.1 + Math.min(Math.abs(index - cue.item), 10) * 0.03
    return [{ column: item.to.column, used: [index], note: 'beyond:said', cost }]
  })
  return [...named, ...about]
    .filter(({ column }) => isNumeric(columnOf(scene, column)) || isTemporal(columnOf(scene, column)))
    .toSorted((one, other) => one.cost - other.cost)
}

function held(candidate: Candidate, row: NamedRow, cue: Cue, scale: Scale): Candidate {
  const { frame, reading } = candidate
  const { column } = scale
  const condition = {
    kind: 'among',
    column,
    operator: cue.operator,
    of: lookedUp(row, column),
  } as const
  const filters = frame.filters.map((filter, at) => (at === row.filter ? condition : filter))
  const isNext = cue.isNext && frame.task === 'rows' && frame.ranking === undefined
  const direction = cue.operator.startsWith('>') ? ('ascending' as const) : ('descending' as const)
  const { distinct: _distinct, ...rest } = frame
  const thans = reading.rest.filter((index) => senseOf(reading.items[index], 'than') !== undefined)
  return {
    ...candidate,
    frame: isNext
      ? { ...rest, filters, ranking: { by: column, direction, count: 1 } }
      : { ...frame, filters },
    notes: [...candidate.notes, 'filter:beyond', scale.note, ...(isNext ? ['beyond:next'] : [])],
    used: new Set([...candidate.used, cue.item, ...scale.used, ...thans]),
    cost: candidate.cost + scale.cost,
  }
}
