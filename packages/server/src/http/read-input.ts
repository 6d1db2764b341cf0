import { longestList, mostItems, pathParameters, type Endpoint } from '@auger/contract'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { failures } from '../domain/errors.ts'
import { demandOfLength, describeProblem } from './describe-problem.ts'

type Fields = { [name: string]: unknown }

/**
 * Builds, once an endpoint, the function that turns a request into checked input or throws 300001 naming its faults. What is given
 * takes the place of what was sent.
 */
export function inputReader(endpoint: Endpoint): (request: FastifyRequest, given?: Fields) => unknown {
  const inPath = pathParameters(endpoint.path)
  const shape = Object.entries(endpoint.input.shape) as [string, z.ZodType][]
  const integers = shape.filter(([, schema]) => isInteger(schema)).map(([name]) => name)
  const known = shape.map(([name, schema]) => ({
    name,
    most: mostItems(schema) ?? Infinity,
    longest: longestList(schema) ?? Infinity,
    item: itemOf(schema),
  }))
  const pathOf = (request: FastifyRequest): Fields =>
    Object.fromEntries(inPath.map((name) => [name, (request.params as Fields)[name]]))

  if (endpoint.method === 'GET')
    return (request, given) => {
      const fields: Fields = { ...(request.query as Fields), ...pathOf(request), ...given }
      for (const name of integers) {
        const text = fields[name]
        if (typeof text === 'string' && /^-?\d{1,15}$/.test(text)) fields[name] = Number(text)
      }
      return check(endpoint, fields)
    }
  return (request, given) => {
    const fields: Fields = { ...bodyFields(request.body, known), ...pathOf(request), ...given }
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

function itemOf(schema: z.ZodType): z.ZodType | undefined {
  const { innerType, element } = schema.def as { innerType?: z.ZodType; element?: z.ZodType }
  return innerType === undefined ? element : itemOf(innerType)
}

interface KnownField {
  readonly name: string
  /** Items or names that are looked at. */
  readonly most: number
  /** Items of a list that is not refused. */
  readonly longest: number
  /** Of a list. */
  readonly item: z.ZodType | undefined
}

/** Only the fields that the endpoint knows: what is ignored costs nothing. */
function bodyFields(body: unknown, known: readonly KnownField[]): Fields {
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body))
    throw failures.invalid('the body must be a JSON object')
  const fields: Fields = {}
  for (const { name, most, longest, item } of known) {
    const value = Object.hasOwn(body, name) ? (body as Fields)[name] : null
    if (value === null) continue
    if (Array.isArray(value) && value.length > longest)
      throw failures.invalid(`${name} ${demandOfLength(longest)}`)
    fields[name] = upToFaults(cleaned(shortened(value, most), 1), item)
  }
  return fields
}

/** One item more than are allowed tells that there are too many; a million more would only be looked at. */
function shortened(value: unknown, most: number): unknown {
  if (Array.isArray(value)) return value.length > most ? value.slice(0, most + 1) : value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  return entries.length > most ? Object.fromEntries(entries.slice(0, most + 1)) : value
}

/** A list without what follows the first few faulty items: the checker would word a problem for each of them. */
function upToFaults(value: unknown, item: z.ZodType | undefined): unknown {
  if (!Array.isArray(value)) return value
  let faults = 0
  const last = value.findIndex((one) => item?.safeParse(one).success === false && ++faults === mostProblems)
  return last === -1 ? value : value.slice(0, last + 1)
}

/** No field of the wire lies deeper; what does is unknown and ignored, however deep a hostile body goes. */
const deepest = 4

/** `null` means omitted, in the objects inside the body too. A lone surrogate is no character; it would come back changed from storage. */
function cleaned(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (depth > deepest || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => cleaned(item, depth + 1))
  const kept: Fields = {}
  for (const [name, inner] of Object.entries(value))
    if (inner !== null) kept[name] = cleaned(inner, depth + 1)
  return kept
}

const mostProblems = 5

function check(endpoint: Endpoint, fields: Fields): unknown {
  const checked = endpoint.input.safeParse(fields)
  if (checked.success) return checked.data
  throw failures.invalid(checked.error.issues.slice(0, mostProblems).map(describeProblem).join('; '))
}
