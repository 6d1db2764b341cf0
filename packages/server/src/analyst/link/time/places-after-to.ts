import type { Stretch } from '../linked-question.ts'
import { sensesAt, type Said } from '../said.ts'

const dash = /^\s*[-–—~〜～]\s*$/

/** Where the other end of a range begins: behind a "to" or a dash or, of what stands behind a "between", behind an "and". */
export function placesAfterTo(said: Said, { from, until }: Stretch): readonly number[] {
  const { tokens, text } = said.question
  const between = text.slice(tokens[until - 1]?.end ?? 0, tokens[until]?.start ?? 0)
  const isBetween = sensesAt(said, 'between', 'until', from).length > 0
  const joints = sensesAt(said, 'joint', 'from', until).filter(
    ({ sense }) => sense.of === 'to' || (sense.of === 'and' && isBetween),
  )
  const behind = dash.test(between) && until < tokens.length ? [until] : []
  return [...new Set([...behind, ...joints.map((joint) => joint.until)])]
}
