import type { ComparisonOperator, Condition } from '@auger/contract/plan'
import { isThing, neighbour, senseOf, type FilterChoice, type FilterSlot, type Reading } from '../reading.ts'
import { columnOf, isFigure } from '../scene.ts'

type Read = Pick<Reading, 'items' | 'scene'>

/** What lies above or below the average: rows by a column, groups by their figure. */
export function averageSlots(read: Read): readonly FilterSlot[] {
  return read.items.flatMap((item, at): readonly FilterSlot[] => {
    const operator = senseOf(item, 'compare')?.operator
    const next = neighbour(read, at, 1)
    const told = next === undefined ? undefined : senseOf(read.items[next], 'aggregate')?.function
    if (operator === undefined || next === undefined || (told !== 'mean' && told !== 'median')) return []
    const figure = told
    const rows = columnsBeside(read, at, next).map(({ index, column }): FilterChoice => ({
      condition: against(column, operator, figure),
      columns: [column],
      absorbs: [index],
      notes: ['filter:average'],
      cost: 0.1,
    }))
    const groups: FilterChoice = {
      having: (metric) => against(metric, operator, figure),
      columns: [],
      absorbs: [],
      notes: ['having:average'],
      cost: 0.5,
    }
    return [{ items: [at, next], choices: [...rows, groups] }]
  })
}

const against = (column: string, operator: ComparisonOperator, figure: 'mean' | 'median'): Condition => ({
  kind: 'against',
  column,
  operator,
  function: figure,
})

/** The figures named right behind the average, or right before the comparison. */
function columnsBeside(read: Read, at: number, average: number) {
  return [neighbour(read, average, 1), neighbour(read, at, -1)].flatMap((index) => {
    const item = index === undefined ? undefined : read.items[index]
    if (index === undefined || !isThing(item) || item.to.kind !== 'column') return []
    const { column } = item.to
    return isFigure(columnOf(read.scene, column)) ? [{ index, column }] : []
  })
}
