import type {
  Condition,
  FilterVerb,
  Formula,
  GroupVerb,
  Metric,
  MetricsVerb,
  Verb,
  LimitVerb,
  OrderVerb,
  RunsVerb,
  SelectVerb,
  Step,
} from '@auger/contract/plan'
import type { Grouping } from './grouping.ts'
import { groupingOfMetrics, measureOf } from './metrics/grouping.ts'

/** A step seen as the parts that words and charts care about. */
export interface Shape {
  readonly where: readonly Condition[]
  /** Conditions on what was grouped. */
  readonly having: readonly Condition[]
  readonly group: Grouping | undefined
  readonly order: OrderVerb | undefined
  readonly limit: LimitVerb | undefined
  readonly select: SelectVerb | undefined
}

export function shapeOf(step: Step): Shape {
  const place = step.verbs.findIndex(isGrouping)
  const filters = (verbs: Step['verbs']): readonly Condition[] =>
    verbs
      .filter((verb): verb is FilterVerb | RunsVerb => verb.kind === 'filter' || verb.kind === 'runs')
      .flatMap(({ where }) => (where.kind === 'and' ? where.conditions : [where]))
  return {
    where: filters(place < 0 ? step.verbs : step.verbs.slice(0, place)),
    having: place < 0 ? [] : filters(step.verbs.slice(place)),
    group: withDifferences(pivoted(groupingOf(step.verbs.findLast(isGrouping)), step.verbs), step.verbs),
    order: step.verbs.findLast((verb): verb is OrderVerb => verb.kind === 'order'),
    limit: step.verbs.findLast((verb): verb is LimitVerb => verb.kind === 'limit'),
    select: step.verbs.findLast((verb): verb is SelectVerb => verb.kind === 'select'),
  }
}

const isGrouping = (verb: Verb): verb is GroupVerb | MetricsVerb =>
  verb.kind === 'group' || verb.kind === 'metrics'

const groupingOf = (verb: GroupVerb | MetricsVerb | undefined): Grouping | undefined =>
  verb?.kind === 'metrics' ? groupingOfMetrics(verb) : verb

/** What a pivot has made columns of is measured in each of them. */
function pivoted(group: Grouping | undefined, verbs: Step['verbs']): Grouping | undefined {
  return verbs.reduce((before, verb) => {
    if (verb.kind !== 'pivot' || before === undefined) return before
    const measure = before.measures.find(({ as }) => as === verb.of)
    return {
      by: before.by.filter(({ as }) => as !== verb.column),
      measures: measure === undefined ? before.measures : verb.values.map(({ as }) => ({ ...measure, as })),
    }
  }, group)
}

/** What is computed from two figures of a group as their difference is a figure of it, too. */
function withDifferences(group: Grouping | undefined, verbs: Step['verbs']): Grouping | undefined {
  return verbs.reduce((before, verb) => {
    if (verb.kind !== 'compute' || verb.formula.kind !== 'binary' || before === undefined) return before
    const { operator, left, right } = verb.formula
    const metricOf = (side: Formula): Metric | undefined =>
      side.kind === 'column' ? before.measures.find(({ as }) => as === side.column)?.metric : undefined
    const [of, less] = [metricOf(left), metricOf(right)]
    if (operator !== '-' || of === undefined || less === undefined) return before
    const metric: Metric = { kind: 'binary', operator, left: of, right: less }
    return { ...before, measures: [...before.measures, measureOf({ as: verb.as, metric }, metric)] }
  }, group)
}
