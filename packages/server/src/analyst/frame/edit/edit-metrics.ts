import { columnsIn } from '../../../domain/condition.ts'
import type { Frame, FrameMetric } from '../frame.ts'
import { withoutRanking, withRanking } from './frame-parts.ts'

/** Undefined of an analysis, and of rows of which only the first are asked for: a figure would be of all of them. */
export function withMetric(frame: Frame, metric: FrameMetric, how: 'add' | 'replace'): Frame | undefined {
  switch (frame.task) {
    case 'analysis':
      return undefined
    case 'rows':
      return frame.ranking?.count === undefined ? figuresOf(frame, metric) : undefined
    case 'figures':
      return how === 'add' ? beside(frame, metric) : instead(frame, metric)
  }
}

function figuresOf(frame: Frame, metric: FrameMetric): Frame {
  const { distinct: _, ...others } = withoutRanking(frame)
  return { ...others, task: 'figures', shown: [], metrics: [metric], answer: { kind: 'all' } }
}

const beside = (frame: Frame, metric: FrameMetric): Frame => ({
  ...frame,
  metrics: [...frame.metrics.filter(({ as }) => as !== metric.as), metric],
})

/** Groups are ranked by the new figure where they were by an old one; what bounded an old one is not said of the new. */
function instead(frame: Frame, metric: FrameMetric): Frame {
  const { ranking, metrics } = frame
  const isOld = (name: string): boolean => metrics.some(({ as }) => as === name)
  const ranked = ranking !== undefined && isOld(ranking.by) ? { ...ranking, by: metric.as } : ranking
  return {
    ...withRanking(frame, ranked),
    metrics: [metric],
    having: frame.having.filter((bound) =>
      columnsIn(bound).every((name) => !isOld(name) || name === metric.as),
    ),
  }
}
