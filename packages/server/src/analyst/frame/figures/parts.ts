import {
  formulaColumns,
  metricsIn,
  type Aggregate,
  type AggregateFunction,
  type Formula,
  type Metric,
} from '@auger/contract/plan'
import { metricCalled, tableOf as tableOfDefinition } from '../../../domain/definition.ts'
import { isKey } from '../../../domain/table.ts'
import type { Figure } from './figures.ts'
import { FrameProblem } from '../frame-problem.ts'
import { requireColumn, tableOf, type FrameQuestion } from '../frame-question.ts'
import { fresh } from '../names.ts'
import { reachFrom, tableIn } from '../rows/reach.ts'

/** Figures of the rows of one table. */
export interface Part {
  readonly tableId: string
  readonly figures: readonly Figure[]
}

/** A figure of figures of several parts, computed once those stand side by side. */
export interface Combined {
  readonly as: string
  readonly formula: Formula
}

export interface Parted {
  readonly parts: readonly Part[]
  readonly combined: readonly Combined[]
}

/** Each figure with the table whose rows it is of, so that none is multiplied by a join. */
export function partsOf(figures: readonly Figure[], tableId: string, question: FrameQuestion): Parted {
  const parts = new Map<string, Figure[]>()
  const taken = figures.map(({ as }) => as)
  const add = (owner: string, figure: Figure): void => {
    parts.set(owner, [...(parts.get(owner) ?? []), figure])
  }
  const ownersOf = (metric: Metric): readonly string[] => {
    const found = metricsIn(metric).flatMap((part) => {
      if (part.kind === 'aggregate') return [ownerOf(part, tableId, question)]
      return part.kind === 'defined' ? [definedOf(part.name, tableId, question)] : []
    })
    return [...new Set(found.length === 0 ? [tableId] : found)]
  }
  const columnOf = (figure: Figure, metric: Metric, owner: string): Formula => {
    const as = fresh(`${figure.as}: ${tableOf(owner, question).title}`, taken)
    taken.push(as)
    add(owner, { as, metric, of: figure.of })
    return { kind: 'column', column: as }
  }
  const formulaOf = (figure: Figure, metric: Metric): Formula => {
    if (metric.kind === 'number') return metric
    const [owner = tableId, ...others] = ownersOf(metric)
    if (others.length === 0) return columnOf(figure, metric, owner)
    if (metric.kind === 'binary')
      return {
        ...metric,
        left: formulaOf(figure, metric.left),
        right: formulaOf(figure, metric.right),
      }
    if (metric.kind === 'ratio') return ratioOf(metric, (part) => formulaOf(figure, part))
    throw new FrameProblem(`"${figure.as}" is of rows of several tables, and has no ${metric.kind}`)
  }
  const combined: Combined[] = []
  for (const figure of figures) {
    const [owner = tableId, ...others] = ownersOf(figure.metric)
    if (others.length === 0) add(owner, figure)
    else combined.push({ as: figure.as, formula: formulaOf(figure, figure.metric) })
  }
  return { parts: [...parts].map(([owner, own]) => ({ tableId: owner, figures: own })), combined }
}

function ratioOf(
  { of, to, percent }: Extract<Metric, { kind: 'ratio' }>,
  formulaOf: (metric: Metric) => Formula,
): Formula {
  const ratio: Formula = { kind: 'binary', operator: '/', left: formulaOf(of), right: formulaOf(to) }
  return percent === true
    ? { kind: 'binary', operator: '*', left: { kind: 'number', value: 100 }, right: ratio }
    : ratio
}

/** The table whose rows an aggregate is of: the frame's own, unless its values stand elsewhere and would be repeated there. */
function ownerOf({ function: name, of, when }: Aggregate, tableId: string, question: FrameQuestion): string {
  const refs = [...(of === undefined ? [] : formulaColumns(of)), ...(when === undefined ? [] : [when])]
  for (const ref of refs) requireColumn(ref, question)
  const tables = [...new Set(refs.map(tableIn))]
  if (tables.length === 0 || tables.includes(tableId)) return tableId
  const reach = reachFrom(tableId, question)
  const isReached = tables.every((one) => reach.has(one))
  if (isReached && (isUnmoved[name] || tables.every((one) => namesOnce(tableId, one, question))))
    return tableId
  const owner = tables.find((one) => {
    const theirs = reachFrom(one, question)
    return tables.every((other) => theirs.has(other))
  })
  if (owner !== undefined) return owner
  const titles = tables.map((one) => `"${tableOf(one, question).title}"`)
  throw new FrameProblem(`rows of ${titles.join(' and ')} do not name each other, so no figure is of both`)
}

/** What people have defined is of the table that they said it of. */
function definedOf(name: string, tableId: string, { definitions = [], tables }: FrameQuestion): string {
  const definition = metricCalled(name, definitions)
  return (definition === undefined ? undefined : tableOfDefinition(definition, tables)?.id) ?? tableId
}

/** Whether each row of the other table stands beside one row of this at most. */
function namesOnce(tableId: string, other: string, question: FrameQuestion): boolean {
  const [relation, ...more] = reachFrom(tableId, question).get(other) ?? []
  return (
    relation !== undefined && more.length === 0 && isKey(tableOf(tableId, question), relation.from.column)
  )
}

/** Whether a figure is the same however often a value stands there; counts are of rows, and say so. */
const isUnmoved: { readonly [Name in AggregateFunction]: boolean } = {
  count: true,
  distinct: true,
  minimum: true,
  maximum: true,
  range: true,
  first: true,
  last: true,
  sum: false,
  mean: false,
  median: false,
  quantile: false,
  deviation: false,
  variance: false,
  mode: false,
}
