import type { AggregateFunction, Formula, Metric } from '@auger/contract/plan'
import { formulaColumns } from '@auger/contract/plan'
import { placeOf, refOf, type ColumnRef } from '../../frame/column-ref.ts'
import { reachFrom, tableIn } from '../../frame/rows/reach.ts'
import { option, type Option } from '../draft.ts'
import { aggregate, type Figure } from '../figure/figure.ts'
import { columnOf, isFigure, tableOf, type Scene } from '../scene.ts'
import type { Thing } from '../things.ts'
import { operandsOf, type FormulaOperand, type FormulaTree } from './formula.ts'

/** What a formula comes to: row by row what is multiplied, and ratios of totals. */
export function formulaFigures(scene: Scene, { index, to, marks }: Thing): readonly Option<Figure>[] {
  if (to.kind !== 'formula') return []
  const tree = regrouped(scene, to.tree)
  const tableId = ownTable(scene, tree)
  if (tableId === undefined) return []
  const said = marks.aggregate
  const metric = metricOf(scene, tree, tableId, said?.function)
  if (metric === undefined) return []
  const used = [
    index,
    ...(said === undefined ? [] : [said.item]),
    ...(marks.quantity === undefined ? [] : [marks.quantity]),
  ]
  const percent = tree.kind === 'binary' && tree.percent === true
  const notes = [
    tree.kind === 'binary' && tree.operator === '/' ? 'metric:ratio' : 'metric:arithmetic',
    ...operandsOf(tree).map((operand) => `metric:match:${operand.to.match}`),
  ]
  const as = to.name ?? writtenOf(scene, tree)
  return [option({ metric, tableId, as, ...(percent ? { unit: '%' } : {}) }, used, notes, 0)]
}

/**
 * As it is meant and not as it is written, where that makes sense and this does not: from a price nothing is taken that was multiplied
 * (price minus cost times quantity), and from an amount no ratio (revenue minus cost over revenue), so the difference is.
 */
function regrouped(scene: Scene, tree: FormulaTree): FormulaTree {
  if (tree.kind !== 'binary' || (tree.operator !== '-' && tree.operator !== '+')) return tree
  const { left, right } = tree
  if (right.kind !== 'binary' || right.closed === true || left.kind !== 'operand') return tree
  if (right.left.kind === 'number' || right.right.kind === 'number') return tree
  const isPrice = right.operator === '*' && isLevel(scene, left)
  if (!isPrice && right.operator !== '/') return tree
  return { ...right, left: { ...tree, right: right.left, closed: true } }
}

/** The table that each row of which names one of each of the others. */
function ownTable(scene: Scene, tree: FormulaTree): string | undefined {
  const tables = [...new Set(operandsOf(tree).map(tableOfOperand))]
  const reaching = tables.find((one) => {
    const reach = reachFrom(one, scene.asked)
    return tables.every((other) => reach.has(other))
  })
  return reaching ?? tables[0]
}

const tableOfOperand = ({ to }: FormulaOperand): string =>
  to.kind === 'column' ? placeOf(to.column).tableId : to.tableId

function metricOf(
  scene: Scene,
  tree: FormulaTree,
  tableId: string,
  said: AggregateFunction | undefined,
): Metric | undefined {
  if (tree.kind === 'number') return { kind: 'number', value: tree.value }
  if (tree.kind === 'operand') return totalOf(scene, tree, tableId)
  if (tree.operator === '/') {
    const of = metricOf(scene, tree.left, tableId, 'sum')
    const to = metricOf(scene, tree.right, tableId, 'sum')
    if (of === undefined || to === undefined) return undefined
    return { kind: 'ratio', of, to, ...(tree.percent === true ? { percent: true } : {}) }
  }
  const formula = formulaOf(tree)
  const isOfRows = formula !== undefined && isInOneRow(scene, formula, tableId)
  if (isOfRows && said !== undefined && said !== 'sum' && said !== 'count')
    return { kind: 'aggregate', function: said, of: formula }
  const isScaled = tree.left.kind === 'number' || tree.right.kind === 'number'
  if (tree.operator === '*' && !isScaled)
    return isOfRows ? { kind: 'aggregate', function: 'sum', of: formula } : undefined
  const areLevels = operandsOf(tree).every((operand) => isLevel(scene, operand))
  if (isOfRows && areLevels && said === undefined && !isScaled)
    return { kind: 'aggregate', function: 'mean', of: formula }
  const left = metricOf(scene, tree.left, tableId, said)
  const right = metricOf(scene, tree.right, tableId, said)
  return left === undefined || right === undefined
    ? undefined
    : { kind: 'binary', operator: tree.operator, left, right }
}

/** Of one row: columns that are added, taken away and multiplied, none of them summed up by itself. */
function formulaOf(tree: FormulaTree): Formula | undefined {
  if (tree.kind === 'number') return tree
  if (tree.kind === 'operand')
    return tree.to.kind === 'column' && tree.function === undefined
      ? { kind: 'column', column: tree.to.column }
      : undefined
  const [left, right] = [formulaOf(tree.left), formulaOf(tree.right)]
  return left === undefined || right === undefined
    ? undefined
    : { kind: 'binary', operator: tree.operator, left, right }
}

function isInOneRow(scene: Scene, formula: Formula, tableId: string): boolean {
  const reach = reachFrom(tableId, scene.asked)
  return formulaColumns(formula).every((ref) => reach.has(tableIn(ref)))
}

function totalOf(scene: Scene, { to, function: said }: FormulaOperand, tableId: string): Metric {
  switch (to.kind) {
    case 'metric':
      return { kind: 'defined', name: to.name }
    case 'column':
      return isFigure(columnOf(scene, to.column))
        ? aggregate(said ?? 'sum', to.column)
        : aggregate('distinct', to.column)
    case 'table':
      return countOf(scene, to.by, to.tableId, tableId)
  }
}

/** Things of another table are counted as often as rows name them, so each once. */
function countOf(scene: Scene, by: ColumnRef | undefined, ofTable: string, tableId: string): Metric {
  if (by !== undefined) return aggregate('distinct', by)
  const key = tableOf(scene, ofTable).keys.find(({ length }) => length === 1)?.[0]
  return ofTable === tableId || key === undefined
    ? aggregate('count')
    : aggregate('distinct', refOf(ofTable, key))
}

const isLevel = (scene: Scene, { to }: FormulaOperand | { to?: undefined }): boolean =>
  to?.kind === 'column' && ['level', 'percentage'].includes(columnOf(scene, to.column).nature ?? '')

function writtenOf(scene: Scene, tree: FormulaTree): string {
  switch (tree.kind) {
    case 'number':
      return String(tree.value)
    case 'operand':
      if (tree.to.kind === 'metric') return tree.to.name
      return tree.to.kind === 'table'
        ? tableOf(scene, tree.to.tableId).title
        : columnOf(scene, tree.to.column).name
    case 'binary': {
      const inner = (part: FormulaTree): string =>
        part.kind === 'binary' && tree.operator !== '+'
          ? `(${writtenOf(scene, part)})`
          : writtenOf(scene, part)
      return `${inner(tree.left)} ${tree.operator} ${inner(tree.right)}`
    }
  }
}
