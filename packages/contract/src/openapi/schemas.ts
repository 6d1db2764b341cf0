import { z } from 'zod'
import type { WireMode } from '../wire-mode.ts'
import type { Json } from './json.ts'

/** Turns the contract's schemas into those of the document; named ones stand in it once, as components. */
export interface Schemas {
  readonly wire: WireMode
  of(schema: z.ZodType, direction: 'input' | 'output'): Json
  /** All named schemas that were met, by name. */
  named(): Json
}

export function createSchemas(wire: WireMode): Schemas {
  const components: Json = {}
  const of = (schema: z.ZodType, io: 'input' | 'output'): Json => {
    // Inside of another schema a named one becomes a reference.
    const { properties, $defs = {} } = z.toJSONSchema(z.object({ schema }), {
      io,
      reused: 'inline',
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        // Unknown fields are ignored on the wire, in both directions.
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      },
    })
    for (const [name, definition] of Object.entries($defs)) components[name] = settled(definition, wire)
    return settled(properties?.['schema'] ?? {}, wire) as Json
  }
  return {
    wire,
    of,
    named: () => Object.fromEntries(Object.entries(components).sort(([a], [b]) => a.localeCompare(b))),
  }
}

const isObject = (node: unknown): node is Json =>
  typeof node === 'object' && node !== null && !Array.isArray(node)

/** References point at the components, marks and bounds that say nothing are gone, and so is what the other mode has. */
function settled(node: unknown, wire: WireMode): unknown {
  if (Array.isArray(node)) return node.filter((item) => isOf(item, wire)).map((item) => settled(item, wire))
  if (!isObject(node)) return node
  const { 'x-wire': _, id, ...rest } = node
  const kept: Json = {}
  // Of a schema `id` is its name, of a list of properties a property.
  if (isObject(id) && isOf(id, wire)) kept['id'] = settled(id, wire)
  for (const [key, value] of Object.entries(rest)) {
    if (!isOf(value, wire) || saysNothing(key, value)) continue
    if (key === '$ref') kept[key] = String(value).replace('#/$defs/', '#/components/schemas/')
    else kept[key] = settled(value, wire)
  }
  return onlyChoice(withMarkedRequired(kept, node, wire))
}

const isOf = (node: unknown, wire: WireMode): boolean =>
  !isObject(node) || node['x-wire'] === undefined || node['x-wire'] === wire

const saysNothing = (key: string, value: unknown): boolean =>
  (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) ||
  (key === 'maximum' && value === Number.MAX_SAFE_INTEGER)

/** What is optional in the contract because one mode lacks it is always there in the other. */
function withMarkedRequired(kept: Json, node: Json, wire: WireMode): Json {
  if (!isObject(node['properties'])) return kept
  const marked = Object.entries(node['properties'])
    .filter(([, property]) => isObject(property) && property['x-wire'] === wire)
    .map(([name]) => name)
  if (marked.length === 0) return kept
  return { ...kept, required: [...((kept['required'] as string[] | undefined) ?? []), ...marked] }
}

function onlyChoice(node: Json): Json {
  const { anyOf, ...rest } = node
  return Array.isArray(anyOf) && anyOf.length === 1 ? { ...(anyOf[0] as Json), ...rest } : node
}
