import type { Step } from '@auger/contract/plan'
import { conditionOver } from './rows/conditions.ts'
import type { Frame, RowOrder } from './frame.ts'
import { localeOf, type FrameQuestion } from './frame-question.ts'
import { readRows } from './rows/read-rows.ts'

/** The most rows that follow each other and all meet a condition. */
export function streakStep(
  frame: Frame,
  { where }: Extract<RowOrder, { kind: 'streak' }>,
  question: FrameQuestion,
): Step {
  const { names } = localeOf(question).says
  const { scope, verbs } = readRows(frame, { required: [] }, question)
  const rows = names.measure('count', undefined)
  const as = names.measure('maximum', rows)
  return {
    id: 'step-1',
    input: scope.input,
    verbs: [
      ...verbs,
      { kind: 'runs', where: conditionOver(where, scope), as: rows },
      {
        kind: 'metrics',
        by: [],
        metrics: [
          {
            as,
            metric: { kind: 'aggregate', function: 'maximum', of: { kind: 'column', column: rows } },
          },
        ],
      },
    ],
    chart: frame.chart,
    answer: [as],
  }
}
