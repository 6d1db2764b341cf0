import { localeFor, qualityNames } from '../../locales/index.ts'
import { aggregate, nameOf } from '../candidate/figure/figure.ts'
import { senseOf } from '../candidate/reading.ts'
import { columnOf, isMeasure, type Scene } from '../candidate/scene.ts'
import { placeOf } from '../frame/column-ref.ts'
import { emptyFrame, type Frame } from '../frame/frame.ts'
import { namedApart } from '../frame/names.ts'
import { tablesAbout } from './about.ts'
import type { AskedTask } from './asked-task.ts'

const sampleRows = 10

/** The columns that are named, summed up by each of what is named. */
export function summedFrames(scene: Scene, { columns, functions, filters }: AskedTask): readonly Frame[] {
  const measured = columns.filter((ref) => isMeasure(columnOf(scene, ref)))
  const [first] = measured
  if (first === undefined) return []
  const metrics = measured.flatMap((ref) =>
    functions.map((of) => ({ as: nameOf(scene, of, columnOf(scene, ref).name), metric: aggregate(of, ref) })),
  )
  return [{ ...emptyFrame(placeOf(first).tableId), task: 'figures', filters, metrics: namedApart(metrics) }]
}

/** Some rows as they stand in the file: those at its start, unless its end is asked for. */
export function sampleFrames(scene: Scene, asked: AskedTask): readonly Frame[] {
  const [table] = tablesAbout(scene, asked)
  if (table === undefined) return []
  const { items, count } = asked.reading
  const isLast = items.some((item) => senseOf(item, 'rank')?.direction === 'low')
  return [
    {
      ...emptyFrame(table.id),
      filters: asked.filters,
      order: { kind: 'edge', edge: isLast ? 'last' : 'first', count: count?.value ?? sampleRows },
    },
  ]
}

/** How many rows and columns a table has; each table, unless one is named. */
export function sizeFrames(scene: Scene, asked: AskedTask): readonly Frame[] {
  const tables = tablesAbout(scene, asked)
  const named = tables.filter(({ id }) => asked.tableIds.includes(id))
  const { columns: as } = qualityNames(localeFor(scene.asked.language).locale.language)
  return (named.length > 0 ? named : tables).map((table) => ({
    ...emptyFrame(table.id),
    task: 'figures',
    filters: asked.filters,
    metrics: [
      { as: nameOf(scene, 'count', table.title), metric: aggregate('count') },
      { as, metric: { kind: 'number', value: table.columns.length } },
    ],
  }))
}
