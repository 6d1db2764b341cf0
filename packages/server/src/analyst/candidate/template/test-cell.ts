import type { CellPlace, NormalityAnalysis } from '@auger/contract/plan'
import type { Column } from '../../../domain/table.ts'
import type { ColumnRef } from '../../frame/column-ref.ts'
import { namedTest, type GroupTest } from '../statistic/named-test.ts'
import { columnFor, measured, rowsFor, type Filling, type OpenSlot } from './filling.ts'
import { columnNear, isMeasurable, targets, type Prose } from './prose.ts'

export type TestFigure = 'p-value' | 'statistic' | 'degrees'

const normalityTests = ['shapiro-wilk', 'dagostino-pearson', 'jarque-bera', 'kolmogorov-smirnov'] as const

/** Whether a column is normally distributed; by Shapiro and Wilk unless another test is named. */
export function normalityCell(figure: TestFigure, slot: OpenSlot, filling: Filling): CellPlace | undefined {
  const test = normalityTest(filling.prose)
  if (test === undefined || figure === 'degrees') return undefined
  const { said } = filling.prose
  const column = columnFor(filling, slot, said.items('normality', 'distribution', ...normalityTests))
  if (column === undefined) return undefined
  return filling.results.figure(
    rowsFor(filling, [column]),
    { kind: 'normality', test, column: measured(filling, column) },
    { figure },
  )
}

export const normalityTest = ({ said }: Prose): NormalityAnalysis['test'] | undefined =>
  normalityTests.find((test) => said.says(test)) ?? (said.says('normality') ? 'shapiro-wilk' : undefined)

/** By Kolmogorov and Smirnov a template asks whether a column is normally distributed. */
export const comparisonTest = ({ said }: Prose): GroupTest | undefined =>
  namedTest(said, 'kolmogorov-smirnov')

/** Whether groups differ: the values of a column by those of another that parts the rows. */
export function comparisonCell(figure: TestFigure, filling: Filling): CellPlace | undefined {
  const { prose, filters, results } = filling
  const test = comparisonTest(prose)
  if (test === undefined) return undefined
  const groups = targets(prose, partsRows).map(({ ref }) => ref)
  const by = groups[0] ?? filterColumn(filters)
  const means = prose.said.aggregates.flatMap(({ item, function: name }) => (name === 'mean' ? [item] : []))
  const isOther = (ref: ColumnRef): boolean => ref !== by
  const others = targets(prose).filter(({ ref }) => isOther(ref))
  const near = columnNear(prose, means, (column) => isMeasurable(column) && column.name !== by)
  const column = test === 'chi-squared' ? groups[1] : (near ?? others[0])?.ref
  const second = others.find(({ ref }) => ref !== column)?.ref
  const beside = by ?? second
  if (column === undefined || beside === undefined) return undefined
  return results.figure(
    rowsFor(filling, [column]),
    {
      kind: 'comparison',
      test,
      column: measured(filling, column),
      with: { kind: by === undefined ? 'column' : 'groups', column: beside },
    },
    { figure },
  )
}

const mostGroups = 50

const partsRows = (column: Column): boolean =>
  column.distinct > 1 &&
  column.distinct <= mostGroups &&
  (!isMeasurable(column) || column.role === 'category' || column.distinct === 2)

const filterColumn = (filters: Filling['filters']): ColumnRef | undefined =>
  filters.flatMap((condition) => (condition.kind === 'in' ? [condition.column] : []))[0]
