import { columnNatures } from '@auger/contract'
import { aggregatesIn, formulaColumns } from '@auger/contract/plan'
import type { Candidate } from '../candidate/index.ts'
import { columnOf, tableOf, timeColumns, type Scene } from '../candidate/scene.ts'
import { placeOf, type ColumnRef } from '../frame/column-ref.ts'
import type { Add } from './add.ts'
import { each } from './each.ts'

const natures = [...columnNatures, 'unknown']

export const natureFeatures: readonly (readonly [string, string])[] = [
  ...each('metric:nature', natures, (nature) => `A figure is computed of a column of the nature ${nature}.`),
  ...each('dimension:nature', natures, (nature) => `Rows are parted by a column of the nature ${nature}.`),
  ...each('shown:nature', natures, (nature) => `A column of the nature ${nature} is shown.`),
  ['shown:adds', 'A column that adds up is shown as it stands, of a table that says when.'],
  ['count:repeats', 'How often a value that is counted comes again on average, as a power of ten.'],
  ['dimension:groups', 'Into how many groups rows are parted, at most, as a power of ten.'],
]

/** What kinds of columns a frame computes figures of, parts its rows by, and shows. */
export function addNatures({ frame, reading: { scene } }: Candidate, add: Add): void {
  const natureOf = (ref: ColumnRef): string => columnOf(scene, ref).nature ?? 'unknown'
  const figures = frame.metrics.flatMap(({ metric }) =>
    aggregatesIn(metric).flatMap(({ of }) => (of === undefined ? [] : formulaColumns(of))),
  )
  for (const ref of new Set(figures)) add(`metric:nature:${natureOf(ref)}`)
  for (const { column } of frame.dimensions) add(`dimension:nature:${natureOf(column)}`)
  for (const ref of frame.shown) add(`shown:nature:${natureOf(ref)}`)
  if (frame.ranking === undefined)
    for (const ref of frame.shown)
      if (natureOf(ref) === 'amount' && timeColumns(tableOf(scene, placeOf(ref).tableId)).length > 0)
        add('shown:adds')
  const groups = frame.dimensions.map(({ column, grain }) =>
    grain === undefined ? columnOf(scene, column).distinct : 1,
  )
  for (const { metric } of frame.metrics)
    for (const { function: name, of } of aggregatesIn(metric))
      if (of?.kind === 'column' && (name === 'count' || name === 'distinct'))
        add('count:repeats', repeatsOf(scene, of.column))
  if (groups.length > 0)
    add('dimension:groups', Math.log10(groups.reduce((product, count) => product * Math.max(1, count), 1)))
}

function repeatsOf(scene: Scene, ref: ColumnRef): number {
  const { distinct, missing } = columnOf(scene, ref)
  const { rowCount } = tableOf(scene, placeOf(ref).tableId)
  return Math.log10(Math.max(1, (rowCount - missing) / Math.max(1, distinct)))
}
