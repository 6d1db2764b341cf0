import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { EventStream } from './event-stream.ts'

export type Method = 'GET' | 'POST' | 'DELETE'

/**
 * One operation of the wire. `input` names every field whatever its place: those in the path are path parameters; of the
 * others, GET takes them from the query, POST and DELETE from the JSON body, and user_id from the query too.
 */
export interface Endpoint<Input extends z.ZodObject = z.ZodObject, Data extends z.ZodType = z.ZodType> {
  readonly method: Method
  readonly path: string
  readonly resource: 'sessions' | 'jobs' | 'datasets' | 'definitions' | 'datasources' | 'files'
  readonly summary: string
  /** What a caller should know beyond the summary: who may call it, what it keeps to, what becomes of what. */
  readonly description: string
  readonly input: Input
  readonly data: Data
  /** How the body travels; an upload is the only multipart form. */
  readonly body: 'none' | 'json' | 'form'
  /** What it answers with: one JSON envelope, a stream of events, or either as the caller asks. */
  readonly answer: 'json' | 'stream' | 'either'
  /** What its stream says, where it has one. */
  readonly events?: EventStream
  /** The codes that it may refuse with, beside those that every endpoint has. */
  readonly failures: readonly ErrorCode[]
  /** Whether a call counts against the rate limit; polling does not. */
  readonly counted: boolean
}

type Optional = 'body' | 'answer' | 'failures' | 'counted'

export function endpoint<Input extends z.ZodObject, Data extends z.ZodType>(
  definition: Omit<Endpoint<Input, Data>, Optional> & Partial<Pick<Endpoint, Optional>>,
): Endpoint<Input, Data> {
  return {
    body: definition.method === 'GET' ? 'none' : 'json',
    answer: 'json',
    failures: [],
    counted: true,
    ...definition,
  }
}

/** The names between braces in a path: `/sessions/{id}` has `id`. */
export function pathParameters(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
}
