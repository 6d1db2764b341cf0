import type { Step } from '@auger/contract/plan'
import { analysisStep } from './analysis-step.ts'
import { figureSteps } from './figures/figure-steps.ts'
import type { Frame } from './frame.ts'
import { FrameProblem } from './frame-problem.ts'
import { tableOf, type FrameQuestion } from './frame-question.ts'
import { rowSteps } from './row-steps.ts'
import { streakStep } from './streak-step.ts'

export type Compiled = { readonly steps: readonly Step[] } | { readonly problem: string }

/** A frame as steps of a plan, or why it cannot be one. The last step answers. */
export function compileFrame(frame: Frame, question: FrameQuestion): Compiled {
  try {
    return { steps: stepsOf(frame, question) }
  } catch (problem) {
    if (problem instanceof FrameProblem) return { problem: problem.message }
    throw problem
  }
}

function stepsOf(frame: Frame, question: FrameQuestion): readonly Step[] {
  const { beside = [], template, ...own } = frame
  // The slots of a template are cells of steps that are counted by frames.
  if (template !== undefined || beside.length > 0)
    return [...beside, own].map((one, at) => ({ ...onlyStep(one, question), id: `step-${at + 1}` }))
  return ownSteps(frame, question)
}

function onlyStep(frame: Frame, question: FrameQuestion): Step {
  const [step, ...more] = ownSteps(frame, question)
  if (step === undefined || more.length > 0)
    throw new FrameProblem('what fills a template is more than one step')
  return step
}

function ownSteps(frame: Frame, question: FrameQuestion): readonly Step[] {
  tableOf(frame.tableId, question)
  if (frame.order?.kind === 'streak') return [streakStep(frame, frame.order, question)]
  switch (frame.task) {
    case 'rows':
      return rowSteps(frame, question)
    case 'figures':
      return figureSteps(frame, question)
    case 'analysis':
      return [analysisStep(frame, question)]
  }
}
