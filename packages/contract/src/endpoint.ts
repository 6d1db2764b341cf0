import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'DELETE'

/**
 * One operation of the wire. `input` names every field whatever its place: those in the path are path parameters; of the
 * others, GET takes them from the query, POST and DELETE from the JSON body, and user_id from the query too.
 */
export interface Endpoint<Input extends z.ZodObject = z.ZodObject, Data extends z.ZodType = z.ZodType> {
  readonly method: Method
  readonly path: string
  readonly resource: 'sessions' | 'jobs' | 'datasets' | 'datasources' | 'files'
  readonly summary: string
  readonly input: Input
  readonly data: Data
  /** How the body travels; an upload is the only multipart form. */
  readonly body: 'none' | 'json' | 'form'
  /** What it answers with: one JSON envelope, a stream of events, or either as the caller asks. */
  readonly answer: 'json' | 'stream' | 'either'
  /** Whether a call counts against the rate limit; polling does not. */
  readonly counted: boolean
}

type Optional = 'body' | 'answer' | 'counted'

export function endpoint<Input extends z.ZodObject, Data extends z.ZodType>(
  definition: Omit<Endpoint<Input, Data>, Optional> & Partial<Pick<Endpoint, Optional>>,
): Endpoint<Input, Data> {
  return { body: definition.method === 'GET' ? 'none' : 'json', answer: 'json', counted: true, ...definition }
}

/** The names between braces in a path: `/sessions/{id}` has `id`. */
export function pathParameters(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
}
