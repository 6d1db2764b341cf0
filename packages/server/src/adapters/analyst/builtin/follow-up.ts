import type { EarlierJob, Proposal } from '../../../ports/analyst.ts'
import { changesSomething, follow } from './follow.ts'
import { interpretations } from './interpretations.ts'
import { isAmount } from './item.ts'
import type { ReadQuestion } from './question.ts'
import type { Fragment, Reading } from './reading.ts'

/** A question that is only part of one, or that says it goes on from the last, changes the last plan. */
export function followUp(question: ReadQuestion, context: readonly EarlierJob[]): Proposal | undefined {
  for (const { interpretation } of interpretations(question)) {
    const { reading, unexplained, follows, assumptions } = interpretation
    const fragment = { ...interpretation.fragment, amounts: follows ? amountsIn(reading) : [] }
    if (unexplained.length > 0 || !changesSomething(fragment)) continue
    const measured = fragment.measures.length + fragment.amounts.length > 0
    const partial =
      reading === undefined ||
      (follows && measured && fragment.keys.length + fragment.conditions.length === 0)
    if (!partial) return undefined
    const step = follow(fragment, context, question.locale)
    if (step !== undefined) return { kind: 'steps', steps: [step], assumptions }
  }
  return undefined
}

/** "and the quantity?": amounts that would only be listed if the question stood alone. */
function amountsIn(reading: Reading | undefined): Fragment['amounts'] {
  const columns = reading?.want.kind === 'rows' ? reading.want.columns : []
  return columns.every(isAmount) ? columns : []
}

/** Whether a question makes sense only as a change to one before: "and by region?" */
export function isFragment(question: ReadQuestion): boolean {
  const best = interpretations(question)[0]?.interpretation
  return (
    best !== undefined &&
    best.follows &&
    best.reading === undefined &&
    best.unexplained.length === 0 &&
    changesSomething(best.fragment)
  )
}
