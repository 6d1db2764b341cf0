import type { Endpoint } from '../endpoint.ts'
import { errorCodes, type ErrorCode } from '../errors.ts'
import type { EventStream } from '../event-stream.ts'
import type { AnyExample } from '../examples/example.ts'
import type { WireMode } from '../wire-mode.ts'
import type { Json } from './json.ts'
import type { Schemas } from './schemas.ts'

const traced = { 'x-pd-trace-id': { $ref: '#/components/headers/TraceId' } }

/** What an operation answers: a success, and every failure it is known to refuse with, by HTTP status. */
export function responses(name: string, definition: Endpoint, example: AnyExample, schemas: Schemas): Json {
  const { answer, events } = definition
  const data = schemas.of(definition.data, 'output')
  return {
    200: {
      description: successMeaning(definition, schemas.wire),
      headers: traced,
      content: {
        ...(answer === 'stream' || answer === 'file'
          ? {}
          : {
              'application/json': {
                schema: envelope(name, data, schemas.wire),
                example: { code: isNested(name, schemas.wire) ? { code: 0 } : 0, data: example.data },
              },
            }),
        ...(answer === 'file' ? { '*/*': { schema: fileSchema } } : {}),
        ...(events === undefined ? {} : { 'text/event-stream': streamMedia(events, schemas) }),
      },
    },
    ...Object.fromEntries(
      [...byStatus(definition)].map(([status, codes]) => [status, failure(status, codes, schemas.wire)]),
    ),
    default: { $ref: '#/components/responses/Failure' },
  }
}

function successMeaning({ answer }: Endpoint, wire: WireMode): string {
  switch (answer) {
    case 'json':
      return 'Success: code 0 and the data.'
    case 'stream':
      return 'A stream of events.'
    case 'file':
      return 'The bytes of the file; Content-Type and Content-Disposition say what it is.'
    case 'either':
      return wire === 'spec'
        ? 'Success: code 0 and the data; a stream of events where `stream` is true.'
        : 'Success: code 0 and the data; a stream of events where `stream` is true. A streamed job that is refused before it exists answers here too, with ERROR and END_MARK alone; only 429 stays what it is.'
  }
}

const fileSchema: Json = { type: 'string', format: 'binary', description: 'The file.' }

const isNested = (name: string, wire: WireMode) => name === 'getDatasetOverview' && wire === 'spec'

function envelope(name: string, data: Json, wire: WireMode): Json {
  const zero = { const: 0, description: 'Always 0: it succeeded.' }
  return {
    type: 'object',
    properties: {
      code: isNested(name, wire)
        ? {
            type: 'object',
            description: 'Here alone the code lies in an object.',
            properties: { code: zero },
            required: ['code'],
          }
        : zero,
      data: data['description'] === undefined ? { ...data, description: 'What was asked for.' } : data,
    },
    required: ['code', 'data'],
  }
}

function streamMedia(stream: EventStream, schemas: Schemas): Json {
  return {
    schema: { type: 'string', description: stream.description },
    'x-events': Object.fromEntries(
      Object.entries(stream.events).map(([event, { description, data }]) => [
        event,
        { ...schemas.of(data, 'output'), description },
      ]),
    ),
  }
}

/** What is refused to whoever may not call it. */
function refusals({ access, method }: Endpoint): readonly ErrorCode[] {
  const token = method === 'GET' ? [] : [1006 as const]
  switch (access) {
    case 'key':
      return [1003]
    case 'anyone':
      return []
    case 'account':
    case 'member':
      return [1004, ...token]
    case 'manager':
    case 'owner':
      return [1003, 1004, 300002, ...token]
  }
}

/** Every endpoint checks who calls it and its parameters, and may fail by a fault of ours. */
function byStatus(endpoint: Endpoint): ReadonlyMap<number, readonly ErrorCode[]> {
  const { failures, counted, body } = endpoint
  const codes = new Set<ErrorCode>([
    ...refusals(endpoint),
    300001,
    ...failures,
    ...(counted ? [201 as const] : []),
    9999,
  ])
  const found = new Map<number, ErrorCode[]>()
  const add = (status: number, code: ErrorCode) => found.set(status, [...(found.get(status) ?? []), code])
  for (const code of [...codes].sort((a, b) => a - b)) {
    add(errorCodes[code].status, code)
    if (code === 300007 || (code === 300001 && body === 'json')) add(413, code)
  }
  return new Map([...found].sort(([a], [b]) => a - b))
}

function failure(status: number, codes: readonly ErrorCode[], wire: WireMode): Json {
  const meanings = codes.map((code) => `${code} ${errorCodes[code].message}: ${errorCodes[code].when}.`)
  return {
    description: meanings.join(' '),
    headers:
      status === 429 ? { ...traced, 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } : traced,
    content: {
      'application/json': {
        schema: {
          $ref: '#/components/schemas/Failure',
          properties: { code: { enum: [...codes], description: 'Which of them it is.' } },
        },
        ...(codes[0] === undefined ? {} : { example: failureExample(codes[0], wire) }),
      },
    },
  }
}

function failureExample(code: ErrorCode, wire: WireMode): Json {
  const msg = errorCodes[code].message
  return { code, msg, ...(wire === 'clients' ? { message: msg } : {}) }
}

export function failureSchema(wire: WireMode): Json {
  return {
    type: 'object',
    description: 'A request that was refused, or that could not be fulfilled.',
    properties: {
      code: {
        type: 'integer',
        enum: Object.keys(errorCodes).map(Number),
        description: 'What it is; the HTTP status goes with it.',
      },
      msg: { type: 'string', description: 'What it is in words, often with the reason.' },
      ...(wire === 'clients' ? { message: { type: 'string', description: 'The same as msg.' } } : {}),
    },
    required: ['code', 'msg', ...(wire === 'clients' ? ['message'] : [])],
  }
}
