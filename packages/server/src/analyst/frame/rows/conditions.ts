import type { Condition, Lookup, Verb } from '@auger/contract/plan'
import { columnsIn } from '../../../domain/condition.ts'
import { FrameProblem } from '../frame-problem.ts'
import { columnAt, tableOf } from '../frame-question.ts'
import { mapVerb, type ColumnMap } from './map-columns.ts'
import { tableIn, wayTo, type Hop } from './reach.ts'
import { requireCondition } from './require-condition.ts'
import { nameIn, tableScope, type Scope } from './scope.ts'

/** Conditions that all hold, as one. */
export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 1 && conditions[0] !== undefined ? conditions[0] : { kind: 'and', conditions }

/** Conditions that all hold, as verbs: none or one. */
export const filterOf = (conditions: readonly Condition[]): readonly Verb[] =>
  conditions.length === 0 ? [] : [{ kind: 'filter', where: allOf(conditions) }]

/** How columns of a frame are told over the rows of a scope. */
export const mapOver = (scope: Scope): ColumnMap => ({
  column: (ref) => nameIn(scope, ref),
  condition: (condition) => conditionOver(condition, scope),
})

/**
 * Conditions that all hold, over the rows of a scope. What the rows do not have themselves is looked up where it is, and never
 * joined, as one row may have many there. What is said of the same other table is said of the same row of it.
 */
export function conditionsOver(conditions: readonly Condition[], scope: Scope): readonly Condition[] {
  const groups = new Map<string, { readonly hop: Hop; readonly conditions: Condition[] }>()
  const own: Condition[] = []
  for (const condition of conditions.flatMap(flat)) {
    const hop = commonHop(condition, scope)
    if (hop === undefined) {
      own.push(conditionOver(condition, scope))
      continue
    }
    const key = JSON.stringify(hop)
    const group = groups.get(key) ?? { hop, conditions: [] }
    group.conditions.push(condition)
    groups.set(key, group)
  }
  return [...own, ...[...groups.values()].map((group) => among(group.hop, group.conditions, scope))]
}

const flat = (condition: Condition): readonly Condition[] =>
  condition.kind === 'and' ? condition.conditions.flatMap(flat) : [condition]

export function conditionOver(condition: Condition, scope: Scope): Condition {
  const hop = commonHop(condition, scope)
  if (hop !== undefined) return among(hop, [condition], scope)
  switch (condition.kind) {
    case 'and':
      return allOf(conditionsOver(condition.conditions, scope))
    case 'or':
      return { ...condition, conditions: condition.conditions.map((part) => conditionOver(part, scope)) }
    case 'not':
      return { ...condition, condition: conditionOver(condition.condition, scope) }
    case 'missing':
      return missingOver(condition, scope)
    case 'columns':
      requireCondition(condition, scope.question)
      return { ...condition, column: nameIn(scope, condition.column), other: nameIn(scope, condition.other) }
    case 'among':
      return { ...condition, column: nameIn(scope, condition.column), of: lookupOver(condition.of, scope) }
    case 'compare':
    case 'between':
    case 'in':
    case 'contains':
    case 'window':
    case 'recurring':
    case 'against':
      requireCondition(condition, scope.question)
      return { ...condition, column: nameIn(scope, condition.column) }
  }
}

type Missing = Extract<Condition, { kind: 'missing' }>

/** A row lacks what is told of it elsewhere where nothing is told of it there: who never ordered has no day of an order. */
function missingOver(condition: Missing, scope: Scope): Condition {
  if (scope.nameOf(condition.column) !== undefined)
    return { ...condition, column: nameIn(scope, condition.column) }
  return { kind: 'not', condition: conditionOver({ kind: 'not', condition }, scope) }
}

/** Where all columns of a condition are to be looked up in one other table, how that is come to. */
function commonHop(condition: Condition, scope: Scope): Hop | undefined {
  if (condition.kind === 'missing' || (condition.kind === 'not' && condition.condition.kind !== 'missing'))
    return undefined
  const columns = columnsIn(condition)
  if (columns.some((column) => scope.nameOf(column) !== undefined)) return undefined
  const hops = columns.map((column) => firstHop(column, scope))
  const [first] = hops
  return hops.every((hop) => JSON.stringify(hop) === JSON.stringify(first)) ? first : undefined
}

function firstHop(column: string, { tableId, question }: Scope): Hop {
  const other = tableIn(column)
  const [hop] = wayTo(tableId, other, question) ?? []
  if (hop !== undefined) return hop
  const [own, there] = [tableOf(tableId, question), tableOf(other, question)]
  throw new FrameProblem(`nothing ties rows of "${own.title}" to those of "${there.title}"`)
}

function among(hop: Hop, conditions: readonly Condition[], scope: Scope): Condition {
  const inner = tableScope(hop.tableId, scope.question)
  return {
    kind: 'among',
    column: nameIn(scope, `${scope.tableId}/${hop.own}`),
    of: {
      tableId: hop.tableId,
      verbs: filterOf(conditionsOver(conditions, inner)),
      column: hop.column,
    },
  }
}

/** A look into a table that the frame has itself. */
function lookupOver({ tableId, verbs, column }: Lookup, { question }: Scope): Lookup {
  const scope = tableScope(tableOf(tableId, question).id, question)
  const made = new Set(verbs.flatMap((verb) => (verb.kind === 'derive' ? [verb.as] : [])))
  const map = besideMade(mapOver(scope), made)
  return { tableId, verbs: verbs.map((verb) => mapVerb(verb, map)), column: map.column(column) }
}

/** What the verbs of a lookup have made themselves keeps its name. */
const besideMade = ({ column, condition }: ColumnMap, made: ReadonlySet<string>): ColumnMap => ({
  column: (ref) => (made.has(ref) ? ref : column(ref)),
  condition: (one) => (columnsIn(one).every((ref) => made.has(ref)) ? one : condition(one)),
})

/** The references of conditions, all of them of columns that there are. */
export function refsIn(conditions: readonly Condition[], { question }: Pick<Scope, 'question'>) {
  return conditions.flatMap(columnsIn).map((ref) => {
    if (columnAt(ref, question) === undefined) throw new FrameProblem(`there is no column "${ref}"`)
    return ref
  })
}
