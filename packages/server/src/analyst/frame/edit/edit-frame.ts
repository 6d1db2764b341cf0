import type { EarlierJob } from '../../../ports/analyst.ts'
import type { Frame } from '../frame.ts'
import type { FrameQuestion } from '../frame-question.ts'
import { withDimension, withGrain } from './edit-dimensions.ts'
import { widened, withFilter, withPeriod, without } from './edit-filters.ts'
import { withMetric } from './edit-metrics.ts'
import { asPart, withTransform } from './edit-relations.ts'
import { withCount, withDirection } from './edit-ranking.ts'
import { figureOf, othersOf } from './edit-first.ts'
import { thoseOf } from './edit-those.ts'
import type { FrameEdit } from './frame-edit.ts'

/** What a change is made in: the last result, and the tables that it is of. */
export interface EditGround extends Pick<EarlierJob, 'result'> {
  readonly question: FrameQuestion
}

/** The frame with all changes made in turn; undefined where it has nothing that one of them could change. */
export function editFrame(frame: Frame, edits: readonly FrameEdit[], ground: EditGround): Frame | undefined {
  return edits.reduce<Frame | undefined>(
    (before, edit) => (before === undefined ? undefined : edited(before, edit, ground)),
    frame,
  )
}

function edited(frame: Frame, edit: FrameEdit, ground: EditGround): Frame | undefined {
  switch (edit.kind) {
    case 'dimension':
      return withDimension(frame, edit.dimension, edit.how)
    case 'metric':
      return withMetric(frame, edit.metric, edit.how)
    case 'filter':
      return withFilter(frame, edit.condition)
    case 'without':
      return without(frame, edit.condition)
    case 'widen':
      return widened(frame, edit.columns)
    case 'period':
      return withPeriod(frame, edit.condition, edit.times)
    case 'grain':
      return withGrain(frame, edit)
    case 'count':
      return withCount(frame, edit)
    case 'direction':
      return withDirection(frame, edit.direction)
    case 'chart':
      return { ...frame, chart: edit.chart }
    case 'transform':
      return withTransform(frame, edit.transform)
    case 'part':
      return asPart(frame, edit.columns)
    case 'those':
      return thoseOf(frame, edit.rows, ground)
    case 'shown':
      return frame.task === 'rows' ? { ...frame, shown: [edit.column], answer: { kind: 'all' } } : undefined
    case 'figure':
      return figureOf(frame, ground)
    case 'others':
      return othersOf(frame, ground)
  }
}
