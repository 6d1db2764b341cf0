import { placeOf } from '../../frame/column-ref.ts'
import type { Candidate } from '../draft.ts'
import { columnOf, tableOf } from '../scene.ts'
import { thingsIn, type Thing } from '../things.ts'

/** Two customers may have one name; where many rows have the same, several rows tell of one. */
const leastTold = 0.8

/** Whether one figure counts rows where it is asked how many of what a column tells apart: how many customers, in a table of orders. */
export function countsRowsForThings({ frame, reading }: Candidate): boolean {
  const [only, ...more] = frame.metrics
  const isOfRows = only?.metric.kind === 'aggregate' && only.metric.function === 'count'
  if (!isOfRows || more.length > 0 || frame.dimensions.length > 0) return false
  const counted = thingsIn(reading).filter(({ marks }) => marks.quantity !== undefined)
  return counted.length > 0 && counted.every((thing) => isToldBySeveral(reading.scene, thing))
}

function isToldBySeveral(scene: Candidate['reading']['scene'], { to }: Thing): boolean {
  const by = to.kind === 'table' ? to.by : to.kind === 'column' ? to.column : undefined
  if (by === undefined) return false
  const { nature, distinct } = columnOf(scene, by)
  if (to.kind === 'column' && nature !== 'key' && nature !== 'name') return false
  return distinct < leastTold * tableOf(scene, placeOf(by).tableId).rowCount
}
