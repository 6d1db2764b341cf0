import type { Step } from '@auger/contract/plan'
import type { Shape } from './shape.ts'

/** What was measured, the figures that answer before those that only stand beside them. */
export function answeringFirst(shape: Shape, { answer }: Pick<Step, 'answer'>): Shape {
  const { group } = shape
  if (group === undefined) return shape
  const answers = ({ as }: { readonly as: string }): boolean => answer.includes(as)
  const measures = group.measures.toSorted((one, other) => Number(answers(other)) - Number(answers(one)))
  return { ...shape, group: { ...group, measures } }
}

/** Those that answer; all where none is said to. */
export function answeringOnly<One>(
  all: readonly One[],
  nameOf: (one: One) => string,
  { answer }: Pick<Step, 'answer'>,
): readonly One[] {
  const found = all.filter((one) => answer.includes(nameOf(one)))
  return found.length === 0 ? all : found
}
