/** The engine's parse tree as JSON. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [field: string]: Json
}
export type Path = readonly (string | number)[]

/** A place of the tree where another part of the same kind may stand. */
export interface Place {
  readonly kind: 'expression' | 'table' | 'query'
  readonly path: Path
}

const tables = new Set(['BASE_TABLE', 'SUBQUERY', 'JOIN', 'TABLE_FUNCTION', 'EXPRESSION_LIST', 'PIVOT'])
const tableFields = new Set<string | number>(['from_table', 'left', 'right', 'source'])

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function placesOf(tree: Json, path: Path = []): readonly Place[] {
  if (Array.isArray(tree)) return tree.flatMap((part: Json, index) => placesOf(part, [...path, index]))
  if (!isObject(tree)) return []
  const kind = kindOf(tree, path)
  const inner = Object.entries(tree).flatMap(([field, part]) =>
    field === 'value' && tree['class'] === 'CONSTANT' ? [] : placesOf(part, [...path, field]),
  )
  return kind === undefined ? inner : [{ kind, path }, ...inner]
}

function kindOf(node: JsonObject, path: Path): Place['kind'] | undefined {
  const field = path.at(-1)
  if (typeof node['class'] === 'string')
    return field === 'function' && node['class'] === 'FUNCTION' ? undefined : 'expression'
  if (node['type'] === 'SELECT_NODE') return 'query'
  return tables.has(String(node['type'])) && tableFields.has(field ?? '') ? 'table' : undefined
}

export function partAt(tree: Json, path: Path): Json {
  return path.reduce<Json>((part, step) => {
    if (typeof part !== 'object' || part === null) return null
    return (part as { readonly [step: string]: Json })[step] ?? null
  }, tree)
}

export function withPart(tree: Json, path: Path, part: Json): Json {
  const [step, ...rest] = path
  if (step === undefined) return part
  if (Array.isArray(tree))
    return tree.map((element: Json, index) => (index === step ? withPart(element, rest, part) : element))
  return { ...(tree as JsonObject), [step]: withPart((tree as JsonObject)[step] ?? null, rest, part) }
}

/** Every node, changed from the leaves up. */
export function mapNodes(tree: Json, change: (node: JsonObject) => Json): Json {
  if (Array.isArray(tree)) return tree.map((part: Json) => mapNodes(part, change))
  if (!isObject(tree)) return tree
  return change(
    Object.fromEntries(Object.entries(tree).map(([field, part]) => [field, mapNodes(part, change)])),
  )
}
