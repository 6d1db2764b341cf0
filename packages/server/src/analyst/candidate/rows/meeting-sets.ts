import type { Cell } from '@auger/contract'
import type { Condition } from '@auger/contract/plan'
import { placeOf, refOf, type ColumnRef } from '../../frame/column-ref.ts'
import type { Candidate } from '../draft.ts'
import { isDenial } from '../slot/value-slots.ts'
import { senseOf } from '../reading.ts'

/** Things that have both of two values in rows of their own, or the one and not the other: who fixed a pump and a filter. */
export function meetingSets(candidate: Candidate): readonly Candidate[] {
  const { frame, reading } = candidate
  const [shown] = frame.shown
  if (shown === undefined || frame.ranking !== undefined) return []
  return frame.filters.flatMap((filter, at): readonly Candidate[] => {
    if (filter.kind !== 'in' || filter.values.length !== 2) return []
    const denial = reading.items.findIndex((item) => isDenial(item) || senseOf(item, 'joint')?.of === 'and')
    const isDenied = denial >= 0 && isDenial(reading.items[denial])
    const [first, second] = filter.values.map((value) => amongRows(candidate, shown, filter.column, value))
    if (first === undefined || second === undefined) return []
    const { distinct: _distinct, ...rest } = frame
    const conditions: readonly Condition[] = [first, isDenied ? { kind: 'not', condition: second } : second]
    return [
      {
        ...candidate,
        frame: {
          ...rest,
          tableId: placeOf(first.column).tableId,
          distinct: true,
          filters: [...frame.filters.filter((_, other) => other !== at), ...conditions],
        },
        notes: [...candidate.notes, isDenied ? 'filter:one-not-other' : 'filter:both'],
        used: new Set([...candidate.used, ...(denial < 0 ? [] : [denial])]),
        cost: candidate.cost + 0.4,
      },
    ]
  })
}

type Among = Extract<Condition, { kind: 'among' }>

/** What is shown is among what rows with the value name. */
function amongRows(
  { reading: { scene } }: Candidate,
  shown: ColumnRef,
  column: ColumnRef,
  value: Cell,
): Among | undefined {
  const [own, other] = [placeOf(shown), placeOf(column)]
  const verbs = [
    {
      kind: 'filter' as const,
      where: { kind: 'compare' as const, column: other.column, operator: '=' as const, value },
    },
  ]
  if (own.tableId === other.tableId)
    return { kind: 'among', column: shown, of: { tableId: own.tableId, verbs, column: own.column } }
  const relation = scene.asked.relations.find(
    ({ from, to }) => from.tableId === other.tableId && to.tableId === own.tableId,
  )
  if (relation === undefined) return undefined
  const { from, to } = relation
  return {
    kind: 'among',
    column: refOf(to.tableId, to.column),
    of: { tableId: from.tableId, verbs, column: from.column },
  }
}
