import { z } from 'zod'
import { allowedAggregates, allowedFunctions, allowedTableFunctions } from './allowed-functions.ts'
import { Refusal } from './failure.ts'
import { foldName } from './fold-name.ts'

/**
 * Lets through one SELECT over the known tables and its own CTEs, made of nothing but what is listed here. The engine
 * calls statements SELECT that write files or change the process, so its word for the kind of a statement is not enough.
 * Returns the tables it names, folded, once for each time it names them.
 */
export function checkStatement(parsed: unknown, tables: readonly string[]): readonly string[] {
  const { error, error_message: message, statements } = serialized.parse(parsed)
  if (error) throw new Refusal(message ?? 'The statement cannot be read.')
  const [only, ...others] = statements
  if (only === undefined || others.length > 0) throw new Refusal('Exactly one statement is allowed.')
  const mentioned: string[] = []
  const mention = (name: string) => void mentioned.push(name)
  check(only, new Map(tables.map((name) => [foldName(name), mention])), 0)
  return mentioned
}

const serialized = z.object({
  error: z.boolean(),
  error_message: z.string().optional(),
  statements: z.array(z.unknown()).default([]),
})

type Node = { readonly [field: string]: unknown }

/** The names that can be read from, by what is to be done when one is: a CTE may hide a table of the same name. */
type Known = ReadonlyMap<string, (name: string) => void>

const nothing = () => undefined

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

function check(value: unknown, known: Known, depth: number): void {
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

function checkTable(table: Node, known: Known): void {
  const name = foldName(String(table.table_name))
  const mention = known.get(name)
  const plain =
    table.schema_name === undefined && table.catalog_name === undefined && table.at_clause === undefined
  if (!plain || mention === undefined)
    throw new Refusal(`There is no table ${String(table.table_name)}; ${namesOf(known)}.`)
  mention(name)
}

const mostNamed = 10

function namesOf(known: Known): string {
  const names = [...known.keys()]
  const more = names.length > mostNamed ? ', …' : ''
  return `there is ${names.slice(0, mostNamed).join(', ') || 'none'}${more}`
}

function checkFields(node: Node, known: Known, depth: number): void {
  const inner = withCommonTables(node, known, depth)
  for (const [field, value] of Object.entries(node)) {
    if (field === 'cte_map' || (field === 'value' && node.class === 'CONSTANT')) continue
    if (field === 'function_name') checkFunction(String(value), node.children)
    if (field === 'function' && node.type === 'TABLE_FUNCTION') checkTableFunction(value, inner, depth)
    else if (field === 'right' && node.type === 'RECURSIVE_CTE_NODE')
      check(value, withItself(node, inner), depth + 1)
    else check(value, inner, depth + 1)
  }
}

/** A CTE is known to the CTEs after it and to the rest of its query. */
function withCommonTables(node: Node, known: Known, depth: number): Known {
  if (node.cte_map === undefined) return known
  const inner = new Map(known)
  for (const { key, value } of cteMap.parse(node.cte_map).map) {
    check(value, inner, depth + 1)
    inner.set(foldName(key), nothing)
  }
  return inner
}

/** A recursive CTE is known to its own second half, and there alone. */
function withItself(node: Node, known: Known): Known {
  return new Map([...known, [foldName(String(node.cte_name)), nothing]])
}

const cteMap = z.object({ map: z.array(z.object({ key: z.string(), value: z.unknown() })).default([]) })

function checkTableFunction(value: unknown, known: Known, depth: number): void {
  if (!isNode(value) || value.class !== 'FUNCTION')
    throw new Refusal('This use of a table function is not allowed.')
  const { function_name: name, ...rest } = value
  if (!allowedTableFunctions.has(foldName(String(name))))
    throw new Refusal(`The function ${String(name)} is not allowed.`)
  check(rest, known, depth + 1)
}

function checkFunction(written: string, given: unknown): void {
  const name = foldName(written)
  if (!allowedFunctions.has(name)) throw new Refusal(`The function ${written} is not allowed.`)
  const [, second] = Array.isArray(given) ? (given as unknown[]) : []
  if (name === 'age' && second === undefined) throw new Refusal('The function age needs both its ends.')
  if (callers.has(name) && !allowedAggregates.has(foldName(textOf(second))))
    throw new Refusal(`What the function ${written} calls is not allowed.`)
}

/** Functions whose second argument is the name of another. */
const callers = new Set(['array_aggr', 'array_aggregate', 'list_aggr', 'list_aggregate'])

function textOf(expression: unknown): string {
  if (!isNode(expression) || expression.class !== 'CONSTANT' || !isNode(expression.value)) return ''
  return typeof expression.value.value === 'string' ? expression.value.value : ''
}
