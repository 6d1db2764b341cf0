import { senseOf, type Reading } from './reading.ts'
import type { Candidate } from './draft.ts'
import type { Frame } from '../frame/frame.ts'
import { areUnwanted, isUnwanted } from './table/unwanted.ts'

/**
 * What is best and what is worst is turned round where less is better: the worst month for complaints is the one with the most. Words such as
 * lowest say nothing of good and bad and stay as they are.
 */
export function judged(candidate: Candidate): Candidate {
  const { frame, reading, used } = candidate
  const { ranking } = frame
  if (ranking === undefined || !isOfUnwanted(frame, reading, ranking.by)) return candidate
  const isJudged = [...used].some((index) => isJudging(reading.items[index]))
  if (!isJudged) return candidate
  const direction = ranking.direction === 'ascending' ? 'descending' : 'ascending'
  return { ...candidate, frame: { ...frame, ranking: { ...ranking, direction } } }
}

const isJudging = (item: Reading['items'][number] | undefined): boolean =>
  item?.kind === 'senses' &&
  senseOf(item, 'superlative') !== undefined &&
  item.senses.some((sense) => sense.kind === 'superlative' && sense.judged === true)

function isOfUnwanted({ task, tableId, metrics }: Frame, { scene }: Reading, by: string): boolean {
  if (task === 'rows') return isUnwanted(scene, by)
  const metric = metrics.find(({ as }) => as === by)?.metric
  if (metric?.kind !== 'aggregate') return false
  if (metric.of === undefined) return areUnwanted(scene, tableId)
  return metric.of.kind === 'column' && metric.function !== 'distinct' && isUnwanted(scene, metric.of.column)
}
