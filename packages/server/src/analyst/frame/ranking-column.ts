import type { Verb } from '@auger/contract/plan'
import type { Ranking } from './frame.ts'
import { FrameProblem } from './frame-problem.ts'
import { requireColumn, type FrameQuestion } from './frame-question.ts'

/** What rows are put in an order by, and the verbs that make it where it is written in a text. */
export interface RankingColumn {
  readonly name: string
  readonly verbs: readonly Verb[]
}

/** Of text the number that it begins with; what has none has no place in the order. */
export function rankingColumn(
  { by, written }: Ranking,
  column: string,
  question: FrameQuestion,
): RankingColumn {
  if (written !== true) return { name: column, verbs: [] }
  const { type } = requireColumn(by, question)
  if (type !== 'text') throw new FrameProblem(`"${column}" is ${type}, so no number is written in it`)
  const name = `${column} (number)`
  return {
    name,
    verbs: [
      { kind: 'derive', column, function: 'number', as: name },
      { kind: 'filter', where: { kind: 'not', condition: { kind: 'missing', column: name } } },
    ],
  }
}
