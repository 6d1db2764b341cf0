import { aggregatesIn, formulaColumns, isCalendar, type Step, type Verb } from '@auger/contract/plan'
import { isNumeric, isTemporal } from '../../../domain/table.ts'
import { mapOver } from '../rows/conditions.ts'
import { contributions } from './contributions.ts'
import { figuresOf, type Figure } from './figures.ts'
import { finishFigures } from './finish-figures.ts'
import type { Frame, FrameDimension } from '../frame.ts'
import { FrameProblem } from '../frame-problem.ts'
import { requireColumn, type FrameQuestion } from '../frame-question.ts'
import { mapMetric } from '../rows/map-columns.ts'
import { dimensionOf, filtersOf } from './part-filters.ts'
import { partsOf, type Part, type Parted } from './parts.ts'
import { readRows } from '../rows/read-rows.ts'
import { withForecast } from './forecast.ts'
import { withTrend } from './trend.ts'
import { requireFigure } from './require-figure.ts'
import { isTop, present } from '../row-steps.ts'

/** Metrics, by dimensions if there are any: one step, or one for each table whose rows are summed up and one that sets them side by side. */
export function figureSteps(frame: Frame, question: FrameQuestion): readonly Step[] {
  for (const dimension of frame.dimensions) requireDimension(dimension, question)
  const figures = figuresOf(frame, question)
  for (const { metric } of figures) requireFigure(metric, question)
  const measured = contributions(frame, figures)
  const parted = partsOf(measured.figures, frame.tableId, question)
  const [only, ...more] = parted.parts
  if (only !== undefined && more.length === 0) {
    const part = partStep(only, frame, [], question)
    const finish = finishFigures(frame, figures, question)
    const verbs = [...part.verbs, ...measured.verbs, ...finish.verbs]
    const step: Step = { id: 'step-1', ...part, ...finish, verbs }
    return [withTrend(withForecast(step, frame, figures, question), frame, figures, question)]
  }
  if (measured.verbs.length > 0) throw new FrameProblem('contributions are of one table')
  if (frame.transform?.kind === 'forecast' || frame.transform?.kind === 'trend')
    throw new FrameProblem(`a ${frame.transform.kind} is of one table`)
  return mergedSteps(frame, figures, parted, question)
}

function mergedSteps(
  frame: Frame,
  figures: readonly Figure[],
  { parts, combined }: Parted,
  question: FrameQuestion,
): readonly Step[] {
  const tables = parts.map(({ tableId }) => tableId)
  const steps = parts.map((part, index): Step => ({
    id: `step-${index + 1}`,
    ...partStep(part, frame, tables, question),
    chart: 'none',
    answer: [],
  }))
  const on = frame.dimensions.map(({ as }) => as)
  const finish = finishFigures(frame, figures, question)
  const computed = combined.map(({ as, formula }): Verb => ({ kind: 'compute', formula, as }))
  const select: Verb = {
    kind: 'select',
    columns: [...on, ...figures.map(({ as }) => as)],
    distinct: false,
  }
  return [
    ...steps,
    {
      id: `step-${parts.length + 1}`,
      input: { kind: 'merge', steps: steps.map(({ id }) => id), on },
      ...finish,
      verbs: [
        ...computed,
        ...finish.verbs,
        ...(combined.length === 0 || frame.answer.kind === 'whether' ? [] : [select]),
      ],
    },
  ]
}

/** The figures of one table's rows. `tables` are all whose rows are summed up. */
function partStep(
  { tableId, figures }: Part,
  frame: Frame,
  tables: readonly string[],
  question: FrameQuestion,
): Pick<Step, 'input' | 'verbs'> {
  if (frame.order !== undefined && tableId !== frame.tableId)
    throw new FrameProblem('rows in the order of their file have figures of their own table alone')
  const others = tables.filter((other) => other !== tableId)
  const dimensions = frame.dimensions.map((dimension) => dimensionOf(dimension, tableId, question))
  const named = isRanked(frame) ? dimensions.flatMap(({ column }) => present(column, tableId, question)) : []
  const filters = [...filtersOf(frame.filters, tableId, others, question), ...named]
  const aggregates = figures.flatMap(({ metric }) => aggregatesIn(metric))
  const required = [
    ...dimensions.map(({ column }) => column),
    ...aggregates.flatMap(({ of, when }) => [
      ...(of === undefined ? [] : formulaColumns(of)),
      ...(when === undefined ? [] : [when]),
    ]),
  ]
  const later = aggregates.flatMap(({ where }) => where ?? [])
  const { scope, verbs } = readRows({ ...frame, tableId, filters }, { required, later }, question)
  const map = mapOver(scope)
  const metrics: Verb = {
    kind: 'metrics',
    by: dimensions.map((dimension) => ({ ...dimension, column: map.column(dimension.column) })),
    metrics: figures.map(({ as, metric, unit }) => ({
      as,
      metric: mapMetric(metric, map),
      ...(unit === undefined ? {} : { unit }),
    })),
    ...(isSetAgainstPeriods(frame) || !dimensions.some(({ grain }) => isCalendar(grain))
      ? {}
      : { gaps: 'left-out' }),
  }
  return { input: scope.input, verbs: [...verbs, metrics] }
}

/** What is told by the period before needs every period; elsewhere one without rows has no figure to tell. */
const isSetAgainstPeriods = ({ transform }: Frame): boolean =>
  transform !== undefined && transform.kind !== 'share'

/** A group without a name takes no place. */
const isRanked = (frame: Frame): boolean => isTop(frame) || frame.ranking?.count !== undefined

function requireDimension({ column: ref, grain, bins }: FrameDimension, question: FrameQuestion): void {
  const column = requireColumn(ref, question)
  const hourly = grain === 'hour' || grain === 'hour-of-day' || grain === 'part-of-day'
  if (grain !== undefined && (!isTemporal(column) || (hourly && column.type === 'date')))
    throw new FrameProblem(`"${column.name}" is ${column.type} and has no ${grain}`)
  if (bins !== undefined && !isNumeric(column))
    throw new FrameProblem(`"${column.name}" is ${column.type} and has no bins`)
}
