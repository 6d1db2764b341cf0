import type { Condition } from '@auger/contract/plan'
import type { Candidate } from './draft.ts'

/** Whether a condition is of one thing and of what denies it: with a discount or without one. It chooses no rows, and parts them. */
export function isOfAllRows(condition: Condition): boolean {
  if (condition.kind !== 'or' || condition.conditions.length !== 2) return false
  const [one, other] = condition.conditions
  return one !== undefined && other !== undefined && (denies(one, other) || denies(other, one))
}

const denies = (one: Condition, other: Condition): boolean =>
  one.kind === 'not' && JSON.stringify(one.condition) === JSON.stringify(other)

/** Whether rows are chosen by what all of them are: who names both sides wants each of them told. */
export const choosesAllRows = ({ frame }: Candidate): boolean => frame.filters.some(isOfAllRows)
