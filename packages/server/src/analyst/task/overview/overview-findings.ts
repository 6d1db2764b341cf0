import type { Condition } from '@auger/contract/plan'
import type { Table } from '../../../domain/table.ts'
import { placeOf, refOf, type ColumnRef } from '../../frame/column-ref.ts'
import { emptyFrame, type Frame, type FrameMetric } from '../../frame/frame.ts'
import { aggregate, nameOf } from '../../candidate/figure/figure.ts'
import { columnOf, isMeasure, refsOf, tableOf, timeColumns, type Scene } from '../../candidate/scene.ts'
import type { AskedTask } from '../asked-task.ts'
import { measuresOf, tablesAbout } from '../about.ts'
import type { CandidateFinding } from './candidate-finding.ts'
import { courses } from './courses.ts'
import { farValues } from './far-values.ts'
import { leaders } from './leaders.ts'
import { measuredColumns } from './measured-columns.ts'
import { relations } from './relations.ts'

const mostTables = 3
/** Figures of which it is asked who leads them and how they went. */
const mostFigures = 2
/** What the other figures of a table count against the one that it tells above all. */
const otherWeight = 1 / 3
const mostGroupings = 6
const mostMeasured = 7

/** What an overview is made of: what comes first in any case, what competes for being told, and what is told last. */
export interface OverviewFindings {
  readonly first: readonly Frame[]
  readonly candidates: readonly CandidateFinding[]
  readonly last: readonly Frame[]
}

/** What a table is worth knowing for: its size, span and totals; how they went, who leads them, what moves together, what is far off. */
export function overviewFindings(scene: Scene, asked: AskedTask): OverviewFindings {
  const { filters, columns } = asked
  const [main, ...others] = tablesAbout(scene, asked)
  if (main === undefined) return { first: [], candidates: [], last: [] }
  const own = columns.filter((ref) => placeOf(ref).tableId === main.id)
  const measures = measuresOf(scene, main, own)
  const base: Frame = { ...emptyFrame(main.id), task: 'figures', filters }
  const figures = (measures.length === 0 ? [rowsOf(scene, main)] : measures)
    .slice(0, mostFigures)
    .map((figure, at) => ({ figure, weight: at === 0 ? 1 : otherWeight }))
  const groupings = groupingsOf(scene, main, columns).filter(
    (ref) => !filters.some((one) => isFixed(one, ref)),
  )
  const measured = measuredColumns(scene, base, measuredRefs(scene, main, measures))
  return {
    first: [{ ...base, metrics: [rowsOf(scene, main), ...measures, ...timesOf(scene, main)] }],
    candidates: [
      ...courses(scene, base, figures),
      ...leaders(
        scene,
        figures.flatMap((figure) => groupings.map((by) => ({ ...figure, by, base }))),
      ),
      ...relations(scene, base, measured),
      ...farValues(scene, base, measured),
    ],
    last: others.slice(0, mostTables - 1).map((table) => ({
      ...emptyFrame(table.id),
      task: 'figures',
      metrics: [rowsOf(scene, table)],
    })),
  }
}

const rowsOf = (scene: Scene, { title }: Table): FrameMetric => ({
  as: nameOf(scene, 'count', title),
  metric: aggregate('count'),
})

/** From when to when. */
function timesOf(scene: Scene, table: Table): readonly FrameMetric[] {
  const [ref] = timeColumns(table)
  if (ref === undefined) return []
  return (['minimum', 'maximum'] as const).map((of) => ({
    as: nameOf(scene, of, columnOf(scene, ref).name),
    metric: aggregate(of, ref),
  }))
}

/** What parts the rows, of the table itself and of those that its rows name; where some are asked about, these. */
function groupingsOf(scene: Scene, table: Table, named: readonly ColumnRef[]): readonly ColumnRef[] {
  const joined = scene.asked.relations
    .filter(({ from, to }) => from.tableId === table.id && to.tableId !== table.id)
    .map(({ to }) => tableOf(scene, to.tableId))
  const possible = [table, ...new Set(joined)].flatMap((one) =>
    one.columns
      .filter(
        ({ nature, distinct }) =>
          (nature === 'category' || nature === 'place' || nature === 'name') && distinct > 1,
      )
      .map(({ name }) => refOf(one.id, name)),
  )
  const asked = named.filter((ref) => possible.includes(ref))
  return asked.length > 0 ? asked : possible.slice(0, mostGroupings)
}

/** The columns that figures are of, then the others that measure something. */
function measuredRefs(scene: Scene, table: Table, measures: readonly FrameMetric[]): readonly ColumnRef[] {
  const told = measures.flatMap(({ metric }) =>
    metric.kind === 'aggregate' && metric.of?.kind === 'column' ? [metric.of.column] : [],
  )
  const all = refsOf(table).filter((ref) => isMeasure(columnOf(scene, ref)))
  return [...new Set([...told, ...all])]
    .filter((ref) => all.includes(ref) && columnOf(scene, ref).distinct > 2)
    .slice(0, mostMeasured)
}

const isFixed = (condition: Condition, ref: ColumnRef): boolean =>
  condition.kind === 'compare' && condition.operator === '=' && condition.column === ref
