import type { Candidate } from './draft.ts'
import { isImplied } from './implied.ts'
import { senseOf, type Reading } from './reading.ts'
import { isHarmless, unusedItems } from './unused.ts'

/** What the frame leaves unused of the question's words speaks against it. */
export function unusedCost(candidate: Candidate): number {
  const { reading, notes } = candidate
  const words = unusedItems(candidate).reduce((sum, item) => {
    if (item.kind === 'thing') return sum + (isImplied(candidate, item) ? 0.2 : 1.5)
    return sum + (item.senses.some(({ kind }) => isHarmless(kind)) ? 0 : 0.7)
  }, 0)
  return words + (notes.includes('rows:all') && !wantsAll(reading) ? 0.6 : 0)
}

/** Who asks a question hardly wants to see all rows, unless it says so. */
const wantsAll = ({ items }: Reading): boolean =>
  items.some(
    (item) =>
      senseOf(item, 'list') !== undefined ||
      senseOf(item, 'rows') !== undefined ||
      senseOf(item, 'order') !== undefined ||
      senseOf(item, 'chart') !== undefined,
  )
