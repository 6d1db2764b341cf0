import { joinedColumns } from '../domain/join.ts'
import {
  type AggregateFunction,
  aggregatesIn,
  type Formula,
  formulaColumns,
  type GroupVerb,
  type JoinInput,
  type Measure,
  type Metric,
  type MetricsVerb,
  type PathInput,
  type Plan,
  type SelectVerb,
  type Step,
} from '@auger/contract/plan'
import { isKey, type Table } from '../domain/table.ts'
import { joinedPath } from './inputs/path.ts'

/** What the rows hold more than once: a row of the second table of a join stands in every row of the first that names it. */
interface Repetition {
  readonly columns: ReadonlySet<string>
  /** Columns that each tell which row of the second table it is. */
  readonly tellingApart: ReadonlySet<string>
}

const none: Repetition = { columns: new Set(), tellingApart: new Set() }

/** The columns that a plan adds up or averages though their values stand in several rows each: a target for every order. */
export function repeatedFigures({ steps }: Pick<Plan, 'steps'>, tables: readonly Table[]): readonly string[] {
  const results = new Map<string, Repetition>()
  const found: string[] = []
  for (const step of steps) {
    let repetition = repetitionOf(step.input, results, tables)
    for (const verb of step.verbs) {
      switch (verb.kind) {
        case 'group':
          found.push(...verb.measures.flatMap((measure) => repeatedIn(measure, verb, repetition)))
          repetition = afterGroup(verb, repetition)
          break
        case 'select':
          repetition = afterSelect(verb, repetition)
          break
        case 'compute':
          if (kindOf(verb.formula, repetition) === 'repeated') repetition = withColumn(repetition, verb.as)
          break
        case 'derive':
          if (repetition.columns.has(verb.column)) repetition = withColumn(repetition, verb.as)
          break
        case 'metrics':
          found.push(...verb.metrics.flatMap(({ metric }) => repeatedInMetric(metric, verb, repetition)))
          repetition = none
          break
        case 'profile':
          repetition = none
          break
        case 'pivot':
          if (repetition.columns.has(verb.of))
            repetition = verb.values.reduce((before, { as }) => withColumn(before, as), repetition)
          break
        case 'filter':
        case 'top':
        case 'order':
        case 'limit':
        case 'last':
        case 'beside':
        case 'runs':
        case 'fill':
        case 'outliers':
        case 'spell':
        case 'unique':
          break
      }
    }
    if (step.analysis?.kind === 'describe')
      found.push(
        ...step.analysis.figures
          .filter(({ figure, column }) => repetition.columns.has(column) && !extremes.has(figure))
          .map(({ column }) => column),
      )
    results.set(step.id, repetition)
  }
  return [...new Set(found)]
}

function repetitionOf(
  input: Step['input'],
  results: ReadonlyMap<string, Repetition>,
  tables: readonly Table[],
): Repetition {
  switch (input.kind) {
    // Each part of a merge has one row for each of what they are merged by.
    case 'merge':
    case 'table':
    case 'union':
      return none
    // Nobody knows which rows it has repeated.
    case 'statement':
      return none
    case 'path':
      return repetitionOfPath(input, tables)
    case 'step':
      return results.get(input.stepId) ?? none
    case 'join':
      return repetitionOfJoin(input, tables)
  }
}

function repetitionOfJoin({ tableId, to: toId, on }: JoinInput, tables: readonly Table[]): Repetition {
  const [from, to] = [tableId, toId].map((wanted) => tables.find(({ id }) => id === wanted))
  if (from === undefined || to === undefined || isKey(from, on.from)) return none
  const added = joinedColumns(from, to, on).filter(({ of }) => of === 'to')
  return {
    columns: new Set(added.map(({ as }) => as)),
    tellingApart: new Set([
      on.from,
      ...added.filter(({ column }) => isKey(to, column.name)).map(({ as }) => as),
    ]),
  }
}

/** All that was joined is repeated, unless the first table has a row for each; which row it is, only the end of a single join tells. */
function repetitionOfPath(input: PathInput, tables: readonly Table[]): Repetition {
  const [join, ...more] = input.joins
  if (join === undefined) return none
  const { from, to, on } = join
  const first = repetitionOfJoin({ kind: 'join', tableId: input.tableId, to, on: { from, to: on } }, tables)
  if (more.length === 0) return first
  const own = tables.find(({ id }) => id === input.tableId)?.columns ?? []
  const all = joinedPath(input, tables).table.columns
  const added = all.map(({ name }) => name).filter((name) => !own.some((column) => column.name === name))
  return { columns: new Set(added), tellingApart: new Set() }
}

