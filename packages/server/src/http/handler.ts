import type { EndpointData, EndpointName, EndpointValues, ProjectRole } from '@auger/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Owner } from '../domain/owner.ts'
import type { Act } from './audit/act.ts'
import type { HttpDeps } from './deps.ts'

/** A checked request: the caller was let in and every known field has its type and range. */
export interface Call<Name extends EndpointName> {
  readonly input: EndpointValues<Name>
  readonly owner: Owner
  /** What the account that calls may do in the project; undefined where a key calls. */
  readonly role: ProjectRole | undefined
  /** What it does, for the audit log. */
  readonly act: Act
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** What a handler returns when it has written the response itself. */
export const replied = Symbol('replied')

export type Handler<Name extends EndpointName> = (
  call: Call<Name>,
  deps: HttpDeps,
) => Promise<EndpointData<Name> | typeof replied>
