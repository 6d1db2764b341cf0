import type { Column } from '../../domain/table.ts'
import type { AggregateFunction } from '@auger/contract/plan'
import { emptyFrame, type Frame } from '../frame/frame.ts'
import { namedApart } from '../frame/names.ts'
import { aggregate, nameOf } from '../candidate/figure/figure.ts'
import { columnOf, isMeasure, refsOf, tellsTime, type Scene } from '../candidate/scene.ts'
import { tablesAbout } from './about.ts'
import type { AskedTask } from './asked-task.ts'

const mostColumns = 20

/** What the columns of a table hold: the ends and the middle of figures, the span of times, how many different values others have. */
export function columnFrames(scene: Scene, asked: AskedTask): readonly Frame[] {
  const [table] = tablesAbout(scene, asked)
  if (table === undefined) return []
  const refs = refsOf(table).filter((ref) => asked.columns.length === 0 || asked.columns.includes(ref))
  const metrics = refs.slice(0, mostColumns).flatMap((ref) => {
    const column = columnOf(scene, ref)
    return figuresOf(column).map((of) => ({
      as: nameOf(scene, of, column.name),
      metric: aggregate(of, ref),
    }))
  })
  return [{ ...emptyFrame(table.id), task: 'figures', filters: asked.filters, metrics: namedApart(metrics) }]
}

function figuresOf(column: Column): readonly AggregateFunction[] {
  if (isMeasure(column)) return ['minimum', 'maximum', 'mean']
  return tellsTime(column) ? ['minimum', 'maximum'] : ['distinct']
}