/** The columns that an aggregate of it adds up or averages though they are repeated. */
function repeatedInMetric(metric: Metric, verb: MetricsVerb, repetition: Repetition): readonly string[] {
  const keys = verb.by.flatMap(({ column, grain, bins }) =>
    grain === undefined && bins === undefined ? [column] : [],
  )
  return aggregatesIn(metric).flatMap(({ function: name, of }) => {
    if (of === undefined || kindOf(of, repetition) !== 'repeated' || isUnmoved(name)) return []
    if (name !== 'sum' && isToldApart(keys, repetition)) return []
    return formulaColumns(of).filter((column) => repetition.columns.has(column))
  })
}

/** Whether it is the same however often a value stands there; counts are of rows, and say so. */
function isUnmoved(name: AggregateFunction): boolean {
  switch (name) {
    case 'count':
    case 'distinct':
    case 'minimum':
    case 'maximum':
    case 'range':
    case 'first':
    case 'last':
      return true
    case 'sum':
    case 'mean':
    case 'median':
    case 'quantile':
    case 'deviation':
    case 'variance':
    case 'mode':
      return false
  }
}

/** The same however often a value stands there. */
const extremes: ReadonlySet<string> = new Set(['minimum', 'maximum', 'range', 'missing'])

function repeatedIn(measure: Measure, group: GroupVerb, repetition: Repetition): readonly string[] {
  const { column } = measure
  if (column === undefined || !repetition.columns.has(column)) return []
  switch (measure.function) {
    case 'sum':
    case 'share':
      return [column]
    case 'mean':
    case 'median':
    case 'deviation':
    case 'variance':
    case 'mode':
      return isToldApart(keysOf(group), repetition) ? [] : [column]
    case 'count':
    case 'distinct':
    case 'minimum':
    case 'maximum':
    case 'range':
      return []
  }
}

const keysOf = ({ by }: GroupVerb): readonly string[] =>
  by.filter(({ grain }) => grain === undefined).map(({ column }) => column)

const isToldApart = (columns: readonly string[], { tellingApart }: Repetition): boolean =>
  columns.some((column) => tellingApart.has(column))

/** A group for each row of the second table holds that row's values once; any other may still hold them beside others that do. */
function afterGroup(group: GroupVerb, before: Repetition): Repetition {
  if (isToldApart(keysOf(group), before)) return none
  const kept = [...group.by, ...group.measures.filter((measure) => measure.function !== 'count')]
  return {
    columns: new Set(
      kept.filter(({ column }) => column !== undefined && before.columns.has(column)).map(({ as }) => as),
    ),
    tellingApart: new Set(),
  }
}

const afterSelect = ({ columns, distinct }: SelectVerb, before: Repetition): Repetition =>
  distinct && isToldApart(columns, before) && columns.every((column) => ofSecond(column, before))
    ? none
    : before

const ofSecond = (column: string, { columns, tellingApart }: Repetition): boolean =>
  columns.has(column) || tellingApart.has(column)

const withColumn = (before: Repetition, column: string): Repetition => ({
  ...before,
  columns: new Set([...before.columns, column]),
})

/** A product with an amount of the row itself is the row's own, as a quantity times the price of what was ordered; a sum is not. */
function kindOf(formula: Formula, repetition: Repetition): 'repeated' | 'own' | 'constant' {
  switch (formula.kind) {
    case 'number':
    case 'figure':
      return 'constant'
    case 'column':
    case 'part':
      return repetition.columns.has(formula.column) ? 'repeated' : 'own'
    case 'days':
    case 'elapsed':
      return [formula.from, formula.to].every((column) => repetition.columns.has(column)) ? 'repeated' : 'own'
    case 'call':
    case 'bins':
      return kindOf(formula.of, repetition)
    case 'binary': {
      const kinds = [kindOf(formula.left, repetition), kindOf(formula.right, repetition)]
      const isProduct = formula.operator === '*' || formula.operator === '/'
      const [first, second] = isProduct ? (['own', 'repeated'] as const) : (['repeated', 'own'] as const)
      return kinds.includes(first) ? first : kinds.includes(second) ? second : 'constant'
    }
  }
}
