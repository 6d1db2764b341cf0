import type { ComparisonOperator, Condition } from '@auger/contract/plan'
import type { ColumnRef } from '../../frame/column-ref.ts'
import { isThing, neighbour, senseOf, type FilterChoice, type FilterSlot, type Reading } from '../reading.ts'
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

/** Above average; older than the average. */
function cueAt(read: Read, at: number): Cue | undefined {
  const compare = senseOf(read.items[at], 'compare')
  const comparative = senseOf(read.items[at], 'comparative')
  const [than, average] = compare === undefined ? thanBehind(read, at) : [undefined, neighbour(read, at, 1)]
  const told = average === undefined ? undefined : senseOf(read.items[average], 'aggregate')?.function
  if (average === undefined || (told !== 'mean' && told !== 'median')) return undefined
  const items = than === undefined ? [at, average] : [at, than, average]
  if (compare !== undefined)
    return { operator: compare.operator, of: compare.of ?? [], items, average, figure: told }
  if (comparative === undefined || than === undefined) return undefined
  const operator = comparative.direction === 'high' ? '>' : '<'
  return { operator, of: comparative.of ?? [], items, average, figure: told }
}

/** The word that says with what is compared, and what stands behind it; one thing may stand between: more awards than average. */
function thanBehind(read: Read, at: number): readonly [number | undefined, number | undefined] {
  const next = neighbour(read, at, 1)
  const than = next !== undefined && isThing(read.items[next]) ? neighbour(read, next, 1) : next
  if (than === undefined || senseOf(read.items[than], 'than') === undefined) return [undefined, undefined]
  return [than, neighbour(read, than, 1)]
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
  const near = [neighbour(read, average, 1), neighbour(read, at, 1), neighbour(read, at, -1)]
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
