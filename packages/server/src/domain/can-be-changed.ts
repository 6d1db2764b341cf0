import type { Plan } from '@auger/contract/plan'
import type { Frame } from './frame.ts'

/** Whether a question can change what was asked before: what only a plan of the second version says, it can where a frame says it, too. */
export const canBeChanged = ({ plan, frame }: { readonly plan: Plan; readonly frame?: Frame }): boolean =>
  frame !== undefined || plan.version === 1
