import { type Aggregate, aggregatesIn, type Metric, metricsIn, type MetricsVerb } from '@auger/contract/plan'
import { aggregateSql } from '../../sql/aggregate.ts'
import { dimensionSql } from '../../sql/dimension.ts'
import { metricSql, type MetricGround } from '../../sql/metric.ts'
import { calendarOf, filledClauses, periodsClauses } from '../../sql/periods.ts'
import { quoteName } from '../../sql/quote.ts'
import type { TypedColumn } from '../outcome.ts'
import { closed, freeName, groundOf, queryFrom, type OutputColumn, type Query } from '../query.ts'
import type { VerbOperation } from '../verb-operation.ts'
import { aggregateType, dimensionType, metricType } from './metric-type.ts'
import { metricsProblems } from './problems.ts'
import { resolved } from './resolve.ts'

export const metrics: VerbOperation<'metrics'> = {
  kind: 'metrics',
  problems: metricsProblems,
  columns: (verb, before) => {
    const named = namedIn(verb)
    return [
      ...verb.by.map((dimension) => ({ name: dimension.as, type: dimensionType(dimension, before) })),
      ...verb.metrics.map(({ as, metric }) => ({ name: as, type: metricType(metric, before, named) })),
    ]
  },
  apply: (verb, query) => {
    const open = query.grouped || query.distinct || query.limit !== undefined ? closed(query) : query
    const whole = {
      ...verb,
      metrics: verb.metrics.map(({ as, metric }) => ({ as, metric: resolved(metric, verb) })),
    }
    return calendarOf(verb.by) !== undefined || whole.metrics.some(({ metric }) => isOverGroups(metric))
      ? inTwoSelects(whole, open)
      : inOneSelect(whole, open)
  },
}

const namedIn = (verb: MetricsVerb) => (name: string) => verb.metrics.find(({ as }) => as === name)?.metric

const overGroups: ReadonlySet<Metric['kind']> = new Set(['share', 'change', 'cumulative', 'moving', 'rank'])

/** Whether it needs other groups than its own. */
const isOverGroups = (metric: Metric): boolean => metricsIn(metric).some(({ kind }) => overGroups.has(kind))

function dimensionsOf(verb: MetricsVerb, open: Query): readonly OutputColumn[] {
  return verb.by.map((dimension) => ({
    name: dimension.as,
    type: dimensionType(dimension, open.columns),
    expression: dimensionSql(dimension),
    written: null,
  }))
}

function inOneSelect(verb: MetricsVerb, open: Query): Query {
  const keys = dimensionsOf(verb, open)
  const ground = metricGround(verb, open.columns, (aggregate) => aggregateSql(aggregate, groundOf(open)))
  return {
    ...open,
    grouped: true,
    groupBy: keys.map(({ expression }) => expression),
    output: [...keys, ...metricColumns(verb, open.columns, ground)],
    order: [],
  }
}

/** Aggregates first, then what is told of them across groups; periods without rows stand between those that have some. */
function inTwoSelects(verb: MetricsVerb, open: Query): Query {
  const keys = dimensionsOf(verb, open)
  const atoms = atomsOf(verb, keys)
  const figures = atoms.map(({ name, aggregate }) => ({
    name,
    type: aggregateType(aggregate, open.columns),
    expression: aggregateSql(aggregate, groundOf(open)),
    written: null,
  }))
  const taken = [...open.named.map(({ name }) => name), open.from]
  const grouped = closed(
    {
      ...open,
      grouped: true,
      groupBy: keys.map(({ expression }) => expression),
      output: [...keys, ...figures],
      order: [],
    },
    freeName('grouped', taken),
  )
  const whole = withEveryPeriod(verb, grouped, figures)
  const ground = metricGround(verb, open.columns, (aggregate) =>
    quoteName(atoms.find((atom) => isSame(atom.aggregate, aggregate))?.name ?? ''),
  )
  return {
    ...whole,
    grouped: false,
    output: [
      ...keys.map((key) => ({ ...key, expression: quoteName(key.name) })),
      ...metricColumns(verb, open.columns, ground),
    ],
    order: [],
  }
}

function withEveryPeriod(verb: MetricsVerb, grouped: Query, figures: readonly OutputColumn[]): Query {
  const time = calendarOf(verb.by)
  if (time === undefined || verb.gaps === 'left-out') return grouped
  const filled = {
    grouped: grouped.from,
    time,
    others: verb.by.filter(({ as }) => as !== time.as),
    figures: figures.map(({ name }) => name),
  }
  const taken = grouped.named.map(({ name }) => name)
  const periods = freeName('periods', taken)
  const name = freeName('filled', [...taken, periods])
  return queryFrom(
    name,
    grouped.columns,
    false,
    [
      ...grouped.named,
      { name: periods, select: periodsClauses(filled) },
      { name, select: filledClauses(periods, filled) },
    ],
    grouped.lookups,
  )
}

const metricColumns = (
  verb: MetricsVerb,
  columns: readonly TypedColumn[],
  ground: MetricGround,
): readonly OutputColumn[] =>
  verb.metrics.map(({ as, metric }) => ({
    name: as,
    type: metricType(metric, columns, namedIn(verb)),
    expression: metricSql(metric, ground),
    written: null,
  }))

function metricGround(
  verb: MetricsVerb,
  columns: readonly TypedColumn[],
  aggregate: MetricGround['aggregate'],
): MetricGround {
  return {
    aggregate,
    dimensions: verb.by.map((dimension) => ({ ...dimension, type: dimensionType(dimension, columns) })),
  }
}

interface Atom {
  readonly name: string
  readonly aggregate: Aggregate
}

/** Each aggregate once: under the name of the metric that it is, or one that says what it is. */
function atomsOf(verb: MetricsVerb, keys: readonly OutputColumn[]): readonly Atom[] {
  const atoms: Atom[] = []
  const taken = [...keys, ...verb.metrics.map(({ as }) => ({ name: as }))].map(({ name }) => name)
  const add = (aggregate: Aggregate, wish: string | undefined): void => {
    if (atoms.some((atom) => isSame(atom.aggregate, aggregate))) return
    const name = wish ?? freeName(describe(aggregate), [...taken, ...atoms.map((atom) => atom.name)])
    atoms.push({ name, aggregate })
  }
  for (const { as, metric } of verb.metrics) if (metric.kind === 'aggregate') add(metric, as)
  for (const { metric } of verb.metrics)
    for (const aggregate of aggregatesIn(metric)) add(aggregate, undefined)
  return atoms
}

const isSame = (one: Aggregate, other: Aggregate): boolean => JSON.stringify(one) === JSON.stringify(other)

const describe = ({ function: name, of }: Aggregate): string =>
  of === undefined ? 'rows' : of.kind === 'column' ? `${name} of ${of.column}` : `${name} of formula`
