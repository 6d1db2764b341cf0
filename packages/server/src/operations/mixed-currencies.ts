import {
  type AggregateFunction,
  aggregatesIn,
  type Condition,
  formulaColumns,
  type GroupVerb,
  type MeasureFunction,
  type MetricsVerb,
  type Plan,
  type Step,
  type StepInput,
} from '@auger/contract/plan'
import { inputTable } from '../domain/input-table.ts'
import type { Table } from '../domain/table.ts'
import { joinedPath } from './inputs/path.ts'

/** Columns of money, each with the column that says which currency it is in. */
type Money = ReadonlyMap<string, string>

const none: Money = new Map()

export interface MixedCurrency {
  readonly column: string
  /** The column that tells the currencies apart. */
  readonly currency: string
  readonly stepId: string
  /** Which verb of the step adds them. */
  readonly verb: number
}

/** What a plan would add up or average though it is in several currencies. */
export function mixedCurrencies(
  { steps }: Pick<Plan, 'steps'>,
  tables: readonly Table[],
): readonly MixedCurrency[] {
  const results = new Map<string, Money>()
  const mixed: MixedCurrency[] = []
  for (const step of steps) {
    let money = moneyOf(step.input, results, tables)
    for (const [verb, one] of step.verbs.entries()) {
      const found = mixedIn(one, money)
      mixed.push(
        ...found.map((column) => ({ column, currency: money.get(column) ?? '', stepId: step.id, verb })),
      )
      money = moneyAfter(one, money)
    }
    results.set(step.id, money)
  }
  return mixed
}

export const mixedProblem = ({ column, currency, stepId, verb }: MixedCurrency): string =>
  `step ${stepId}: verb ${verb + 1}: "${column}" is in several currencies, which are not added: group by "${currency}", or filter by one`

function moneyOf(input: StepInput, results: ReadonlyMap<string, Money>, tables: readonly Table[]): Money {
  switch (input.kind) {
    case 'table':
    case 'join':
      return moneyIn(inputTable(input, tables))
    case 'path':
      return moneyIn(joinedPath(input, tables).table)
    case 'union':
      return moneyOfUnion(input, tables)
    case 'step':
      return results.get(input.stepId) ?? none
    // Nobody knows what it did to the amounts.
    case 'statement':
      return none
    // Its parts are grouped, and what they are grouped by keeps its name.
    case 'merge':
      return new Map(input.steps.flatMap((id) => [...(results.get(id) ?? none)]))
  }
}

function moneyIn(table: Pick<Table, 'structure' | 'columns'> | undefined): Money {
  const { currency = null } = table?.structure ?? {}
  if (currency === null) return none
  const tells = table?.columns.find(({ name }) => name === currency.column)
  return tells === undefined || tells.distinct < 2
    ? none
    : new Map(currency.of.map((column) => [column, currency.column]))
}

/** Tables below each other may each have a currency of their own: then the table tells it. */
function moneyOfUnion(
  { tableIds, as }: Extract<StepInput, { kind: 'union' }>,
  tables: readonly Table[],
): Money {
  const parts = tables.filter(({ id }) => tableIds.includes(id))
  const units = new Map<string, Set<string>>()
  for (const { name, unit } of parts.flatMap(({ columns }) => columns))
    if (unit?.kind === 'currency') units.set(name, (units.get(name) ?? new Set()).add(unit.text))
  return new Map([
    ...parts.flatMap((part) => [...moneyIn(part)]),
    ...[...units].filter(([, texts]) => texts.size > 1).map(([name]) => [name, as] as const),
  ])
}

type AnyVerb = Step['verbs'][number]

function mixedIn(verb: AnyVerb, money: Money): readonly string[] {
  if (money.size === 0) return []
  if (verb.kind === 'group') return mixedInGroup(verb, money)
  return verb.kind === 'metrics' ? mixedInMetrics(verb, money) : []
}

const mixedInGroup = ({ by, measures }: GroupVerb, money: Money): readonly string[] =>
  measures.flatMap(({ column, function: name }) => {
    const currency = column === undefined ? undefined : money.get(column)
    if (column === undefined || currency === undefined || !combines(name)) return []
    return by.some((key) => key.column === currency) ? [] : [column]
  })

const mixedInMetrics = ({ by, metrics }: MetricsVerb, money: Money): readonly string[] =>
  metrics
    .flatMap(({ metric }) => aggregatesIn(metric))
    .flatMap(({ function: name, of, where }) => {
      if (of === undefined || !combines(name)) return []
      return formulaColumns(of).filter((column) => {
        const currency = money.get(column)
        if (currency === undefined || by.some((key) => key.column === currency)) return false
        return where === undefined || !pins(where, currency)
      })
    })

/** Whether it makes one figure of several; the largest and the first are still the amounts that they were. */
function combines(name: AggregateFunction | MeasureFunction): boolean {
  switch (name) {
    case 'sum':
    case 'share':
    case 'mean':
    case 'median':
    case 'quantile':
    case 'deviation':
    case 'variance':
    case 'range':
      return true
    case 'count':
    case 'distinct':
    case 'minimum':
    case 'maximum':
    case 'mode':
    case 'first':
    case 'last':
      return false
  }
}

function moneyAfter(verb: AnyVerb, money: Money): Money {
  switch (verb.kind) {
    case 'filter':
      return new Map([...money].filter(([, currency]) => !pins(verb.where, currency)))
    case 'group':
      return renamed(
        verb.by,
        verb.measures.flatMap(({ column, as }) => (column === undefined ? [] : [{ columns: [column], as }])),
        money,
      )
    case 'metrics':
      return renamed(
        verb.by,
        verb.metrics.map(({ metric, as }) => ({
          columns: aggregatesIn(metric).flatMap(({ of }) => (of === undefined ? [] : formulaColumns(of))),
          as,
        })),
        money,
      )
    case 'compute':
      return withComputed(verb.as, formulaColumns(verb.formula), money)
    default:
      return money
  }
}

/** What was grouped by its currency is still in several; whatever else came of it is in none. */
function renamed(
  by: readonly { readonly column: string; readonly as: string }[],
  figures: readonly { readonly columns: readonly string[]; readonly as: string }[],
  money: Money,
): Money {
  return new Map(
    figures.flatMap(({ columns, as }) => {
      const currencies = new Set(columns.flatMap((column) => money.get(column) ?? []))
      const key = by.find(({ column }) => currencies.has(column))
      return key === undefined ? [] : [[as, key.as] as const]
    }),
  )
}

function withComputed(as: string, columns: readonly string[], money: Money): Money {
  const currency = columns.map((column) => money.get(column)).find((one) => one !== undefined)
  return currency === undefined ? money : new Map([...money, [as, currency]])
}

/** Whether only rows of one currency are left. */
function pins(condition: Condition, currency: string): boolean {
  switch (condition.kind) {
    case 'and':
      return condition.conditions.some((one) => pins(one, currency))
    case 'compare':
      return condition.column === currency && condition.operator === '='
    case 'in':
      return condition.column === currency && condition.values.length === 1
    default:
      return false
  }
}
