import type { Formula, Metric } from '@auger/contract/plan'
import { localeFor } from '../../../locales/index.ts'
import { placeOf, type ColumnRef } from '../../frame/column-ref.ts'
import type { FrameMetric } from '../../frame/frame.ts'
import { nameOf } from '../../candidate/figure/figure.ts'
import { columnOf, type Scene } from '../../candidate/scene.ts'
import type { AskedWhatIf } from './asked-what-if.ts'
import { columnOfRole, roleOf, type Role } from './roles.ts'

/** A figure as it is and as it would be, with how that is computed and what does not change. */
export interface Scenario {
  readonly tableId: string
  readonly base: FrameMetric
  readonly then: Metric
  readonly formula: string
  /** The columns that stay as they are. */
  readonly kept: readonly ColumnRef[]
}

/** What a case comes to, by how figures are computed from each other; undefined where that is not known. */
export function scenarioOf(
  scene: Scene,
  { driver, target, wanted }: Pick<AskedWhatIf, 'driver' | 'target' | 'wanted'>,
  share: number,
): Scenario | undefined {
  const tableId = tableOf(scene, driver.column ?? target)
  if (tableId === undefined) return undefined
  const figures = figuresOf(scene, tableId)
  const role = driver.role ?? (driver.column === undefined ? undefined : roleOf(scene, driver.column))
  const asked = target === undefined ? wanted : roleOf(scene, target)
  if (target !== undefined && (asked === undefined || placeOf(target).tableId !== tableId)) return undefined
  const { locale } = localeFor(scene.asked.language)
  const written = (value: number): string =>
    new Intl.NumberFormat(locale.tag, { maximumFractionDigits: 6 }).format(value)
  const scaled = (base: FrameMetric | undefined, kept: readonly Role[]): Scenario | undefined =>
    base && {
      tableId,
      base,
      then: binary('*', base.metric, { kind: 'number', value: rounded(1 + share) }),
      formula: `${base.as} × ${written(1 + share)}`,
      kept: kept.flatMap((one) => columnOfRole(scene, one, tableId) ?? []),
    }
  /** A profit takes on what is added to it, or taken from it, in full. */
  const added = (
    part: FrameMetric | undefined,
    sign: 1 | -1,
    kept: readonly Role[],
  ): Scenario | undefined => {
    const base = figures.profit
    if (base === undefined || part === undefined) return undefined
    const more = rounded(sign * share)
    const operator = more < 0 ? '-' : '+'
    const size: Metric = { kind: 'number', value: Math.abs(more) }
    return {
      tableId,
      base,
      then: binary(operator, base.metric, binary('*', part.metric, size)),
      formula: `${base.as} ${more < 0 ? '−' : '+'} ${part.as} × ${written(Math.abs(more))}`,
      kept: kept.flatMap((one) => columnOfRole(scene, one, tableId) ?? []),
    }
  }
  if (role === 'price' && asked === 'profit') return added(figures.revenue, 1, ['quantity', 'cost'])
  if (role === 'revenue' && asked === 'profit') return added(figures.revenue, 1, ['cost'])
  if (role === 'cost' && (asked === 'profit' || (asked === undefined && figures.profit !== undefined)))
    return added(figures.cost, -1, ['revenue'])
  if (role === 'price' || role === 'quantity') {
    if (asked !== undefined && asked !== 'revenue') return undefined
    return scaled(figures.revenue, [role === 'price' ? 'quantity' : 'price'])
  }
  if (asked !== undefined || driver.column === undefined) return undefined
  return scaled(totalOf(scene, driver.column), [])
}

export function tableOf(scene: Scene, column: ColumnRef | undefined): string | undefined {
  const ref = column ?? columnOfRole(scene, 'revenue')
  return ref === undefined ? undefined : placeOf(ref).tableId
}

type Figures = { readonly [Of in 'revenue' | 'cost' | 'profit']: FrameMetric | undefined }

/** The figures of a table that others are computed from: columns that are there, else what their parts come to. */
export function figuresOf(scene: Scene, tableId: string): Figures {
  const column = (role: Role): ColumnRef | undefined => columnOfRole(scene, role, tableId)
  const [price, quantity] = [column('price'), column('quantity')]
  const revenue =
    totalOf(scene, column('revenue')) ?? (price === undefined ? undefined : productOf(scene, price, quantity))
  const single = column('cost')
  const cost =
    totalOf(scene, single) ?? (single === undefined ? undefined : productOf(scene, single, quantity))
  const difference =
    revenue === undefined || cost === undefined
      ? undefined
      : { as: `${revenue.as} − ${cost.as}`, metric: binary('-', revenue.metric, cost.metric) }
  return { revenue, cost, profit: totalOf(scene, column('profit')) ?? difference }
}

/** All of a column together, where that means something. */
export function totalOf(scene: Scene, ref: ColumnRef | undefined): FrameMetric | undefined {
  if (ref === undefined) return undefined
  const { name, nature } = columnOf(scene, ref)
  if (nature !== 'amount') return undefined
  return { as: nameOf(scene, 'sum', name), metric: sumOf({ kind: 'column', column: ref }) }
}

/** A price of each, times how many there are, row by row. */
function productOf(scene: Scene, each: ColumnRef, quantity: ColumnRef | undefined): FrameMetric | undefined {
  if (quantity === undefined || quantity === each) return undefined
  const [left, right] = [each, quantity].map((column): Formula => ({ kind: 'column', column }))
  if (left === undefined || right === undefined) return undefined
  const names = [each, quantity].map((ref) => columnOf(scene, ref).name)
  return {
    as: nameOf(scene, 'sum', names.join(' × ')),
    metric: sumOf({ kind: 'binary', operator: '*', left, right }),
  }
}

const sumOf = (of: Formula): Metric => ({ kind: 'aggregate', function: 'sum', of })

export const binary = (operator: '+' | '-' | '*', left: Metric, right: Metric): Metric => ({
  kind: 'binary',
  operator,
  left,
  right,
})

/** 1 + 0.1 is 1.1. */
const rounded = (value: number): number => Number(value.toPrecision(12))
