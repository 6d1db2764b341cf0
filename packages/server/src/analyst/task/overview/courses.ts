import { valueColumn, type Dimension, type Formula, type Step } from '@auger/contract/plan'
import { isTemporal } from '../../../domain/table.ts'
import type { Frame, FrameMetric } from '../../frame/frame.ts'
import { firstTimes, ownGrain, timeDimension } from '../../candidate/figure/dimensions.ts'
import { columnOf, type Scene } from '../../candidate/scene.ts'
import { numbersOf, trialOf, type CandidateFinding } from './candidate-finding.ts'
import { surpriseOfCourse } from './surprise.ts'

/** How figures went, by the periods that show it. */
export function courses(
  scene: Scene,
  base: Frame,
  figures: readonly { readonly figure: FrameMetric; readonly weight: number }[],
): readonly CandidateFinding[] {
  const period = periodOf(scene, base.tableId)
  if (period === undefined) return []
  return figures.map(({ figure, weight }, at) => {
    const frame: Frame = { ...base, metrics: [figure], dimensions: [period] }
    const id = `trial-course-${at + 1}`
    return {
      kind: 'course',
      about: figure.as,
      frame,
      trials: trialOf(scene, frame, id).map((step) => withTime(scene, step, period, figure)),
      surprise: (found) => {
        const [coefficient = 0, chance = 1] = numbersOf(found(id), valueColumn)
        return weight * surpriseOfCourse(coefficient, chance)
      },
    }
  })
}

function periodOf(scene: Scene, tableId: string): Dimension | undefined {
  const [ref] = firstTimes(scene, [tableId])
  if (ref === undefined || columnOf(scene, ref).distinct < 2) return undefined
  return timeDimension(scene, ref, ownGrain(scene, ref))
}

const timeName = 'time of the period'

/** Set against time: how often a later period is above an earlier one, which a period that is not over yet hardly changes. */
function withTime(scene: Scene, step: Step, { column, as }: Dimension, figure: FrameMetric): Step {
  const formula: Formula = isTemporal(columnOf(scene, column)) ? dayOf(as) : { kind: 'column', column: as }
  return {
    ...step,
    verbs: [...step.verbs, { kind: 'compute', formula, as: timeName }],
    analysis: {
      kind: 'correlation',
      method: 'kendall',
      columns: [timeName, figure.as],
      figures: [
        { figure: 'coefficient', as: 'coefficient' },
        { figure: 'p-value', as: 'p-value' },
      ],
    },
    answer: [valueColumn],
  }
}

/** A number that rises with the day: only the order counts. */
const dayOf = (column: string): Formula =>
  plus(times({ kind: 'part', part: 'year', column }, 400), {
    ...plus(times({ kind: 'part', part: 'month', column }, 32), { kind: 'part', part: 'day', column }),
  })

const times = (left: Formula, value: number): Formula => ({
  kind: 'binary',
  operator: '*',
  left,
  right: { kind: 'number', value },
})

const plus = (left: Formula, right: Formula): Formula => ({ kind: 'binary', operator: '+', left, right })
