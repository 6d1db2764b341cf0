import type { Step, Verb } from '@auger/contract/plan'
import { localeOf, type FrameQuestion } from './frame-question.ts'

/** A yes or a no, as verbs and what answers: whether any row is left. */
export function whetherVerbs(question: FrameQuestion): Pick<Step, 'verbs' | 'answer'> {
  const { names, conclusions } = localeOf(question).says
  const rows = names.measure('count', undefined)
  const as = `${conclusions.yes} / ${conclusions.no}`
  const verdict: Verb = {
    kind: 'compute',
    formula: {
      kind: 'bins',
      of: { kind: 'column', column: rows },
      bins: [{ below: 1, including: false, name: conclusions.no }],
      otherwise: conclusions.yes,
    },
    as,
  }
  const counted: Verb = {
    kind: 'metrics',
    by: [],
    metrics: [{ as: rows, metric: { kind: 'aggregate', function: 'count' } }],
  }
  return { verbs: [counted, verdict], answer: [as] }
}
