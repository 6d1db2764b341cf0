import {
  analysedColumns,
  type JoinInput,
  type MergeInput,
  type Step,
  type Verb,
  type PathInput,
} from '@auger/contract/plan'
import { lookupsIn } from '../domain/condition.ts'
import { conditionsOf, tableIdsOf } from '../domain/step-tables.ts'
import type { Table } from '../domain/table.ts'
import { closed, freeName, nested, queryFrom, querySql, type OutputColumn, type Query } from './query.ts'
import { mergeQuery, type MergedStep } from './inputs/merge.ts'
import { pathQuery } from './inputs/path.ts'
import { statementQuery } from './inputs/statement.ts'
import { unionQuery } from './inputs/union.ts'
import { unmatchedInMerge, unmatchedOnPath, type UnmatchedStatement } from './inputs/unmatched.ts'
import { applyVerb } from './verbs.ts'

/** A statement for the cells of a result as the file has them. */
export interface WrittenStatement {
  readonly sql: string
  /** The columns of the result that have one behind all columns of the result, in the same order. */
  readonly columns: readonly string[]
}

/** The step as one readable SELECT in a total order; what it needs of earlier steps stands before it by name. */
export function compileStep(step: Step, earlier: readonly Step[], tables: readonly Table[]): string {
  return querySql(queryOf(step, earlier, tables.map(asRead)))
}

/** The same rows with the cells that answer as the file has them; undefined where the values alone tell that. */
export function compileWritten(
  step: Step,
  earlier: readonly Step[],
  tables: readonly Table[],
  most: number,
): WrittenStatement | undefined {
  if (step.analysis !== undefined) return undefined
  const query = queryOf(step, earlier, tables)
  const answers = ({ name }: OutputColumn) => step.answer.length === 0 || step.answer.includes(name)
  const output = query.output.map((column) => (answers(column) ? column : { ...column, written: null }))
  const columns = output.flatMap(({ name, written }) => (written === null ? [] : [name]))
  const limit = Math.min(most, query.limit ?? most)
  return columns.length === 0 ? undefined : { sql: querySql({ ...query, output, limit }), columns }
}

/** How many rows have no partner where tables are joined or figures set side by side; undefined where nothing is. */
export function compileUnmatched(
  { input }: Pick<Step, 'input'>,
  earlier: readonly Step[],
  tables: readonly Table[],
): UnmatchedStatement | undefined {
  if (input.kind === 'path') return unmatchedOnPath(input, tables)
  if (input.kind !== 'merge') return undefined
  const parts = mergedParts(input, earlier, tables.map(asRead))
  const titled = parts.map(({ step, query }) => ({ select: query.from, title: titleOf(step, tables) }))
  return unmatchedInMerge(input, mergedQuery(input, parts), titled)
}

/** What a step reads, by the names that people know. */
const titleOf = (step: Step, tables: readonly Table[]): string =>
  tableIdsOf(step)
    .flatMap((wanted) => tables.filter(({ id }) => id === wanted).map(({ title }) => title))
    .join(', ') || step.id

/** Without what the file has beside its values. */
const asRead = (table: Table): Table => ({
  ...table,
  columns: table.columns.map((column) => ({ ...column, written: null })),
})

function queryOf(step: Step, earlier: readonly Step[], tables: readonly Table[]): Query {
  const input = withLookups(inputOf(step, earlier, tables), step.verbs, tables)
  return [...step.verbs, ...whatIsAnalysed(step)].reduce((query, verb) => applyVerb(verb, query), input)
}

/** What other tables are looked into for stands before the statement by name. */
function withLookups(query: Query, verbs: readonly Verb[], tables: readonly Table[]): Query {
  const conditions = verbs.flatMap(conditionsOf).flatMap(lookupsIn)
  return conditions.reduce((before, condition) => {
    const { tableId, verbs: inner, column } = condition.of
    const from = tables.find(({ id }) => id === tableId)
    if (from === undefined) throw new Error(`a condition looks into an unknown table ${tableId}`)
    const start = withLookups({ ...queryFrom(from.name, from.columns, true, before.named) }, inner, tables)
    const values: Verb = { kind: 'select', columns: [column], distinct: false }
    const found = [...inner, values].reduce((query, verb) => applyVerb(verb, query), start)
    // What it looks into itself has taken a name by now.
    const name = freeName(
      'looked_up',
      [...tables, ...found.named].map((taken) => taken.name),
    )
    const looked = closed(found, name)
    return {
      ...before,
      named: looked.named,
      lookups: new Map([...before.lookups, [condition, name]]),
    }
  }, query)
}

/** An analysis reads its columns and nothing else. */
const whatIsAnalysed = ({ analysis }: Step): readonly Verb[] =>
  analysis === undefined ? [] : [{ kind: 'select', columns: analysedColumns(analysis), distinct: false }]

function inputOf(step: Step, earlier: readonly Step[], tables: readonly Table[]): Query {
  const { input } = step
  if (input.kind === 'table') {
    const table = tables.find((candidate) => candidate.id === input.tableId)
    if (table === undefined) throw new Error(`step ${step.id} reads an unknown table ${input.tableId}`)
    return queryFrom(table.name, table.columns, true, [])
  }
  if (input.kind === 'join') return pathQuery(asPath(input), tables)
  if (input.kind === 'path') return pathQuery(input, tables)
  if (input.kind === 'union') return unionQuery(input, tables)
  if (input.kind === 'statement') return statementQuery(input, tables)
  if (input.kind === 'merge') return mergedQuery(input, mergedParts(input, earlier, tables))
  const { query, name } = earlierStep(input.stepId, earlier, tables)
  return closed(query, name)
}

interface EarlierStep {
  readonly step: Step
  readonly query: Query
  /** The name that its result goes by. */
  readonly name: string
}

function earlierStep(stepId: string, earlier: readonly Step[], tables: readonly Table[]): EarlierStep {
  const index = earlier.findIndex((candidate) => candidate.id === stepId)
  const step = earlier[index]
  if (step === undefined) throw new Error(`an unknown step ${stepId} is read`)
  return { step, query: queryOf(step, earlier.slice(0, index), tables), name: freeStepName(stepId, tables) }
}

const mergedQuery = (input: MergeInput, parts: readonly MergedPart[]): Query =>
  mergeQuery(
    input,
    parts,
    parts.map(({ query }) => query.from),
    parts.flatMap(({ query }) => query.named),
  )

interface MergedPart extends MergedStep {
  readonly query: Query
}

/** Each by a name of its own, though ids may differ in signs alone. */
function mergedParts(
  input: MergeInput,
  earlier: readonly Step[],
  tables: readonly Table[],
): readonly MergedPart[] {
  const taken = tables.map(({ name }) => name)
  return input.steps.map((id) => {
    const { step, query, name } = earlierStep(id, earlier, tables)
    const own = freeName(name, taken)
    taken.push(own)
    return { step, columns: query.output, query: nested(query, own) }
  })
}

/** A join is a path of one. */
const asPath = ({ tableId, to, on }: JoinInput): PathInput => ({
  kind: 'path',
  tableId,
  joins: [{ from: on.from, to, on: on.to }],
})

function freeStepName(id: string, tables: readonly Table[]): string {
  const taken = new Set(tables.map((table) => table.name.toLowerCase()))
  let name = `step_${id}`.replace(/^step_step/, 'step').replace(/\W+/g, '_')
  while (taken.has(name.toLowerCase())) name += '_'
  return name
}
