import { z } from 'zod'
import { chunk, streamEventTypes, task, type StreamEventType } from './events.ts'
import { endpoints } from './endpoints.ts'
import { pathParameters, type Endpoint } from './endpoint.ts'
import { errorCodes } from './errors.ts'

/** The OpenAPI 3.1 document of the wire, made from the endpoint table and nothing else. */

type Json = { [key: string]: unknown }

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    reused: 'inline',
    unrepresentable: 'any',
    override: ({ jsonSchema: node }) => {
      // Unknown fields are ignored on the wire, in both directions.
      delete node.additionalProperties
    },
  })
  return hoist(rest)
}

let components: Json = {}

/** Moves named schemas ($defs) into components, so that each stands in the document once. */
function hoist(schema: Json): Json {
  const { $defs, ...rest } = schema
  for (const [name, definition] of Object.entries(($defs ?? {}) as Json))
    components[name] = retarget(definition)
  const { id: _, ...body } = retarget(rest) as Json
  return body
}

function retarget(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(retarget)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => !(key === 'id' && typeof value === 'string'))
      .map(([key, value]) => [
        key,
        key === '$ref' && typeof value === 'string'
          ? value.replace('#/$defs/', '#/components/schemas/')
          : retarget(value),
      ]),
  )
}

const envelope = (name: string, data: Json): Json => ({
  type: 'object',
  properties: {
    code:
      name === 'getDatasetOverview'
        ? { type: 'object', properties: { code: { const: 0 } }, required: ['code'] }
        : { const: 0 },
    data,
  },
  required: ['code', 'data'],
})

const eventMeanings: { readonly [type in StreamEventType]: string } = {
  JOB_ID: 'The id of the job; the first event.',
  TASK: 'A step, the conclusion included, starts or ends; content is a Task.',
  CODE: 'The program of a step; content is its text.',
  TABLE: 'A table of a step or of the conclusion; content is a TableLink.',
  IMAGE: 'A chart; content is an ImageLink.',
  MESSAGE: 'Markdown; consecutive pieces of one group are one block.',
  SOURCES: 'What the answer was made from; content is a list of SourceReference.',
  QUESTIONS: 'What to ask next; content is a list of questions.',
  ERROR: 'The job failed; content is a StreamError.',
  END_MARK: 'The last event: [ERROR] after a failure, [DONE] otherwise.',
}

const eventData = (type: StreamEventType): Json => {
  if (type === 'JOB_ID') return { type: 'string' }
  return type === 'END_MARK' ? { enum: ['[DONE]', '[ERROR]'] } : { $ref: '#/components/schemas/StreamChunk' }
}

const stream: Json = {
  schema: {
    type: 'string',
    description: `Server-sent events. \`event:\` is one of ${streamEventTypes.join(', ')}; \`id:\` rises. JOB_ID and END_MARK carry bare text, the others one line of JSON.`,
  },
  'x-events': Object.fromEntries(
    streamEventTypes.map((type) => [type, { ...eventData(type), description: eventMeanings[type] }]),
  ),
}

function parameters(definition: Endpoint, fields: Json, required: readonly string[]): Json[] {
  const inPath = pathParameters(definition.path)
  const inQuery =
    definition.method === 'GET' ? Object.keys(fields).filter((field) => !inPath.includes(field)) : []
  const parameter = (name: string, place: string): Json => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: fields[name],
  })
  const lastEvent = { name: 'Last-Event-ID', in: 'header', required: false, schema: { type: 'integer' } }
  const idempotency = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', maxLength: 128 },
  }
  return [
    ...inPath.map((name) => parameter(name, 'path')),
    ...inQuery.map((name) => parameter(name, 'query')),
    ...(definition.answer === 'stream' ? [lastEvent] : []),
    ...(definition.answer === 'either' ? [idempotency] : []),
    { $ref: '#/components/parameters/ExternalTraceId' },
  ]
}

function operation(name: string, definition: Endpoint): Json {
  const input = jsonSchema(definition.input, 'input')
  const fields = (input['properties'] ?? {}) as Json
  const required = (input['required'] ?? []) as string[]
  const inBody = Object.keys(fields).filter((field) => !pathParameters(definition.path).includes(field))
  const data = jsonSchema(definition.data, 'output')
  const answers: Json = {
    ...(definition.answer === 'stream' ? {} : { 'application/json': { schema: envelope(name, data) } }),
    ...(definition.answer === 'json' ? {} : { 'text/event-stream': stream }),
  }
  const body: Json = {
    type: 'object',
    properties: Object.fromEntries(inBody.map((field) => [field, fields[field]])),
    required: required.filter((field) => inBody.includes(field)),
  }
  const media = definition.body === 'form' ? 'multipart/form-data' : 'application/json'
  return {
    operationId: name,
    tags: [definition.resource],
    summary: definition.summary,
    security: [{ projectKey: [] }],
    parameters: parameters(definition, fields, required),
    ...(definition.body === 'none'
      ? {}
      : { requestBody: { required: true, content: { [media]: { schema: body } } } }),
    responses: {
      200: {
        description: 'Success',
        headers: { 'x-pd-trace-id': { $ref: '#/components/headers/TraceId' } },
        content: answers,
      },
      default: { $ref: '#/components/responses/Failure' },
    },
  }
}

export function openApiDocument(version: string): Json {
  components = {}
  const paths: { [path: string]: Json } = {}
  for (const [name, definition] of Object.entries(endpoints)) {
    const path = (paths[definition.path] ??= {})
    path[definition.method.toLowerCase()] = operation(name, definition)
  }
  jsonSchema(chunk, 'output')
  jsonSchema(task, 'output')
  components['Failure'] = {
    type: 'object',
    properties: { code: { enum: Object.keys(errorCodes).map(Number) }, msg: { type: 'string' } },
    required: ['code', 'msg'],
  }
  const codes = Object.entries(errorCodes).map(
    ([code, { status, message, when }]) => `| ${code} | ${status} | ${message} | ${when} |`,
  )
  return {
    openapi: '3.1.0',
    info: {
      title: 'Auger',
      version,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      description: [
        'Upload files, ask questions, get answers that can be traced.',
        '',
        '| code | HTTP | msg | when |',
        '|---|---|---|---|',
        ...codes,
      ].join('\n'),
    },
    paths,
    components: {
      securitySchemes: { projectKey: { type: 'apiKey', in: 'header', name: 'x-pd-api-key' } },
      parameters: {
        ExternalTraceId: {
          name: 'x-pd-external-trace-id',
          in: 'header',
          required: false,
          description: "The caller's own trace id, logged beside ours.",
          schema: { type: 'string', maxLength: 128 },
        },
      },
      headers: { TraceId: { description: 'Our id of this request.', schema: { type: 'string' } } },
      responses: {
        Failure: {
          description: 'Failure; the HTTP status goes with the code.',
          headers: { 'x-pd-trace-id': { $ref: '#/components/headers/TraceId' } },
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      },
      schemas: Object.fromEntries(Object.entries(components).sort(([a], [b]) => a.localeCompare(b))),
    },
  }
}
