import type { Frame, Ranking, Transform } from '../frame.ts'

/** Parts of a frame that are absent where there are none. */
export function withRanking(frame: Frame, ranking: Ranking | undefined): Frame {
  const { ranking: _, ...others } = frame
  return ranking === undefined ? others : { ...others, ranking }
}

/** What led answers no more where nothing leads. */
export const withoutRanking = (frame: Frame): Frame => ({
  ...withRanking(frame, undefined),
  answer: frame.answer.kind === 'dimensions' && frame.answer.rows === 'top' ? { kind: 'all' } : frame.answer,
})

export function withTransformOf(frame: Frame, transform: Transform | undefined): Frame {
  const { transform: _, ...others } = frame
  return transform === undefined ? others : { ...others, transform }
}
