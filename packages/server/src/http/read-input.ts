import { pathParameters, type Endpoint } from '@auger/contract'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { failures } from '../domain/errors.ts'

type Fields = { [name: string]: unknown }

/** Builds, once an endpoint, the function that turns a request into checked input or throws 300001 naming every fault. */
export function inputReader(endpoint: Endpoint): (request: FastifyRequest) => unknown {
  const inPath = pathParameters(endpoint.path)
  const integers = Object.entries(endpoint.input.shape)
    .filter(([, schema]) => isInteger(schema as z.ZodType))
    .map(([name]) => name)
  const pathOf = (request: FastifyRequest): Fields =>
    Object.fromEntries(inPath.map((name) => [name, (request.params as Fields)[name]]))

  if (endpoint.method === 'GET')
    return (request) => {
      const fields: Fields = { ...(request.query as Fields), ...pathOf(request) }
      for (const name of integers) {
        const text = fields[name]
        if (typeof text === 'string' && /^-?\d{1,15}$/.test(text)) fields[name] = Number(text)
      }
      return check(endpoint, fields)
    }
  return (request) => {
    const body = bodyFields(request.body)
    const fields: Fields = { ...body, ...pathOf(request) }
    const claimed = (request.query as Fields)['user_id']
    if (fields['user_id'] === undefined && claimed !== undefined) fields['user_id'] = claimed
    return check(endpoint, fields)
  }
}

function isInteger(schema: z.ZodType): boolean {
  const definition = schema.def as { type: string; innerType?: z.ZodType }
  if (definition.innerType !== undefined) return isInteger(definition.innerType)
  return definition.type === 'number'
}

function bodyFields(body: unknown): Fields {
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body))
    throw failures.invalid('the body must be a JSON object')
  return withoutNulls(body as Fields)
}

/** No field of the wire lies deeper; what does is unknown and ignored, however deep a hostile body goes. */
const deepest = 4

/** `null` means omitted, in the objects inside the body too. */
function withoutNulls(fields: Fields, depth = 0): Fields {
  const kept: Fields = {}
  for (const [name, value] of Object.entries(fields))
    if (value !== null) kept[name] = cleaned(value, depth + 1)
  return kept
}

/** A lone surrogate is no character; it would come back changed from storage. */
function cleaned(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (depth > deepest || typeof value !== 'object' || value === null) return value
  return Array.isArray(value)
    ? value.map((item) => cleaned(item, depth + 1))
    : withoutNulls(value as Fields, depth)
}

function check(endpoint: Endpoint, fields: Fields): unknown {
  const checked = endpoint.input.safeParse(fields)
  if (checked.success) return checked.data
  throw failures.invalid(
    checked.error.issues
      .slice(0, 10)
      .map(({ path, message }) => `${path.length === 0 ? '' : `${path.join('.')}: `}${plainly(message)}`)
      .join('; '),
  )
}

const plainly = (message: string): string =>
  message.endsWith('received undefined') ? 'is required' : message
