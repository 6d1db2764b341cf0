import { pathParameters, type Access, type Endpoint } from '../endpoint.ts'
import type { AnyExample } from '../examples/example.ts'
import type { Json } from './json.ts'
import { nullMeansOmitted } from './null-means-omitted.ts'
import { responses } from './responses.ts'
import type { Schemas } from './schemas.ts'

export function operation(name: string, definition: Endpoint, example: AnyExample, schemas: Schemas): Json {
  const input = schemas.of(definition.input, 'input')
  const fields = (input['properties'] ?? {}) as { [name: string]: Json }
  const required = (input['required'] ?? []) as string[]
  return {
    operationId: name,
    tags: [definition.resource],
    summary: definition.summary,
    description: definition.description,
    'x-access': definition.access,
    security: security[definition.access],
    parameters: parameters(definition, fields, required, example),
    ...(definition.body === 'none'
      ? {}
      : { requestBody: requestBody(definition, fields, required, example) }),
    responses: responses(name, definition, example, schemas),
  }
}

const security = {
  key: [{ projectKey: [] }],
  anyone: [],
  account: [{ pageLogin: [] }],
  member: [{ pageLogin: [] }],
  manager: [{ pageLogin: [] }, { globalKey: [] }],
  owner: [{ pageLogin: [] }, { globalKey: [] }],
} satisfies { readonly [Of in Access]: readonly Json[] }

function requestBody(
  { body, path }: Endpoint,
  fields: { readonly [name: string]: Json },
  required: readonly string[],
  { input }: AnyExample,
): Json {
  const isInBody = (field: string) => !pathParameters(path).includes(field)
  const inBody = Object.keys(fields).filter(isInBody)
  const example = Object.fromEntries(Object.entries(input).filter(([field]) => isInBody(field)))
  const schema: Json = {
    type: 'object',
    properties: Object.fromEntries(inBody.map((field) => [field, fields[field]])),
    required: required.filter((field) => inBody.includes(field)),
  }
  return body === 'form'
    ? {
        required: true,
        description: 'A form, its parts in any order.',
        content: { 'multipart/form-data': { schema, example } },
      }
    : {
        required: true,
        description: 'A JSON object. null means omitted, and fields that are not known are ignored.',
        content: { 'application/json': { schema: nullMeansOmitted(schema), example } },
      }
}

const lastEventId = {
  name: 'Last-Event-ID',
  in: 'header',
  required: false,
  description:
    'The id of the last event that you have: the stream goes on after it. Browsers send it by themselves.',
  schema: { type: 'integer', minimum: 0 },
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A text of your choice. For 24 hours the same key of the same user with the same body gives the same job, waiting for it or joining its stream; with another body, `stream` aside, 300012.',
  schema: { type: 'string', maxLength: 128 },
}

const pageToken = (access: Access): Json => ({
  name: 'x-auger-page',
  in: 'header',
  required: access === 'account' || access === 'member',
  description:
    access === 'anyone'
      ? 'Any text; that it is there tells that a page of ours asks.'
      : 'The token that the state of the page tells. With a key it is not needed.',
  schema: { type: 'string' },
})

function parameters(
  { path, method, answer, events, access }: Endpoint,
  fields: { readonly [name: string]: Json },
  required: readonly string[],
  { input }: AnyExample,
): Json[] {
  const inPath = pathParameters(path)
  const inQuery = method === 'GET' ? Object.keys(fields).filter((field) => !inPath.includes(field)) : []
  const parameter = (name: string, place: string): Json => {
    const { description, ...schema } = fields[name] ?? {}
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      description,
      ...(schema['type'] === 'array' ? { style: 'form', explode: false } : {}),
      schema,
      ...(name in input ? { example: input[name] } : {}),
    }
  }
  return [
    ...inPath.map((name) => parameter(name, 'path')),
    ...inQuery.map((name) => parameter(name, 'query')),
    ...(answer === 'stream' && events?.numbered === true ? [lastEventId] : []),
    ...(answer === 'either' ? [idempotencyKey] : []),
    ...(access === 'key' || method === 'GET' ? [] : [pageToken(access)]),
    { $ref: '#/components/parameters/ExternalTraceId' },
  ]
}
