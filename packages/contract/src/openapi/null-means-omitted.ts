import type { Json } from './json.ts'

/** Of what is sent as JSON, every field that may be omitted may be null, in the objects inside too. */
export function nullMeansOmitted(schema: Json): Json {
  const properties = schema['properties'] as { readonly [name: string]: Json } | undefined
  if (schema['type'] === 'array') return { ...schema, items: nullMeansOmitted(schema['items'] as Json) }
  if (properties === undefined) return schema
  const required = (schema['required'] ?? []) as readonly string[]
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, field]) => {
        const inner = nullMeansOmitted(field)
        return [name, required.includes(name) ? inner : orNull(inner)]
      }),
    ),
  }
}

function orNull(schema: Json): Json {
  const { type, enum: values, const: only, ...rest } = schema
  if (typeof type !== 'string') return { anyOf: [schema, { type: 'null' }] }
  return {
    ...rest,
    type: [type, 'null'],
    ...(values === undefined ? {} : { enum: [...(values as unknown[]), null] }),
    ...(only === undefined ? {} : { enum: [only, null] }),
  }
}
