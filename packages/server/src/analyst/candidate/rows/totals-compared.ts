import type { Condition } from '@auger/contract/plan'
import { placeOf, type ColumnRef } from '../../frame/column-ref.ts'
import { emptyFrame, type FrameMetric } from '../../frame/frame.ts'
import type { Candidate } from '../draft.ts'
import { aggregate, nameOf, type Figure } from '../figure/figure.ts'
import { namedMetrics } from '../figure/metrics.ts'
import { columnOf, tableOf, type Scene } from '../scene.ts'

type Columns = Extract<Condition, { kind: 'columns' }>

/**
 * Which regions are above target: what many rows have in common is held against its target by what the rows add up to. One row of a
 * region that is above tells nothing of the region.
 */
export function totalsCompared(candidate: Candidate): readonly Candidate[] {
  if (!candidate.frame.filters.some(isOfTwoTables)) return [ofRows(candidate)]
  return ofRelated(candidate)
}

/** A row of one table and what the rows of another come to are two figures, and nothing that a row meets. */
export const isOfTwoTables = (condition: Condition): boolean =>
  condition.kind === 'columns' && placeOf(condition.column).tableId !== placeOf(condition.other).tableId

/** Which campaigns are below their goal: what the gifts of each come to is held against the goal that it has. */
function ofRelated(candidate: Candidate): readonly Candidate[] {
  const { frame, reading } = candidate
  const [shown, ...others] = frame.shown
  const compared = frame.filters.find(isColumns)
  if (shown === undefined || others.length > 0 || compared === undefined || frame.ranking !== undefined)
    return []
  if (placeOf(shown).tableId !== placeOf(compared.other).tableId) return []
  const [total, target] = namedMetrics([
    totalOf(reading.scene, compared.column),
    {
      metric: aggregate('maximum', compared.other),
      tableId: placeOf(compared.column).tableId,
      as: placeOf(compared.other).column,
    },
  ])
  return total === undefined || target === undefined
    ? []
    : [against(candidate, shown, compared, total, target)]
}

function ofRows(candidate: Candidate): Candidate {
  const { frame, reading } = candidate
  const { scene } = reading
  const [shown, ...others] = frame.shown
  const compared = frame.filters.find(isColumns)
  if (shown === undefined || others.length > 0 || compared === undefined || frame.ranking !== undefined)
    return candidate
  if (!comesAgain(scene, shown) || ![compared.column, compared.other].every((ref) => adds(scene, ref)))
    return candidate
  const [one, other] = namedMetrics([totalOf(scene, compared.column), totalOf(scene, compared.other)])
  if (one === undefined || other === undefined) return candidate
  return against(candidate, shown, compared, one, other)
}

function against(
  candidate: Candidate,
  shown: ColumnRef,
  compared: Columns,
  one: FrameMetric,
  other: FrameMetric,
): Candidate {
  const { frame } = candidate
  return {
    ...candidate,
    frame: {
      ...emptyFrame(placeOf(compared.column).tableId),
      task: 'figures',
      filters: frame.filters.filter((filter) => filter !== compared),
      metrics: [one, other],
      dimensions: [{ column: shown, as: placeOf(shown).column }],
      having: [{ kind: 'columns', column: one.as, operator: compared.operator, other: other.as }],
      chart: frame.chart,
      answer: { kind: 'dimensions', rows: 'all' },
    },
    notes: [
      ...candidate.notes.filter((note) => note !== 'task:rows' && !note.startsWith('shown:')),
      ...['task:figures', 'dimensions:1', 'metrics:2', 'dimension:asked', 'answer:having'],
    ],
  }
}

const isColumns = (condition: Condition): condition is Columns => condition.kind === 'columns'

const comesAgain = (scene: Scene, ref: ColumnRef): boolean =>
  columnOf(scene, ref).distinct * 2 <= tableOf(scene, placeOf(ref).tableId).rowCount

const adds = (scene: Scene, ref: ColumnRef): boolean => columnOf(scene, ref).nature === 'amount'

const totalOf = (scene: Scene, ref: ColumnRef): Figure => ({
  metric: aggregate('sum', ref),
  tableId: placeOf(ref).tableId,
  as: nameOf(scene, 'sum', placeOf(ref).column),
})
