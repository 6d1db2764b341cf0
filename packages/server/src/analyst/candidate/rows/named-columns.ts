import { placeOf, type ColumnRef } from '../../frame/column-ref.ts'
import { isNumeric } from '../../../domain/table.ts'
import { option, type Option } from '../draft.ts'
import { neighbour, type Reading } from '../reading.ts'
import { columnOf } from '../scene.ts'
import type { Thing } from '../things.ts'

export type Shown = Option<readonly ColumnRef[]>

/** A column that is named, as something to show. */
interface NamedColumn extends Shown {
  readonly isAsked: boolean
  /** It may only say what kind of thing is spoken of: the country of the player with. */
  readonly isKind: boolean
}

const mostNamed = 6

export const namedColumns = (reading: Reading, things: readonly Thing[]): readonly NamedColumn[] =>
  things.flatMap(({ index, to, marks }) => {
    if (to.kind !== 'column') return []
    const isAsked = marks.ask !== undefined
    const notes = [
      `shown:match:${to.match}`,
      isAsked ? 'shown:asked' : 'shown:unasked',
      ...(marks.aggregate === undefined ? [] : ['shown:aggregated']),
      ...(marks.quantity === undefined ? [] : ['shown:counted']),
      ...(marks.group === undefined ? [] : ['shown:grouped']),
      ...(isAsked && isRightBehind(reading, index, marks.ask) ? ['shown:beside-ask'] : []),
    ]
    const used = [index, ...(isAsked ? [marks.ask] : [])]
    const isKind = !isAsked && !isNumeric(columnOf(reading.scene, to.column))
    const cost = (isAsked ? 0 : 0.5) + (marks.aggregate === undefined ? 0 : 0.6)
    return [{ ...option([to.column], used, notes, cost), isAsked, isKind }]
  })

const isRightBehind = (reading: Reading, index: number, ask: number | undefined): boolean =>
  ask !== undefined && neighbour(reading, ask, 1) === index

/** All that are named; each alone; and what is asked for where the others only say what is spoken of. */
export function namedSets(named: readonly NamedColumn[]): readonly Shown[] {
  if (named.length < 2) return named
  const tableIds = new Set(named.map(({ part: [ref = ''] }) => placeOf(ref).tableId))
  const asked = named.filter(({ isAsked }) => isAsked)
  const all = together(named, 0.3 + sum(named) / 2 + (tableIds.size > 1 ? 0.5 : 0))
  const others = named.filter(({ isAsked }) => !isAsked)
  const isMixed = asked.length > 0 && others.length > 0
  return [
    isMixed ? { ...all, cost: all.cost + 0.25 } : all,
    ...(isMixed && others.every(({ isKind }) => isKind) ? [askedAlone(asked, others)] : []),
    ...named.slice(0, mostNamed).map((one) => ({ ...one, cost: one.cost + 0.6 })),
  ]
}

const sum = (named: readonly Shown[]): number => named.reduce((total, { cost }) => total + cost, 0)

const together = (named: readonly Shown[], cost: number): Shown =>
  option(
    [...new Set(named.flatMap(({ part }) => part))],
    named.flatMap(({ used }) => used),
    [...named.flatMap(({ notes }) => notes), ...(named.length > 1 ? ['shown:several'] : [])],
    cost,
  )

function askedAlone(asked: readonly NamedColumn[], kinds: readonly NamedColumn[]): Shown {
  const shown = together(asked, (asked.length > 1 ? 0.3 : 0.2) + kinds.length * 0.25)
  return {
    ...shown,
    used: [...shown.used, ...kinds.flatMap(({ used }) => used)],
    notes: [...shown.notes, ...kinds.map(() => 'shown:kind-said')],
  }
}
