import { isHarmless } from '../candidate/unused.ts'
import { isClaimed, type Decision } from './decide.ts'

type Features = ReadonlyMap<string, number>

/**
 * Whether a decision to answer stands, by the features of what is answered. Where nothing of the question was used, nothing was asked. A word
 * that is left over may be what chooses the rows or what is counted: then nothing is assumed, no rows are counted, and nothing is told of
 * all rows. A name that another column has as a whole stands for no longer one. What goes on from a question is no count of its own where none came before.
 */
export function mayBeClaimed(decision: Decision, features: Features): boolean {
  if (!isClaimed(decision) || !features.has('explained')) return false
  if (features.has('says:follow') && features.has('count:unsaid') && !features.has('follow')) return false
  if (features.has('exact:elsewhere')) return false
  if (!isAnyLeft(features)) return true
  return decision === 'answer' && !features.has('count:rows') && (features.get('filters') ?? 0) > 0
}

/** Words without a meaning, and words of weight that the frame makes no use of. What a template leaves unsaid counts in its own way. */
const isAnyLeft = (features: Features): boolean =>
  ![...features.keys()].some((name) => name.startsWith('template:')) &&
  (features.has('leftover') || [...features.keys()].some(isWeight))

/** A column or a table may be named only to say what is spoken of. */
const isWeight = (name: string): boolean =>
  name.startsWith(prefix) && !light.has(name) && !isHarmless(name.slice(prefix.length))

const prefix = 'unused:'
const light: ReadonlySet<string> = new Set(['unused:above', 'unused:column', 'unused:table'])
