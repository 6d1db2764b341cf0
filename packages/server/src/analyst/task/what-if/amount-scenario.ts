import type { CalendarGrain, Metric } from '@auger/contract/plan'
import { columnsIn } from '../../../domain/condition.ts'
import { periodOf, periodsAfter } from '../../../domain/calendar-periods.ts'
import { localeFor } from '../../../locales/index.ts'
import { placeOf, type ColumnRef } from '../../frame/column-ref.ts'
import type { FrameMetric } from '../../frame/frame.ts'
import { firstTimes } from '../../candidate/figure/dimensions.ts'
import { aggregate, nameOf } from '../../candidate/figure/figure.ts'
import { spanOf } from '../../candidate/table/whole-periods.ts'
import { columnOf, tableOf as tableIn, tellsTime, type Scene } from '../../candidate/scene.ts'
import type { AskedWhatIf } from './asked-what-if.ts'
import { columnOfRole, roleOf, type Role } from './roles.ts'
import { binary, figuresOf, tableOf, totalOf, type Scenario } from './scenario.ts'
import type { Change } from './size.ts'

type Amount = Extract<Change, { kind: 'amount' }>

/** How much more a figure is for each one that is added: a metric or a number, and what it is called. */
interface Factor {
  readonly metric?: Metric
  readonly count?: number
  readonly said?: string
}

/** What a case comes to where something changes by an amount; undefined where no formula is known. */
export function amountScenario(
  scene: Scene,
  asked: Omit<AskedWhatIf, 'change'>,
  change: Amount,
): Scenario | undefined {
  const { driver, target } = asked
  const tableId = tableOf(scene, driver.column ?? target)
  if (tableId === undefined) return undefined
  const figures = figuresOf(scene, tableId)
  const role = driver.role ?? (driver.column === undefined ? undefined : roleOf(scene, driver.column))
  const wanted = target === undefined ? asked.wanted : roleOf(scene, target)
  if (target !== undefined && (wanted === undefined || placeOf(target).tableId !== tableId)) return undefined
  const often = timesOf(scene, asked, change, tableId)
  const added = (
    base: FrameMetric | undefined,
    factor: Factor | undefined,
    sign: 1 | -1,
    kept: readonly Role[],
  ): Scenario | undefined =>
    base === undefined || factor === undefined
      ? undefined
      : {
          tableId,
          base,
          ...sumOf(scene, base, sign * change.value, factor),
          kept: kept.flatMap((one) => columnOfRole(scene, one, tableId) ?? []),
        }
  switch (role) {
    case 'price': {
      // So much more for each unit that is sold.
      if (change.each !== undefined) return undefined
      const quantity = factorOf(scene, columnOfRole(scene, 'quantity', tableId))
      if (wanted === 'profit') return added(figures.profit, quantity, 1, ['quantity', 'cost'])
      return wanted === undefined || wanted === 'revenue'
        ? added(figures.revenue, quantity, 1, ['quantity'])
        : undefined
    }
    case 'quantity': {
      // What so many more would cost is not known, and without their rows their price is not.
      if (change.each?.kind !== 'row' || (wanted !== undefined && wanted !== 'revenue')) return undefined
      const price = factorOf(scene, columnOfRole(scene, 'price', tableId))
      return often === undefined ? undefined : added(figures.revenue, price, 1, ['price'])
    }
    case 'cost':
      if (wanted === 'profit' || (wanted === undefined && figures.profit !== undefined))
        return added(figures.profit, often, -1, ['revenue'])
      return wanted === undefined ? added(figures.cost, often, 1, []) : undefined
    case 'revenue':
      if (wanted === 'profit') return added(figures.profit, often, 1, ['cost'])
      return wanted === undefined ? added(figures.revenue, often, 1, []) : undefined
    default:
      return wanted === undefined ? added(totalOf(scene, driver.column), often, 1, []) : undefined
  }
}

/** How often an amount is meant; undefined where that is not known of the rows that are chosen. */
function timesOf(
  scene: Scene,
  { filters, by }: Omit<AskedWhatIf, 'change'>,
  { each }: Amount,
  tableId: string,
): Factor | undefined {
  if (each === undefined) return by === undefined ? {} : undefined
  if (each.kind === 'row') {
    if (each.tableId !== tableId) return undefined
    const said = nameOf(scene, 'count', tableIn(scene, tableId).title)
    return { metric: aggregate('count'), said }
  }
  const isOfTimes = filters.some((one) => columnsIn(one).some((ref) => tellsTime(columnOf(scene, ref))))
  const count = isOfTimes || by !== undefined ? undefined : periodsOf(scene, tableId, each.grain)
  return count === undefined ? undefined : { count }
}

/** How many periods the data goes through. */
function periodsOf(scene: Scene, tableId: string, grain: CalendarGrain): number | undefined {
  const [when] = firstTimes(scene, [tableId])
  const span = when === undefined ? undefined : spanOf(scene, when)
  if (span === undefined) return undefined
  const end = periodOf(new Date(`${span.last}T00:00:00Z`), grain).getTime()
  const start = periodOf(new Date(`${span.first}T00:00:00Z`), grain)
  for (let count = 1; count <= mostPeriods; count++)
    if (periodsAfter(start, grain, count).getTime() > end) return count
  return undefined
}

const mostPeriods = 10_000

const factorOf = (scene: Scene, ref: ColumnRef | undefined): Factor | undefined =>
  ref === undefined
    ? undefined
    : { metric: aggregate('sum', ref), said: nameOf(scene, 'sum', columnOf(scene, ref).name) }

/** The figure with so many times the amount added or taken off, and how that is written. */
function sumOf(
  scene: Scene,
  base: FrameMetric,
  amount: number,
  { metric, count, said }: Factor,
): Pick<Scenario, 'then' | 'formula'> {
  const { locale } = localeFor(scene.asked.language)
  const written = (value: number): string =>
    new Intl.NumberFormat(locale.tag, { maximumFractionDigits: 6 }).format(value)
  const size = Math.abs(amount)
  const more: Metric = { kind: 'number', value: size * (count ?? 1) }
  const factor = said ?? (count === undefined ? undefined : written(count))
  return {
    then: binary(
      amount < 0 ? '-' : '+',
      base.metric,
      metric === undefined ? more : binary('*', { kind: 'number', value: size }, metric),
    ),
    formula: `${base.as} ${amount < 0 ? '−' : '+'} ${written(size)}${factor === undefined ? '' : ` × ${factor}`}`,
  }
}
