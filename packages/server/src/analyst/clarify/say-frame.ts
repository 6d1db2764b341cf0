import {
  measureFunctions,
  timeGrains,
  type Condition,
  type MeasureFunction,
  type Metric,
} from '@auger/contract/plan'
import { localeFor, type Locale } from '../../locales/index.ts'
import type { AnalystQuestion } from '../../ports/analyst.ts'
import { placeOf } from '../frame/column-ref.ts'
import type { Frame, FrameDimension } from '../frame/frame.ts'

type Questions = Locale['says']['questions']

/** A frame as a question in plain words; undefined where there is more to it than they say. */
export function sayFrame(frame: Frame, { language }: Pick<AnalystQuestion, 'language'>): string | undefined {
  const { questions } = localeFor(language).locale.says
  const plain = isPlain(frame) ? sayFigure(frame, questions) : undefined
  return frame.filters.reduce<string | undefined>(
    (said, filter) => (said === undefined ? undefined : sayWhere(said, filter, questions)),
    plain,
  )
}

const isPlain = ({
  task,
  having,
  transform,
  comparison,
  order,
  template,
  metrics,
  dimensions,
}: Frame): boolean =>
  task === 'figures' &&
  metrics.length === 1 &&
  dimensions.length <= 1 &&
  having.length === 0 &&
  [transform, comparison, order, template].every((part) => part === undefined)

function sayFigure(
  { metrics, dimensions, ranking, answer }: Frame,
  questions: Questions,
): string | undefined {
  const figure = figureOf(metrics[0]?.metric)
  const [dimension] = dimensions
  if (figure === undefined || dimension?.bins !== undefined) return undefined
  const { measure } = figure
  const column = figure.column === undefined ? undefined : questions.quoted(placeOf(figure.column).column)
  if (dimension !== undefined && isFirst(ranking, answer))
    return sayFirst(dimension, measure, column, questions)
  if (ranking !== undefined) return undefined
  if (dimension !== undefined) return sayGroups(dimension, measure, column, questions)
  return column === undefined ? questions.countRows() : questions.measure(measure, column)
}

/** Whether the group with the highest figure is asked for. */
const isFirst = (ranking: Frame['ranking'], answer: Frame['answer']): boolean =>
  ranking?.direction === 'descending' &&
  ranking.offset === undefined &&
  (ranking.count === 1 || (answer.kind === 'dimensions' && answer.rows === 'top'))

function sayFirst(
  { column: key, grain }: FrameDimension,
  measure: MeasureFunction,
  column: string | undefined,
  questions: Questions,
): string | undefined {
  if (grain !== undefined) return undefined
  const name = questions.quoted(placeOf(key).column)
  return column === undefined ? questions.mostRows(name) : questions.topGroup(name, measure, column)
}

function sayGroups(
  { column: key, grain }: FrameDimension,
  measure: MeasureFunction,
  column: string | undefined,
  questions: Questions,
): string | undefined {
  const course = timeGrains.find((known) => known === grain)
  if (course !== undefined)
    return column === undefined ? questions.countOver(course) : questions.measureOver(measure, column, course)
  if (grain !== undefined) return undefined
  const name = questions.quoted(placeOf(key).column)
  return column === undefined ? questions.countBy(name) : questions.measureBy(measure, column, name)
}

function figureOf(
  metric: Metric | undefined,
): { readonly measure: MeasureFunction; readonly column?: string } | undefined {
  if (metric?.kind !== 'aggregate' || metric.where !== undefined) return undefined
  const { function: wanted, of } = metric
  const measure = measureFunctions.find((known) => known === wanted)
  if (of === undefined) return measure === 'count' ? { measure } : undefined
  return measure === undefined || measure === 'count' || of.kind !== 'column'
    ? undefined
    : { measure, column: of.column }
}

const sayWhere = (said: string, filter: Condition, questions: Questions): string | undefined =>
  filter.kind === 'compare' && filter.operator === '=' && typeof filter.value === 'string'
    ? questions.where(said, questions.quoted(placeOf(filter.column).column), filter.value)
    : undefined
