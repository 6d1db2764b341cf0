import type { ChartWish, Condition, Dimension } from '@auger/contract/plan'
import { grainsIn, firstTimes, timeDimension } from '../candidate/figure/dimensions.ts'
import { aggregate, nameOf } from '../candidate/figure/figure.ts'
import { ownFunction } from '../candidate/figure/metrics.ts'
import { columnOf, hasRowForEachTime, isMeasure, partsRows, tableOf, type Scene } from '../candidate/scene.ts'
import { compileFrame } from '../frame/compile.ts'
import { placeOf, type ColumnRef } from '../frame/column-ref.ts'
import { emptyFrame, type Frame, type FrameMetric } from '../frame/frame.ts'
import type { Proposal } from '../../ports/analyst.ts'
import { looseColumns } from '../confidence/assumptions.ts'
import { askedPictures, type AskedPicture } from './asked-picture.ts'
import { boxFrame, histogramFrame } from './drawn-values.ts'

/** What pictures say that figures do not: each is computed from the values that it shows, whatever else the words may mean. */
export const proposePicture = (scene: Scene): Proposal | undefined => proposed(scene, ownFrame)

/** What a picture of figures shows, where nothing likelier is found in its words. */
export const proposePlainPicture = (scene: Scene): Proposal | undefined => proposed(scene, plainFrame)

type MakeFrame = (scene: Scene, asked: AskedPicture, parts: Parts) => Frame | undefined

function proposed(scene: Scene, make: MakeFrame): Proposal | undefined {
  for (const asked of askedPictures(scene)) {
    const parts = partsOf(scene, asked)
    const frame = parts === undefined ? undefined : make(scene, asked, parts)
    const compiled = frame === undefined ? undefined : compileFrame(frame, scene.asked)
    if (frame !== undefined && compiled !== undefined && 'steps' in compiled)
      return { kind: 'steps', steps: compiled.steps, assumptions: assumptionsIn(asked), frame }
  }
  return undefined
}

const assumptionsIn = ({ reading }: AskedPicture) =>
  looseColumns(reading.scene.asked.text, { reading, used: new Set(reading.rest) })

/** What a picture measures, and what it is parted by. */
interface Parts {
  readonly tableId: string
  readonly measures: readonly ColumnRef[]
  readonly by: readonly Dimension[]
}

/** Undefined where its columns are of several tables, a period is named and no time is told, or nothing is named that it is parted by. */
function partsOf(scene: Scene, { columns, isParted, reading }: AskedPicture): Parts | undefined {
  const tableIds = [...new Set(columns.map((ref) => placeOf(ref).tableId))]
  const [tableId, ...others] = tableIds
  if (tableId === undefined || others.length > 0) return undefined
  const measures = columns.filter((ref) => isMeasure(columnOf(scene, ref)))
  const named = columns
    .filter((ref) => !measures.includes(ref))
    .map((ref): Dimension => ({ column: ref, as: columnOf(scene, ref).name }))
  const [time] = firstTimes(scene, [tableId])
  const periods = grainsIn(reading).map(({ grain }) =>
    time === undefined ? undefined : timeDimension(scene, time, grain),
  )
  if (periods.some((period) => period === undefined)) return undefined
  const by = [...named, ...periods.flatMap((period) => period ?? [])]
  return isParted && by.length === 0 ? undefined : { tableId, measures, by }
}

const ownFrame: MakeFrame = (scene, asked, parts) =>
  scatterFrame(scene, asked, parts) ?? spreadFrame(scene, asked, parts) ?? sidesFrame(scene, asked, parts)

/** A point a row: what is set against something runs up, and that runs across. */
function scatterFrame(
  scene: Scene,
  asked: AskedPicture,
  { tableId, measures, by }: Parts,
): Frame | undefined {
  const { wish, isAgainst, aggregate: said, filters } = asked
  const [first, second, ...more] = measures
  const [colour, ...others] = by
  if (first === undefined || second === undefined || more.length + others.length > 0) return undefined
  if (said !== undefined || colour?.grain !== undefined) return undefined
  // Two sums are compared as sums; an age and a price have none.
  const isMeant =
    wish === 'scatter' ||
    (isAgainst && wish === 'auto') ||
    (isAgainst && wish === undefined && by.length === 0 && measures.some((ref) => !addsUp(scene, ref)))
  if (!isMeant) return undefined
  const shown = isAgainst ? [second, first] : [first, second]
  return {
    ...emptyFrame(tableId),
    filters,
    shown: [...shown, ...(colour === undefined ? [] : [colour.column])],
    chart: 'scatter',
  }
}

