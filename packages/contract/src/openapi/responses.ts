import type { Endpoint } from '../endpoint.ts'
import { errorCodes, type ErrorCode } from '../errors.ts'
import type { EventStream } from '../event-stream.ts'
import type { WireMode } from '../wire-mode.ts'
import type { Json } from './json.ts'
import type { Schemas } from './schemas.ts'

const traced = { 'x-pd-trace-id': { $ref: '#/components/headers/TraceId' } }

/** What an operation answers: a success, and every failure it is known to refuse with, by HTTP status. */
export function responses(name: string, definition: Endpoint, schemas: Schemas): Json {
  const { answer, events } = definition
  const data = schemas.of(definition.data, 'output')
  return {
    200: {
      description: successMeaning(definition, schemas.wire),
      headers: traced,
      content: {
        ...(answer === 'stream'
          ? {}
          : { 'application/json': { schema: envelope(name, data, schemas.wire) } }),
        ...(events === undefined ? {} : { 'text/event-stream': streamMedia(events, schemas) }),
      },
    },
    ...Object.fromEntries(
      [...byStatus(definition)].map(([status, codes]) => [status, failure(status, codes)]),
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
    case 'either':
      return wire === 'spec'
        ? 'Success: code 0 and the data; a stream of events where `stream` is true.'
        : 'Success: code 0 and the data; a stream of events where `stream` is true. A streamed job that is refused before it exists answers here too, with ERROR and END_MARK alone; only 429 stays what it is.'
  }
}

function envelope(name: string, data: Json, wire: WireMode): Json {
  const zero = { const: 0, description: 'Always 0: it succeeded.' }
  const nested = name === 'getDatasetOverview' && wire === 'spec'
  return {
    type: 'object',
    properties: {
      code: nested
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

/** Every endpoint checks the key and its parameters, and may fail by a fault of ours. */
function byStatus({ failures, counted, body }: Endpoint): ReadonlyMap<number, readonly ErrorCode[]> {
  const codes: readonly ErrorCode[] = [1003, 300001, ...failures, ...(counted ? [201 as const] : []), 9999]
  const found = new Map<number, ErrorCode[]>()
  const add = (status: number, code: ErrorCode) => found.set(status, [...(found.get(status) ?? []), code])
  for (const code of [...codes].sort((a, b) => a - b)) {
    add(errorCodes[code].status, code)
    if (code === 300007 || (code === 300001 && body === 'json')) add(413, code)
  }
  return new Map([...found].sort(([a], [b]) => a - b))
}

function failure(status: number, codes: readonly ErrorCode[]): Json {
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
      },
    },
  }
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
