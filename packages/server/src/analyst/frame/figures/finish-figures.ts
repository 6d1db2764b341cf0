import type { OrderVerb, Step, Verb } from '@auger/contract/plan'
import { isTemporal } from '../../../domain/table.ts'
import { conditionsOver, filterOf } from '../rows/conditions.ts'
import type { Figure } from './figures.ts'
import type { Frame, FrameDimension } from '../frame.ts'
import { FrameProblem } from '../frame-problem.ts'
import { requireColumn, type FrameQuestion } from '../frame-question.ts'
import { groupsOf } from './groups-of.ts'
import { isTop, rankedVerbs } from '../row-steps.ts'
import { whetherVerbs } from '../whether.ts'

const mostGroups = 50

/** What is done with groups once their figures are there, and what of them answers. */
export function finishFigures(
  frame: Frame,
  figures: readonly Figure[],
  question: FrameQuestion,
): Pick<Step, 'verbs' | 'answer' | 'answerRows' | 'chart'> {
  const named = (name: string): string => nameOf(name, frame, figures)
  const scope = { question, tableId: frame.tableId, nameOf: named }
  const having = filterOf(conditionsOver(frame.having, scope))
  if (frame.answer.kind === 'whether') {
    const { verbs, answer } = whetherVerbs(question)
    return { verbs: [...having, ...verbs], answer, chart: 'none' }
  }
  return {
    verbs: [...having, ...placed(frame, figures, named, question)],
    answer: answerOf(frame, figures),
    chart: frame.chart,
    ...(isTop(frame) && frame.ranking?.within === undefined ? { answerRows: 'top' as const } : {}),
  }
}

/** What the result calls a metric or a dimension of the frame. */
function nameOf(name: string, { dimensions }: Frame, figures: readonly Figure[]): string {
  const asked = figures.filter(({ beside }) => beside === undefined)
  const figure = asked.find(({ of }) => of === name) ?? figures.find(({ as }) => as === name)
  const found = figure?.as ?? dimensions.find(({ as }) => as === name)?.as
  if (found === undefined) throw new FrameProblem(`there is no metric or dimension "${name}"`)
  return found
}

function placed(
  frame: Frame,
  figures: readonly Figure[],
  named: (name: string) => string,
  question: FrameQuestion,
): readonly Verb[] {
  const { dimensions, ranking } = frame
  if (dimensions.length === 0) return []
  if (ranking === undefined) return [plainOrder(dimensions, figures, question)]
  const groups = dimensions.reduce(
    (product, dimension) => product * groupsOf(dimension, requireColumn(dimension.column, question)),
    1,
  )
  return rankedVerbs(ranking, named(ranking.by), {
    within: (ranking.within ?? []).map(named),
    isTop: isTop(frame) && groups > mostGroups,
  })
}

/** Time and sizes run forward; other groups stand from the largest to the smallest. */
function plainOrder(
  dimensions: readonly FrameDimension[],
  figures: readonly Figure[],
  question: FrameQuestion,
): OrderVerb {
  const runs = dimensions.some(({ column, grain, bins }) => {
    const own = requireColumn(column, question)
    return grain !== undefined || bins !== undefined || isTemporal(own) || own.role === 'time'
  })
  const first = figures.find(({ beside }) => beside === undefined)
  return runs || first === undefined
    ? { kind: 'order', by: dimensions.map(({ as }) => ({ column: as, direction: 'ascending' })) }
    : { kind: 'order', by: [{ column: first.as, direction: 'descending' }] }
}

function answerOf({ answer, dimensions }: Frame, figures: readonly Figure[]): readonly string[] {
  const asked = figures.filter(({ beside }) => beside === undefined)
  const [keys, values] = [dimensions, asked].map((all) => all.map(({ as }) => as))
  if (answer.kind === 'figures' || dimensions.length === 0) return values ?? []
  return answer.kind === 'dimensions' ? (keys ?? []) : [...(keys ?? []), ...(values ?? [])]
}
