import { nameOf, type Route, type Schema } from './document.ts'

const json = 'application/json'

/** The shortest call: what is required and nothing else. */
export function curl(
  { method, path, parameters = [] }: Route,
  keyHeader: string,
  media: string | undefined,
  body: Schema | undefined,
): string {
  const query = parameters.filter((parameter) => parameter.in === 'query' && parameter.required === true)
  const address = `$AUGER_URL${path}${query.length === 0 ? '' : `?${query.map(({ name }) => `${name}=…`).join('&')}`}`
  const required = (body?.required ?? []).map((name) => [name, body?.properties?.[name] ?? {}] as const)
  const values = Object.fromEntries(required.map(([name, schema]) => [name, sample(schema)]))
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "${address}"`,
    `-H "${keyHeader}: $AUGER_API_KEY"`,
    ...(media === json ? [`-H "content-type: ${json}"`, `-d '${JSON.stringify(values)}'`] : []),
    ...(media === undefined || media === json
      ? []
      : required.map(([name, schema]) => `-F "${name}=${schema.format === 'binary' ? '@FILE' : '…'}"`)),
  ]
  return lines.join(' \\\n  ')
}

function sample(schema: Schema): unknown {
  if (schema.$ref !== undefined) return nameOf(schema.$ref)
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1)
  if (schema.type === 'boolean') return true
  if (schema.type === 'array') return [sample(schema.items ?? {})]
  if (schema.properties === undefined) return '…'
  return Object.fromEntries(Object.entries(schema.properties).map(([name, field]) => [name, sample(field)]))
}
