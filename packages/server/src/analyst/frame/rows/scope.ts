import type { PathInput, StepInput } from '@auger/contract/plan'
import { rowsOf, withJoined } from '../../../domain/joined-rows.ts'
import type { Relation } from '../../../domain/table.ts'
import { placeOf, refOf, type ColumnRef } from '../column-ref.ts'
import { FrameProblem } from '../frame-problem.ts'
import { columnAt, requireColumn, tableOf, type FrameQuestion } from '../frame-question.ts'
import { reachFrom, tableIn } from './reach.ts'

/** Rows that columns and conditions are told over. */
export interface Scope {
  readonly question: FrameQuestion
  readonly tableId: string
  /** What a column is called in the rows; undefined where they do not have it. What is no reference is a name already. */
  readonly nameOf: (ref: ColumnRef) => string | undefined
}

export interface JoinedScope extends Scope {
  readonly input: StepInput
}

/** The rows of a table alone, as what looks into a table reads them. */
export const tableScope = (tableId: string, question: FrameQuestion): Scope => ({
  question,
  tableId,
  nameOf: (ref) => {
    if (columnAt(ref, question) === undefined) return ref
    const place = placeOf(ref)
    return place.tableId === tableId ? place.column : undefined
  },
})

/** The rows of a table with those that they name of others: of all that is required, and of what is wished as far as it is reached. */
export function joinedScope(
  tableId: string,
  { required, wished }: { readonly required: readonly ColumnRef[]; readonly wished: readonly ColumnRef[] },
  question: FrameQuestion,
): JoinedScope {
  const reach = reachFrom(tableId, question)
  const chainTo = (ref: ColumnRef): readonly Relation[] | undefined => {
    const chain = reach.get(tableIn(ref))
    // A key is told by the column that names it, so that its table need not be joined.
    return chain?.at(-1)?.to.column === placeOf(ref).column ? chain.slice(0, -1) : chain
  }
  for (const ref of required) requireReached(ref, chainTo(ref), tableId, question)
  const known = wished.filter((ref) => columnAt(ref, question) !== undefined)
  const relations = new Set([...required, ...known].flatMap((ref) => chainTo(ref) ?? []))
  const { joins, names } = joinsBy([...relations], tableId, question)
  const nameOf = (ref: ColumnRef): string | undefined => {
    if (columnAt(ref, question) === undefined) return ref
    const last = reach.get(tableIn(ref))?.at(-1)
    const stands = last?.to.column === placeOf(ref).column ? last.from : undefined
    return (
      names.get(ref) ?? (stands === undefined ? undefined : names.get(refOf(stands.tableId, stands.column)))
    )
  }
  return { question, tableId, nameOf, input: inputOf(tableId, joins) }
}

function requireReached(
  ref: ColumnRef,
  chain: readonly Relation[] | undefined,
  tableId: string,
  question: FrameQuestion,
): void {
  const { name } = requireColumn(ref, question)
  if (chain !== undefined) return
  const [own, other] = [tableOf(tableId, question), tableOf(tableIn(ref), question)]
  throw new FrameProblem(
    `rows of "${own.title}" do not each name one of "${other.title}", so there is no "${name}" for them`,
  )
}

/** Each relation comes after those that it goes on from: a chain is found after its beginnings are. */
function joinsBy(relations: readonly Relation[], tableId: string, question: FrameQuestion) {
  let rows = rowsOf(tableOf(tableId, question))
  const joins = relations.map(({ from, to }): PathInput['joins'][number] => {
    const own = rows.names.get(refOf(from.tableId, from.column))
    if (own === undefined) throw new Error(`a join goes on from ${from.tableId}, which is not joined`)
    rows = withJoined(rows, tableOf(to.tableId, question), { from: own, to: to.column })
    return { from: own, to: to.tableId, on: to.column }
  })
  return { joins, names: rows.names }
}

function inputOf(tableId: string, joins: PathInput['joins']): StepInput {
  const [first, ...others] = joins
  if (first === undefined) return { kind: 'table', tableId }
  if (others.length > 0) return { kind: 'path', tableId, joins }
  return { kind: 'join', tableId, to: first.to, on: { from: first.from, to: first.on } }
}

/** The name of a column that the rows must have. */
export function nameIn(scope: Scope, ref: ColumnRef): string {
  const name = scope.nameOf(ref)
  if (name !== undefined) return name
  const own = tableOf(scope.tableId, scope.question)
  throw new FrameProblem(`rows of "${own.title}" have no "${placeOf(ref).column}"`)
}
