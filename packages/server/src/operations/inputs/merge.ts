import type { MergeInput, Step } from '@auger/contract/plan'
import type { NamedSelect } from '../../sql/select.ts'
import { quoteName } from '../../sql/quote.ts'
import type { TypedColumn } from '../outcome.ts'
import { freeName, queryFrom, type Query } from '../query.ts'

/** A step whose result is merged, with the columns that it has. */
export interface MergedStep {
  readonly step: Step
  readonly columns: readonly TypedColumn[]
}

interface MergedColumn extends TypedColumn {
  readonly of: number
  readonly from: string
}

/** What is wrong with a merge: each part must have one row for each of what they are merged by, or a figure would be repeated. */
export function mergeProblems(
  { on, steps: ids }: MergeInput,
  parts: readonly MergedStep[],
): readonly string[] {
  if (ids.length < 2) return ['a merge needs two steps or more']
  if (new Set(ids).size < ids.length) return ['a merge names a step twice']
  return parts.flatMap(({ step, columns }) => {
    const missing = on.filter((name) => !columns.some((column) => column.name === name))
    if (missing.length > 0) return missing.map((name) => `step ${step.id} has no column "${name}"`)
    const own = groupedBy(step)
    return own !== undefined && own.length === on.length && own.every((name) => on.includes(name))
      ? []
      : [
          `step ${step.id} is not grouped by ${on.map((name) => `"${name}"`).join(', ') || 'nothing'}, so its rows could be repeated`,
        ]
  })
}

/** The names that tell the rows of a step's result apart. */
function groupedBy({ verbs, analysis }: Step): readonly string[] | undefined {
  if (analysis !== undefined) return undefined
  let keys: readonly string[] | undefined
  for (const verb of verbs) {
    if (verb.kind === 'group' || verb.kind === 'metrics') keys = verb.by.map(({ as }) => as)
    else if (verb.kind === 'select') {
      if (verb.distinct) keys = verb.columns
      else if (keys?.some((key) => !verb.columns.includes(key))) keys = undefined
    } else if (verb.kind === 'pivot') keys = keys?.filter((key) => key !== verb.column)
  }
  return keys
}

/** What they are merged by, then the other columns of each; a name that an earlier one has is told apart by its step. */
export function mergedColumns({ on }: MergeInput, parts: readonly MergedStep[]): readonly MergedColumn[] {
  const [first] = parts
  const keys = on.map((name) => ({
    name,
    type: first?.columns.find((column) => column.name === name)?.type ?? ('text' as const),
    of: 0,
    from: name,
  }))
  const taken = [...on]
  const others = parts.flatMap(({ step, columns }, of) =>
    columns
      .filter(({ name }) => !on.includes(name))
      .map(({ name, type }) => {
        const clash = taken.some((other) => other.toLowerCase() === name.toLowerCase())
        const as = freeName(clash ? `${name} (${step.id})` : name, taken)
        taken.push(as)
        return { name: as, type, of, from: name }
      }),
  )
  return [...keys, ...others]
}

/** `selects` has each part as a closed select, in the order of the parts. */
export function mergeQuery(
  input: MergeInput,
  parts: readonly MergedStep[],
  selects: readonly string[],
  named: readonly NamedSelect[],
): Query {
  const columns = mergedColumns(input, parts)
  const keyOf = (name: string, count: number): string => {
    const each = selects.slice(0, count).map((select) => `${quoteName(select)}.${quoteName(name)}`)
    return each.length === 1 ? (each[0] ?? '') : `coalesce(${each.join(', ')})`
  }
  const joins = selects.slice(1).map((select, index) => {
    const matches = input.on.map(
      (name) => `${keyOf(name, index + 1)} IS NOT DISTINCT FROM ${quoteName(select)}.${quoteName(name)}`,
    )
    return `FULL JOIN ${quoteName(select)} ON ${matches.join(' AND ') || 'TRUE'}`
  })
  const name = freeName(
    'merged',
    named.map((part) => part.name),
  )
  const [from = ''] = selects
  const select = {
    distinct: false,
    columns: columns.map(({ name: as, of, from: own }, index) => ({
      expression:
        index < input.on.length
          ? keyOf(own, selects.length)
          : `${quoteName(selects[of] ?? '')}.${quoteName(own)}`,
      as,
    })),
    from,
    joins,
    where: [],
    groupBy: [],
    orderBy: [],
    limit: undefined,
  }
  return queryFrom(
    name,
    columns.map(({ name: as, type }) => ({ name: as, type, written: null })),
    false,
    [...named, { name, select }],
  )
}
