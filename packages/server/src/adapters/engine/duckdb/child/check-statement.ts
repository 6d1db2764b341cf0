import { z } from 'zod'
import { allowedFunctions, allowedTableFunctions } from './allowed-functions.ts'
import { Refusal } from './failure.ts'

/**
 * Lets through one SELECT over the known tables and its own CTEs, made of nothing but what is listed here. The engine
 * calls statements SELECT that write files or change the process, so its word for the kind of a statement is not enough.
 */
export function checkStatement(parsed: unknown, tables: readonly string[]): void {
  const { error, error_message: message, statements } = serialized.parse(parsed)
  if (error) throw new Refusal(message ?? 'The statement cannot be read.')
  const [only, ...others] = statements
  if (only === undefined || others.length > 0) throw new Refusal('Exactly one statement is allowed.')
  check(only, new Set(tables.map(folded)), 0)
}

const serialized = z.object({
  error: z.boolean(),
  error_message: z.string().optional(),
  statements: z.array(z.unknown()).default([]),
})

type Node = { readonly [field: string]: unknown }

const mostDepth = 1000

const expressionClasses = new Set([
  'BETWEEN',
  'CASE',
  'CAST',
  'COLLATE',
  'COLUMN_REF',
  'COMPARISON',
  'CONJUNCTION',
  'CONSTANT',
  'FUNCTION',
  'LAMBDA',
  'LAMBDA_REF',
  'OPERATOR',
  'POSITIONAL_REFERENCE',
  'STAR',
  'SUBQUERY',
  'TYPE',
  'WINDOW',
])

/** What a part of a statement may be that is no expression: queries, tables, modifiers, orders, types. */
const partTypes =
  /^(SELECT_NODE|SET_OPERATION_NODE|RECURSIVE_CTE_NODE|CTE_NODE|BASE_TABLE|SUBQUERY|JOIN|EXPRESSION_LIST|EMPTY|PIVOT|TABLE_FUNCTION|ORDER_MODIFIER|LIMIT_MODIFIER|LIMIT_PERCENT_MODIFIER|DISTINCT_MODIFIER|ORDER_DEFAULT|ASCENDING|DESCENDING|[A-Z_]+_TYPE_INFO)$/

function check(value: unknown, known: ReadonlySet<string>, depth: number): void {
  if (depth > mostDepth) throw new Refusal('The statement is nested too deeply.')
  if (Array.isArray(value)) {
    for (const element of value) check(element, known, depth + 1)
  } else if (isNode(value)) {
    checkNode(value)
    if (value.type === 'BASE_TABLE') checkTable(value, known)
    checkFields(value, known, depth)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}

function checkNode(node: Node): void {
  if (typeof node.class === 'string') {
    if (!expressionClasses.has(node.class)) throw new Refusal(`${node.class} is not allowed.`)
  } else if (typeof node.type === 'string' && !partTypes.test(node.type)) {
    throw new Refusal(`${node.type} is not allowed.`)
  }
  if (typeof node.pivot_enum === 'string') throw new Refusal('PIVOT needs its values written out.')
  if (node.sample !== undefined) throw new Refusal('A random sample is not allowed.')
}

function checkTable(table: Node, known: ReadonlySet<string>): void {
  const name = String(table.table_name)
  const plain =
    table.schema_name === undefined && table.catalog_name === undefined && table.at_clause === undefined
  if (!plain || !known.has(folded(name))) throw new Refusal(`There is no table ${name}.`)
}

function checkFields(node: Node, known: ReadonlySet<string>, depth: number): void {
  const inner = withCommonTables(node, known, depth)
  for (const [field, value] of Object.entries(node)) {
    if (field === 'cte_map' || (field === 'value' && node.class === 'CONSTANT')) continue
    if (field === 'function_name') checkFunction(String(value))
    if (field === 'function' && node.type === 'TABLE_FUNCTION') checkTableFunction(value, inner, depth)
    else if (field === 'right' && node.type === 'RECURSIVE_CTE_NODE')
      check(value, withItself(node, inner), depth + 1)
    else check(value, inner, depth + 1)
  }
}

/** A CTE is known to the CTEs after it and to the rest of its query. */
function withCommonTables(node: Node, known: ReadonlySet<string>, depth: number): ReadonlySet<string> {
  if (node.cte_map === undefined) return known
  const inner = new Set(known)
  for (const { key, value } of cteMap.parse(node.cte_map).map) {
    check(value, inner, depth + 1)
    inner.add(folded(key))
  }
  return inner
}

/** A recursive CTE is known to its own second half, and there alone. */
function withItself(node: Node, known: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...known, folded(String(node.cte_name))])
}

const cteMap = z.object({ map: z.array(z.object({ key: z.string(), value: z.unknown() })).default([]) })

function checkTableFunction(value: unknown, known: ReadonlySet<string>, depth: number): void {
  if (!isNode(value) || value.class !== 'FUNCTION')
    throw new Refusal('This use of a table function is not allowed.')
  const { function_name: name, ...rest } = value
  if (!allowedTableFunctions.has(folded(String(name))))
    throw new Refusal(`The function ${String(name)} is not allowed.`)
  check(rest, known, depth + 1)
}

function checkFunction(name: string): void {
  if (!allowedFunctions.has(folded(name))) throw new Refusal(`The function ${name} is not allowed.`)
}

/** The engine compares names without regard to the case of ASCII letters. */
function folded(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}
