import type { Frame, Ranking } from '../frame.ts'
import { withRanking } from './frame-parts.ts'

/** Of groups in no order, those that are largest; of rows in no order, the first of the file. Undefined of a single figure. */
export function withCount(
  frame: Frame,
  { count, offset }: { readonly count: number; readonly offset?: number },
): Frame | undefined {
  const ranking = frame.ranking ?? plainRanking(frame, 'descending')
  const places = { count, ...(offset === undefined ? {} : { offset }) }
  if (ranking !== undefined) {
    const { offset: _, ...whole } = ranking
    return withAllPlaces(withRanking(frame, { ...whole, ...places }))
  }
  const isPlain = frame.task === 'rows' && offset === undefined && frame.order === undefined
  return isPlain ? { ...frame, order: { kind: 'edge', edge: 'first', count } } : undefined
}

/** Where so many are asked for, all of them answer. */
const withAllPlaces = (frame: Frame): Frame =>
  frame.answer.kind === 'dimensions' ? { ...frame, answer: { kind: 'dimensions', rows: 'all' } } : frame

/** The other way round unless it is said which; of two sides, each takes the place of the other. */
export function withDirection(frame: Frame, direction: Ranking['direction'] | undefined): Frame | undefined {
  const { ranking, comparison } = frame
  if (ranking !== undefined)
    return withRanking(frame, { ...ranking, direction: direction ?? opposite[ranking.direction] })
  if (comparison !== undefined && direction === undefined)
    return { ...frame, comparison: { ...comparison, left: comparison.right, right: comparison.left } }
  // Groups stand from the largest on unless they are told otherwise.
  const plain = plainRanking(frame, direction ?? 'ascending')
  return plain === undefined ? undefined : withRanking(frame, plain)
}

const opposite = { ascending: 'descending', descending: 'ascending' } as const

function plainRanking(frame: Frame, direction: Ranking['direction']): Ranking | undefined {
  const [first] = frame.metrics
  return frame.task === 'figures' && first !== undefined && frame.dimensions.length > 0
    ? { by: first.as, direction }
    : undefined
}
