import { isClaimed, type Decision } from './decide.ts'

type Features = ReadonlyMap<string, number>

/**
 * Whether a decision to answer stands, by the features of what is answered. Where nothing of the question was used, nothing was asked. A word
 * that is left over may be what chooses the rows or what is counted: then nothing is assumed, no rows are counted, and nothing is told of
 * all rows. What is to be parted is not told as a whole, one of two that are joined is not told for both, and a name that another
 * column has stands for no longer one. Different things are not counted by rows. Rows that nothing says to count are not counted where nothing is asked, or where the question goes on
 * from another and none came before.
 */
export function mayBeClaimed(decision: Decision, features: Features): boolean {
  if (!isClaimed(decision) || !features.has('explained')) return false
  if (isCountUnasked(features) || isCountOfListed(features) || isOfRowsForThings(features)) return false
  if (features.has('exact:elsewhere') || features.has('joint:half') || isPartedByNothing(features))
    return false
  if (!isAnyLeft(features)) return true
  return decision === 'answer' && !features.has('count:rows') && (features.get('filters') ?? 0) > 0
}

/** Show all rows: of a single table there is nothing else that it could mean. */
export const asksForAllRows = (features: Features): boolean =>
  features.has('shown:rows') &&
  features.has('rows:all') &&
  features.has('form:list:rows') &&
  !features.has('leftover') &&
  (features.get('unused') ?? 0) <= (features.get('unused:list') ?? 0)

/** How many different storms: not how many rows there are of them. */
const isOfRowsForThings = (features: Features): boolean =>
  features.has('says:distinct') && features.has('count:rows')

/** Orders with a quantity above 7: who names things that meet a condition may want to see them, and how many is said by no word. */
const isCountOfListed = (features: Features): boolean =>
  features.has('count:unsaid') &&
  features.has('answer:figure') &&
  !features.has('follow') &&
  !features.has('says:quantity') &&
  (features.get('filters') ?? 0) > 0

/** And by product? */
const isCountUnasked = (features: Features): boolean =>
  features.has('count:unsaid') &&
  !features.has('follow') &&
  (features.has('says:follow') || features.has('form:nothing:counts'))

/** By month is said, and all is one figure. */
const isPartedByNothing = (features: Features): boolean =>
  features.has('dimensions:0') &&
  (features.has('unused:grain') || (features.has('says:group') && features.has('unused:column')))

/** Words without a meaning, and words of weight that no use is made of. What a template leaves unsaid counts in its own way. */
const isAnyLeft = (features: Features): boolean =>
  ![...features.keys()].some((name) => name.startsWith('template:')) &&
  (features.has('leftover') || [...features.keys()].some(isWeight))

/** What chooses rows, or says what is computed, and is not made use of. */
const weights = [
  'value',
  'number',
  'time',
  'state',
  'metric',
  'vague',
  'negation',
  'never',
  'statistic',
  'task',
]
const isWeight = (name: string): boolean => unusedWeights.has(name)
const unusedWeights: ReadonlySet<string> = new Set(weights.map((kind) => `unused:${kind}`))
