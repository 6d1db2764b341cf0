import { aggregatesIn, type Aggregate, type Formula, type Metric } from '@auger/contract/plan'
import { isNumeric, isTemporal } from '../../../domain/table.ts'
import { FrameProblem } from '../frame-problem.ts'
import { requireColumn, type FrameQuestion } from '../frame-question.ts'

/** What is summed up must be something that has such a sum: no total of names, no first without a time. */
export function requireFigure(metric: Metric, question: Pick<FrameQuestion, 'tables'>): void {
  for (const aggregate of aggregatesIn(metric)) {
    requireAggregate(aggregate, question)
    if (metric.kind !== 'aggregate' && metric.kind !== 'rank') requireNumber(aggregate, question)
  }
}

/** Whether it can be: what stands beside a figure is left out where it cannot. */
export function isComputed(metric: Metric, question: Pick<FrameQuestion, 'tables'>): boolean {
  try {
    requireFigure(metric, question)
    return true
  } catch (problem) {
    if (problem instanceof FrameProblem) return false
    throw problem
  }
}

/** Only numbers are computed with: the first of two names has no share. */
function requireNumber({ function: name, of }: Aggregate, question: Pick<FrameQuestion, 'tables'>): void {
  if (of?.kind !== 'column' || name === 'count' || name === 'distinct') return
  const column = requireColumn(of.column, question)
  if (!isNumeric(column))
    throw new FrameProblem(`the ${name} of "${column.name}" is ${column.type} and cannot be computed with`)
}

const ofAnything: ReadonlySet<Aggregate['function']> = new Set([
  'count',
  'distinct',
  'minimum',
  'maximum',
  'mode',
  'first',
  'last',
])

function requireAggregate(
  { function: name, of, at, when }: Aggregate,
  question: Pick<FrameQuestion, 'tables'>,
): void {
  if (of === undefined && name !== 'count') throw new FrameProblem(`a ${name} says nothing of what`)
  if ((name === 'quantile') !== (at !== undefined))
    throw new FrameProblem('a quantile, and no other, is at a share')
  if ((name === 'first' || name === 'last') !== (when !== undefined))
    throw new FrameProblem('a first and a last, and no other, have a time')
  if (of === undefined) return
  if (of.kind !== 'column') requireFormula(of, question)
  else if (!ofAnything.has(name)) {
    const column = requireColumn(of.column, question)
    if (!isNumeric(column)) throw new FrameProblem(`"${column.name}" is ${column.type} and has no ${name}`)
  }
}

function requireFormula(formula: Formula, question: Pick<FrameQuestion, 'tables'>): void {
  const must = (ref: string, isFit: typeof isNumeric, what: string): void => {
    const column = requireColumn(ref, question)
    if (!isFit(column)) throw new FrameProblem(`"${column.name}" is ${column.type} and is no ${what}`)
  }
  switch (formula.kind) {
    case 'number':
      return
    case 'column':
    case 'figure':
      must(formula.column, (column) => isNumeric(column) || column.type === 'boolean', 'number')
      return
    case 'part':
      must(formula.column, isTemporal, 'time')
      return
    case 'days':
    case 'elapsed':
      must(formula.from, isTemporal, 'time')
      must(formula.to, isTemporal, 'time')
      return
    case 'binary':
      requireFormula(formula.left, question)
      requireFormula(formula.right, question)
      return
    case 'call':
    case 'bins':
      requireFormula(formula.of, question)
  }
}