const addsUp = (scene: Scene, ref: ColumnRef): boolean => columnOf(scene, ref).nature === 'amount'

/** How values lie: counted in bins, or of each group as a box. */
function spreadFrame(scene: Scene, asked: AskedPicture, { tableId, measures, by }: Parts): Frame | undefined {
  const { wish, isDistribution, isAgainst, aggregate: said, filters } = asked
  const [column, ...more] = measures
  if (more.length > 0 || said !== undefined || isAgainst) return undefined
  const base = { ...emptyFrame(tableId), filters, dimensions: by }
  const isDescribed = isDistribution && (wish === undefined || wish === 'auto')
  if (column === undefined) return isDescribed && by.length === 1 ? countFrame(scene, base) : undefined
  if (wish === 'box' || (isDescribed && by.length > 0))
    return by.length > 2 || !by.every((one) => partsItsRows(scene, one, tableId))
      ? undefined
      : boxFrame({ ...base, chart: wish ?? 'auto' }, column, scene.asked)
  if ((wish === 'histogram' || isDescribed) && by.length === 0)
    return histogramFrame({ ...base, chart: wish === 'histogram' ? wish : 'auto' }, column, scene.asked)
  return undefined
}

/** What has no size is distributed by how many rows have it. */
const countFrame = (scene: Scene, frame: Frame): Frame => ({
  ...frame,
  task: 'figures',
  metrics: [{ as: nameOf(scene, 'count', undefined), metric: aggregate('count') }],
})

/** A box of one value tells nothing. */
const partsItsRows = (scene: Scene, { column, grain }: Dimension, tableId: string): boolean =>
  grain !== undefined || partsRows(columnOf(scene, column), tableOf(scene, tableId))

const twoSided: readonly ChartWish[] = ['heat-map', 'stacked-bar', 'grouped-bar']
const mostTogether = 4

/** Pictures of two groupings, or of several measures or groups at once: all of them are needed. */
function sidesFrame(scene: Scene, asked: AskedPicture, parts: Parts): Frame | undefined {
  const { wish } = asked
  const { measures, by } = parts
  if (wish === undefined || measures.length === 0 || measures.length > mostTogether) return undefined
  if (twoSided.includes(wish) && by.length === 2 && measures.length === 1)
    return figureFrame(scene, asked, parts)
  if (wish !== 'multi-line' || by.length > 2) return undefined
  const groups = [...new Set(asked.filters.flatMap(severalValues))].filter(
    (ref) => !by.some(({ column }) => column === ref),
  )
  const parted = [...by, ...groups.map((ref) => ({ column: ref, as: columnOf(scene, ref).name }))]
  const isTogether = parted.length === 2 ? measures.length === 1 : parted.length === 1 && measures.length > 1
  return isTogether ? figureFrame(scene, asked, { ...parts, by: parted }) : undefined
}

/** The column of which a condition chooses several values. */
function severalValues(condition: Condition): readonly ColumnRef[] {
  if (condition.kind === 'in') return condition.values.length > 1 ? [condition.column] : []
  if (condition.kind !== 'or') return []
  const columns = condition.conditions.map((one) =>
    one.kind === 'compare' && one.operator === '=' ? one.column : undefined,
  )
  const [first] = columns
  return first !== undefined && columns.every((one) => one === first) ? [first] : []
}

const plainFrame: MakeFrame = (scene, asked, parts) => {
  const { wish, isAgainst } = asked
  const { measures, by } = parts
  if (isAgainst && wish === undefined) return scatterFrame(scene, { ...asked, wish: 'scatter' }, parts)
  if (wish === undefined || wish === 'none' || by.length === 0 || by.length > 2) return undefined
  return measures.length === 0 || measures.length > mostTogether
    ? undefined
    : figureFrame(scene, asked, parts)
}

function figureFrame(scene: Scene, asked: AskedPicture, { tableId, measures, by }: Parts): Frame {
  const isSeries = hasRowForEachTime(tableOf(scene, tableId))
  const metrics = measures.map((ref): FrameMetric => {
    const column = columnOf(scene, ref)
    const of = asked.aggregate ?? ownFunction(column, isSeries)
    return { as: nameOf(scene, of, column.name), metric: aggregate(of, ref) }
  })
  return {
    ...emptyFrame(tableId),
    task: 'figures',
    filters: asked.filters,
    metrics,
    dimensions: by,
    chart: asked.wish ?? 'auto',
  }
}
