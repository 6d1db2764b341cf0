import type { Step } from '../domain/plan.ts'
import type { Table } from '../domain/table.ts'
import { closed, queryFrom, querySql, type OutputColumn, type Query } from './query.ts'
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
  const query = queryOf(step, earlier, tables)
  const answers = ({ name }: OutputColumn) => step.answer.length === 0 || step.answer.includes(name)
  const output = query.output.map((column) => (answers(column) ? column : { ...column, written: null }))
  const columns = output.flatMap(({ name, written }) => (written === null ? [] : [name]))
  const limit = Math.min(most, query.limit ?? most)
  return columns.length === 0 ? undefined : { sql: querySql({ ...query, output, limit }), columns }
}

/** Without what the file has beside its values. */
const asRead = (table: Table): Table => ({
  ...table,
  columns: table.columns.map((column) => ({ ...column, written: null })),
})

function queryOf(step: Step, earlier: readonly Step[], tables: readonly Table[]): Query {
  return step.verbs.reduce((query, verb) => applyVerb(verb, query), inputOf(step, earlier, tables))
}

function inputOf(step: Step, earlier: readonly Step[], tables: readonly Table[]): Query {
  const { input } = step
  if (input.kind === 'table') {
    const table = tables.find((candidate) => candidate.id === input.tableId)
    if (table === undefined) throw new Error(`step ${step.id} reads an unknown table ${input.tableId}`)
    return queryFrom(table.name, table.columns, true, [])
  }
  const index = earlier.findIndex((candidate) => candidate.id === input.stepId)
  const before = earlier[index]
  if (before === undefined) throw new Error(`step ${step.id} reads an unknown step ${input.stepId}`)
  return closed(queryOf(before, earlier.slice(0, index), tables), freeStepName(before.id, tables))
}

function freeStepName(id: string, tables: readonly Table[]): string {
  const taken = new Set(tables.map((table) => table.name.toLowerCase()))
  let name = `step_${id}`.replace(/^step_step/, 'step').replace(/\W+/g, '_')
  while (taken.has(name.toLowerCase())) name += '_'
  return name
}
