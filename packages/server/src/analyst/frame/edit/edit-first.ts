import type { Condition } from '@auger/contract/plan'
import type { EarlierJob } from '../../../ports/analyst.ts'
import type { Frame } from '../frame.ts'
import type { FrameQuestion } from '../frame-question.ts'
import { partsOf } from './edit-filters.ts'
import { thoseOf } from './edit-those.ts'
import { withoutRanking, withTransformOf } from './frame-parts.ts'

interface Ground {
  readonly result?: NonNullable<EarlierJob['result']>
  readonly question: FrameQuestion
}

/** The figure by which the first row of the last result is first, of that row alone; undefined where there are several to choose from. */
export function figureOf(frame: Frame, ground: Ground): Frame | undefined {
  if (ground.result?.rows.length !== 1 && frame.ranking?.count !== 1) return undefined
  if (frame.task === 'rows') return cellOf(frame, ground)
  if (frame.task === 'analysis' || frame.comparison !== undefined) return undefined
  if (frame.dimensions.length === 0) return frame
  // A share is one of all groups, and what groups have added up to is one of those before.
  if (frame.transform !== undefined) return { ...frame, answer: { kind: 'figures' } }
  const first = thoseOf(frame, [0], ground)
  return first === undefined ? undefined : { ...first, dimensions: [], answer: { kind: 'all' } }
}

/** Of a row, the column that it was put first by. */
function cellOf(frame: Frame, ground: Ground): Frame | undefined {
  const by = frame.ranking?.by ?? frame.filters.map(against).find((column) => column !== undefined)
  const row = by === undefined ? undefined : thoseOf(frame, [0], ground)
  return row === undefined || by === undefined ? undefined : { ...row, shown: [by] }
}

const against = (condition: Condition): string | undefined =>
  condition.kind === 'against' ? condition.column : undefined

/** What the last answer left out, or all but what it put first: the same figures of the same groups. */
export function othersOf(frame: Frame, ground: Ground): Frame | undefined {
  if (frame.task !== 'figures' || frame.dimensions.length === 0) return undefined
  const first = thoseOf(frame, [0], ground)
  const chosen = first?.filters.at(-1)
  if (chosen === undefined) return undefined
  const { transform } = frame
  const whole = withoutRanking(frame)
  return {
    ...(transform === undefined ? whole : withTransformOf(whole, transform)),
    filters: [...partsOf(frame), { kind: 'not', condition: chosen }],
    answer: { kind: 'all' },
  }
}
