import type { z } from 'zod'
import type { AuditedAct } from './audit.ts'
import type { ErrorCode } from './errors.ts'
import type { EventStream } from './event-stream.ts'

export type Method = 'GET' | 'POST' | 'DELETE'

/**
 * Who may call an endpoint. `key`: a project's key. `anyone`: the page before anybody has logged in. `account`: whoever is logged in
 * on the page. `member`: an account that belongs to the project in the path. `manager`: an administrator of that project (of
 * any, where the path names none), an owner, or a global key. `owner`: an owner of the service, or a global key.
 */
export const accesses = ['key', 'anyone', 'account', 'member', 'manager', 'owner'] as const
export type Access = (typeof accesses)[number]

/**
 * One operation of the wire. `input` names every field whatever its place: those in the path are path parameters; of the
 * others, GET takes them from the query, POST and DELETE from the JSON body, and user_id from the query too.
 */
export interface Endpoint<Input extends z.ZodObject = z.ZodObject, Data extends z.ZodType = z.ZodType> {
  readonly method: Method
  readonly path: string
  readonly resource:
    | 'sessions'
    | 'jobs'
    | 'datasets'
    | 'definitions'
    | 'datasources'
    | 'files'
    | 'accounts'
    | 'previews'
    | 'administration'
    | 'webhooks'
  readonly access: Access
  readonly summary: string
  /** What a caller should know beyond the summary: who may call it, what it keeps to, what becomes of what. */
  readonly description: string
  readonly input: Input
  readonly data: Data
  /** How the body travels; an upload is the only multipart form. */
  readonly body: 'none' | 'json' | 'form'
  /** What it answers with: one JSON envelope, a stream of events, either as the caller asks, or the bytes of a file. */
  readonly answer: 'json' | 'stream' | 'either' | 'file'
  /** What its stream says, where it has one. */
  readonly events?: EventStream
  /** The codes that it may refuse with, beside those that every endpoint has. */
  readonly failures: readonly ErrorCode[]
  /** Whether a call counts against the rate limit; polling does not. */
  readonly counted: boolean
  /** What the audit log says of a call; null where it changes nothing and gives nothing away. */
  readonly audited: AuditedAct | null
}

type Optional = 'access' | 'body' | 'answer' | 'failures' | 'counted'
/** Whatever may change something says what it does, or that it is nothing. */
type Audited =
  | { readonly method: 'GET'; readonly audited?: AuditedAct }
  | { readonly method: Exclude<Method, 'GET'>; readonly audited: AuditedAct | null }

export function endpoint<Input extends z.ZodObject, Data extends z.ZodType>(
  definition: Omit<Endpoint<Input, Data>, Optional | 'method' | 'audited'> &
    Partial<Pick<Endpoint, Optional>> &
    Audited,
): Endpoint<Input, Data> {
  return {
    access: 'key',
    body: definition.method === 'GET' ? 'none' : 'json',
    answer: 'json',
    failures: [],
    counted: true,
    audited: null,
    ...definition,
  }
}

/** The names between braces in a path: `/sessions/{id}` has `id`. */
export function pathParameters(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
}
