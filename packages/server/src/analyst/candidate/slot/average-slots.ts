import type { ComparisonOperator, Condition } from '@auger/contract/plan'
import type { ColumnRef } from '../../frame/column-ref.ts'
import {
  isEmpty,
  isThing,
  neighbour,
  saysAny,
  senseOf,
  type FilterChoice,
  type FilterSlot,
  type Reading,
} from '../reading.ts'
import { columnOf, isFigure } from '../scene.ts'

type Read = Pick<Reading, 'items' | 'scene'>

/** A word that compares, and the average that it compares with. */
interface Cue {
  readonly operator: ComparisonOperator
  readonly of: readonly string[]
  readonly items: readonly number[]
  readonly average: number
  readonly figure: 'mean' | 'median'
}

/** What lies above or below the average: rows by a column, groups by their figure. */
export function averageSlots(read: Read): readonly FilterSlot[] {
  return read.items.flatMap((_, at): readonly FilterSlot[] => {
    const cue = cueAt(read, at)
    if (cue === undefined) return []
    const { operator, figure, items } = cue
    const rows = [...columnsBeside(read, at, cue.average), ...aboutColumns(read, cue.of)].map(
      ({ absorbs, column, cost }): FilterChoice => ({
        condition: against(column, operator, figure),
        columns: [column],
        absorbs,
        notes: ['filter:average'],
        cost,
      }),
    )
    const groups: FilterChoice = {
      having: (metric) => against(metric, operator, figure),
      columns: [],
      absorbs: [],
      notes: ['having:average'],
      cost: 0.5,
    }
    return [{ items, choices: [...rows, groups] }]
  })
}

/** Above average; older than the average; with a longer average stay than the overall average. */
function cueAt(read: Read, at: number): Cue | undefined {
  const compare = senseOf(read.items[at], 'compare')
  const comparative = senseOf(read.items[at], 'comparative')
  if (compare === undefined && comparative === undefined) return undefined
  const before = averageBefore(read, at)
  if (before !== undefined) return before
  const than = compare === undefined ? thanBehind(read, at) : at
  const average = than === undefined ? undefined : averageBehind(read, than)
  const told = average === undefined ? undefined : senseOf(read.items[average], 'aggregate')?.function
  if (than === undefined || average === undefined || (told !== 'mean' && told !== 'median')) return undefined
  const items = [...new Set([at, ...from(than, average)])]
  if (compare !== undefined)
    return { operator: compare.operator, of: compare.of ?? [], items, average, figure: told }
  const operator = comparative?.direction === 'high' ? '>' : '<'
  return { operator, of: comparative?.of ?? [], items, average, figure: told }
}

/** Where what compares stands behind what it compares with: 平均を上回る, 평균보다 높은. */
function averageBefore(read: Read, at: number): Cue | undefined {
  const item = read.items[at]
  const compare =
    item?.kind === 'senses'
      ? item.senses.find((sense) => sense.kind === 'compare' && sense.place === 'after')
      : undefined
  const average = neighbour(read, at, -1, 1)
  const told = average === undefined ? undefined : senseOf(read.items[average], 'aggregate')?.function
  if (compare?.kind !== 'compare' || average === undefined || (told !== 'mean' && told !== 'median'))
    return undefined
  const { operator, of = [] } = compare
  return { operator, of, items: from(average, at), average, figure: told }
}

const from = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, more) => first + more)

/** Things and what is said of them between a comparative and its "than": a longer average stay than. */
const mostBetween = 4

/** The word behind a comparative that says with what is compared. */
function thanBehind({ items }: Read, at: number): number | undefined {
  for (let index = at + 1; index <= at + mostBetween; index++) {
    const item = items[index]
    if (item === undefined || saysAny(item, ['compare', 'comparative'])) return undefined
    if (senseOf(item, 'than') !== undefined) return index
  }
  return undefined
}

/** The average that stands behind; that it is of all may be said before it: the overall average. */
function averageBehind({ items }: Read, at: number): number | undefined {
  for (let index = at + 1; index <= at + mostBetween; index++) {
    const item = items[index]
    if (item === undefined || isThing(item)) return undefined
    const told = senseOf(item, 'aggregate')?.function
    if (told === 'mean' || told === 'median') return index
    if (!isEmpty(item) && !saysAny(item, ['function'])) return undefined
  }
  return undefined
}

const against = (column: string, operator: ComparisonOperator, figure: 'mean' | 'median'): Condition => ({
  kind: 'against',
  column,
  operator,
  function: figure,
})

interface Beside {
  readonly column: ColumnRef
  readonly absorbs: readonly number[]
  readonly cost: number
}

/** The figures named right behind the average, or right beside the comparison. */
function columnsBeside(read: Read, at: number, average: number): readonly Beside[] {
  const near =
    average < at
      ? [neighbour(read, average, -1), neighbour(read, at, 1)]
      : [neighbour(read, average, 1), neighbour(read, at, 1), neighbour(read, at, -1)]
  return near.flatMap((index): readonly Beside[] => {
    const item = index === undefined ? undefined : read.items[index]
    if (index === undefined || !isThing(item) || item.to.kind !== 'column') return []
    const { column } = item.to
    return isFigure(columnOf(read.scene, column)) ? [{ column, absorbs: [index], cost: 0.1 }] : []
  })
}

/** What the comparing word itself is about. */
const aboutColumns = ({ scene }: Read, of: readonly string[]): readonly Beside[] =>
  scene
    .columnsAbout(of)
    .filter((column) => isFigure(columnOf(scene, column)))
    .slice(0, 2)
    .map((column, place) => ({ column, absorbs: [], cost: 0.2 + place * 0.2 }))
