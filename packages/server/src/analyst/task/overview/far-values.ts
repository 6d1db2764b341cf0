import type { ColumnRef } from '../../frame/column-ref.ts'
import type { Frame } from '../../frame/frame.ts'
import { tableOf, timeColumns, type Scene } from '../../candidate/scene.ts'
import { nameColumn } from '../../candidate/table/name-column.ts'
import type { CandidateFinding } from './candidate-finding.ts'
import type { MeasuredColumns } from './measured-columns.ts'
import { surpriseOfDistance } from './surprise.ts'

/** So many ranges between the quartiles beyond them, a value is far out. */
const fence = 3

/** Values far from the others, the furthest first: at the upper end, or at the lower. */
export function farValues(scene: Scene, base: Frame, measured: MeasuredColumns): readonly CandidateFinding[] {
  return measured.refs.flatMap((ref) =>
    (['high', 'low'] as const).map((end) => ({
      kind: 'far' as const,
      about: ref,
      frame: farFrame(scene, base, ref, end),
      trials: measured.trials,
      surprise: (found) => surpriseOfDistance(measured.distances(ref, found)?.[end] ?? 0),
    })),
  )
}

function farFrame(scene: Scene, base: Frame, ref: ColumnRef, end: 'high' | 'low'): Frame {
  const table = tableOf(scene, base.tableId)
  const [time] = timeColumns(table)
  const label = nameColumn(table) ?? time
  return {
    ...base,
    task: 'rows',
    shown: label === undefined || label === ref ? [ref] : [label, ref],
    preparation: [{ kind: 'outliers', column: ref, rule: 'quartiles', threshold: fence, keep: 'outside' }],
    ranking: { by: ref, direction: end === 'high' ? 'descending' : 'ascending' },
    // A few values without the others make no picture.
    chart: 'none',
  }
}
