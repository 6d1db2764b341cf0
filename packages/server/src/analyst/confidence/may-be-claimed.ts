import { isHarmless } from '../candidate/unused.ts'
import { isClaimed, type Decision } from './decide.ts'

type Features = ReadonlyMap<string, number>

/**
 * Whether a decision to answer stands, by the features of what is answered. Where nothing of the question was used, nothing was asked. A word that is left over may be what chooses the rows or what
 * is counted: then nothing is assumed, and no rows are counted.
 */
export function mayBeClaimed(decision: Decision, features: Features): boolean {
  if (!isClaimed(decision) || !features.has('explained')) return false
  return !isAnyLeft(features) || (decision === 'answer' && !features.has('count:rows'))
}

/** Words without a meaning, and things and words of weight that the frame makes no use of. */
const isAnyLeft = (features: Features): boolean =>
  features.has('leftover') ||
  [...features.keys()].some(
    (name) => name.startsWith(prefix) && !isHarmless(name.slice(prefix.length)) && name !== above,
  )

const prefix = 'unused:'
const above = 'unused:above'
