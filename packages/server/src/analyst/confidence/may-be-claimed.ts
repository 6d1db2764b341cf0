import type { Understood } from '../understood.ts'
import { isClaimed, type Decision } from './decide.ts'

/**
 * Whether a decision to answer stands. Where nothing of the question was used, nothing was asked. A word that is left over may be what
 * chooses the rows or what is counted: then nothing is assumed, and no rows are counted.
 */
export function mayBeClaimed(decision: Decision, { frame, candidate }: Understood): boolean {
  const { cover, scene } = candidate.reading
  if (!isClaimed(decision) || candidate.used.size === 0) return false
  const isLeft = cover.leftover.some((at) => scene.tokens[at]?.kind !== 'sign')
  return !isLeft || (decision === 'answer' && !countsRows(frame))
}

const countsRows = ({ task, metrics }: Understood['frame']): boolean =>
  task === 'figures' &&
  metrics.every(
    ({ metric }) => metric.kind === 'aggregate' && metric.function === 'count' && metric.of === undefined,
  )
