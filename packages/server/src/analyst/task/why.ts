import type { Table } from '../../domain/table.ts'
import { localeFor, statisticsWords } from '../../locales/index.ts'
import { isAdditive } from '../../domain/additive.ts'
import { differenceName } from '../frame/figures/figures.ts'
import { emptyFrame, type Frame } from '../frame/frame.ts'
import { placeOf } from '../frame/column-ref.ts'
import { sidesIn } from '../candidate/figure/sides.ts'
import { senseOf } from '../candidate/reading.ts'
import { columnOf, isMeasure, refsOf, type Scene } from '../candidate/scene.ts'
import type { AskedTask } from './asked-task.ts'
import { groupingsOf, measuresOf, tablesAbout } from './about.ts'

const mostRelated = 3

/**
 * What a figure is made up of: how much each group has added to its change from the period before, or, where no period is named, how it is
 * parted and what it moves with. What was the cause no table tells.
 */
export function whyFrames(scene: Scene, asked: AskedTask): readonly Frame[] {
  const [table] = tablesAbout(scene, asked)
  if (table === undefined) return []
  const own = asked.columns.filter((ref) => placeOf(ref).tableId === table.id)
  const [figure] = measuresOf(scene, table, own)
  if (figure === undefined) return []
  const base: Frame = { ...emptyFrame(table.id), task: 'figures', filters: asked.filters, metrics: [figure] }
  const groupings = groupingsOf(table, own).map((ref) => ({ column: ref, as: columnOf(scene, ref).name }))
  const [sides] = sidesIn({ frame: base, reading: asked.reading }).filter(({ areTimes }) => areTimes)
  if (sides === undefined) {
    // Why something fell is not told by what it is made of, and why alone asks for nothing.
    const isOfChange = asked.reading.items.some((item) => senseOf(item, 'change') !== undefined)
    if (isOfChange || !own.some((ref) => isMeasure(columnOf(scene, ref)))) return []
    return [
      ...groupings.map((dimension): Frame => ({
        ...base,
        dimensions: [dimension],
        ranking: { by: figure.as, direction: 'descending' },
      })),
      ...relatedFrames(scene, asked, table),
      ...explainingFrames(scene, asked, table),
    ]
  }
  const filters = base.filters.filter((_, at) => !sides.filter.includes(at))
  const comparison = { left: sides.left, right: sides.right, show: 'difference' } as const
  const compared: Frame = { ...base, filters, comparison }
  return [
    { ...compared, answer: { kind: 'figures' } },
    ...groupings.map((dimension): Frame => ({
      ...compared,
      dimensions: [dimension],
      // What is averaged is not made of what its groups have added.
      ...(isAdditive(figure.metric, () => undefined)
        ? {
            comparison: { ...comparison, show: 'contributions' },
            ranking: { by: differenceName(figure.as, comparison), direction: 'descending' },
          }
        : {}),
    })),
  ]
}

/** How many conditions a reading leaves beside the two periods that it names; undefined where it names none. */
export const besidePeriods = (scene: Scene, asked: AskedTask): number | undefined =>
  whyFrames(scene, asked).find(({ comparison }) => comparison !== undefined)?.filters.length

/** How the figure that is asked about moves with the others of its table. */
function relatedFrames(scene: Scene, { columns, filters }: AskedTask, table: Table): readonly Frame[] {
  const [target] = columns.filter((ref) => isMeasure(columnOf(scene, ref)))
  if (target === undefined) return []
  const words = statisticsWords(localeFor(scene.asked.language).locale.language)
  return refsOf(table)
    .filter((ref) => ref !== target && isMeasure(columnOf(scene, ref)))
    .slice(0, mostRelated)
    .map((ref): Frame => {
      const names = [ref, target].map((one) => columnOf(scene, one).name)
      return {
        ...emptyFrame(table.id),
        task: 'analysis',
        filters,
        analysis: {
          kind: 'correlation',
          method: 'pearson',
          columns: [ref, target],
          figures: [{ figure: 'coefficient', as: words.of(words.figures.coefficient, names) }],
        },
        answer: { kind: 'figures' },
      }
    })
}

/** How much of the differences between the rows of the figure each column of groups explains, beside chance: no cause is told. */
function explainingFrames(scene: Scene, { columns, filters }: AskedTask, table: Table): readonly Frame[] {
  const [target] = columns.filter((ref) => isMeasure(columnOf(scene, ref)))
  if (target === undefined || columns.some((ref) => !isMeasure(columnOf(scene, ref)))) return []
  const words = statisticsWords(localeFor(scene.asked.language).locale.language)
  return groupingsOf(table, [])
    .filter((ref) => columnOf(scene, ref).distinct * fewestOfGroup <= table.rowCount)
    .map((ref): Frame => {
      const names = [target, ref].map((one) => columnOf(scene, one).name)
      const figures = (['eta-squared', 'p-value'] as const).map((figure) => ({
        figure,
        as: words.of(words.figures[figure], names),
      }))
      return {
        ...emptyFrame(table.id),
        task: 'analysis',
        filters,
        analysis: {
          kind: 'comparison',
          test: 'anova',
          column: target,
          with: { kind: 'groups', column: ref },
          figures,
        },
        answer: { kind: 'figures' },
      }
    })
}

/** Groups of fewer rows explain much by chance. */
const fewestOfGroup = 5
