import type { Step } from '@auger/contract/plan'

/** A step that stands beside those of other answers: its id, and those of the steps that it reads, begin with what tells its answer. */
export const prefixedStep = (step: Step, prefix: string): Step => ({
  ...step,
  id: prefix + step.id,
  input: prefixedInput(step.input, prefix),
})

function prefixedInput(input: Step['input'], prefix: string): Step['input'] {
  switch (input.kind) {
    case 'step':
      return { ...input, stepId: prefix + input.stepId }
    case 'merge':
      return { ...input, steps: input.steps.map((id) => prefix + id) }
    case 'table':
    case 'join':
    case 'path':
    case 'union':
    case 'statement':
      return input
  }
}
