import type { Verb } from '@auger/contract/plan'
import { beside } from './beside.ts'
import { compute } from './compute.ts'
import { derive } from './derive.ts'
import { fill } from './fill.ts'
import { filter } from './filter.ts'
import { group } from './group.ts'
import { last } from './last.ts'
import { limit } from './limit.ts'
import { metrics } from './metrics/metrics.ts'
import { order } from './order.ts'
import { outliers } from './outliers.ts'
import { pivot } from './pivot.ts'
import { profile } from './profile.ts'
import type { TypedColumn } from './outcome.ts'
import type { Query } from './query.ts'
import { runs } from './runs.ts'
import { select } from './select.ts'
import { spell } from './spell.ts'
import { top } from './top.ts'
import { unique } from './unique.ts'
import type { VerbOperation } from './verb-operation.ts'

/** One line a verb. */
const operations: { readonly [Kind in Verb['kind']]: VerbOperation<Kind> } = {
  beside,
  compute,
  derive,
  fill,
  filter,
  group,
  last,
  limit,
  metrics,
  order,
  outliers,
  pivot,
  profile,
  runs,
  select,
  spell,
  top,
  unique,
}

function operationOf<Kind extends Verb['kind']>(verb: Extract<Verb, { kind: Kind }>): VerbOperation<Kind> {
  return operations[verb.kind]
}

export const applyVerb = (verb: Verb, query: Query): Query => operationOf(verb).apply(verb, query)
export const columnsAfter = (verb: Verb, before: readonly TypedColumn[]): readonly TypedColumn[] =>
  operationOf(verb).columns(verb, before)
export const problemsOf = (verb: Verb, before: readonly TypedColumn[]): readonly string[] =>
  operationOf(verb).problems(verb, before)
