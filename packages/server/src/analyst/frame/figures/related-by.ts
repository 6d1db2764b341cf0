import type { Frame, Transform } from '../frame.ts'
import type { FrameQuestion } from '../frame-question.ts'
import type { Figure } from './figure.ts'
import { transformed } from './transform.ts'

/** A figure in relation to other groups or periods, with what that is taken of beside it; a change both in amount and in percent. */
export function relatedBy(
  transform: Transform,
  figure: Figure,
  frame: Pick<Frame, 'dimensions'>,
  question: FrameQuestion,
): readonly Figure[] {
  const { of } = figure
  const become = (told: Transform): Figure => ({ ...transformed(figure, told, frame, question), of })
  if (transform.kind === 'forecast' || transform.kind === 'trend') return [become(transform)]
  const itself: Figure = { ...figure, beside: true }
  if (transform.kind !== 'change') return [itself, become(transform)]
  const changes = (['amount', 'percent'] as const).map((told): Figure => {
    const change = become({ ...transform, in: told })
    return told === transform.in ? change : { ...change, beside: true }
  })
  return [itself, ...changes]
}
