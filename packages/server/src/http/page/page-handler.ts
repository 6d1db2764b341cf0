import type {
  accountEndpoints,
  administrationEndpoints,
  EndpointData,
  EndpointValues,
  PageEndpointName,
  previewEndpoints,
  ProjectRole,
} from '@auger/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Account, Membership } from '../../domain/account.ts'
import type { Login } from '../../domain/login.ts'
import type { Owner } from '../../domain/owner.ts'
import type { ApiKey } from '../../domain/project.ts'
import type { Act } from '../audit/act.ts'
import type { replied } from '../handler.ts'
import type { PageDeps } from './page-deps.ts'

/** A browser that is logged in. */
export interface AccountCaller {
  readonly kind: 'account'
  readonly account: Account
  readonly login: Login
  readonly memberships: readonly Membership[]
}

/** A global key, which may administer. */
export interface KeyCaller {
  readonly kind: 'key'
  readonly key: ApiKey
}

/** Who calls, by what the endpoint is for; the gate has let them pass. */
type CallerOf<Name extends PageEndpointName> = Name extends keyof typeof administrationEndpoints
  ? { readonly caller: AccountCaller | KeyCaller }
  : Name extends keyof typeof previewEndpoints
    ? {
        readonly caller: AccountCaller
        /** The project of the path, and the account as its user. */
        readonly owner: Owner
        /** An owner of the service is administrator of every project. */
        readonly role: ProjectRole
      }
    : { readonly caller: AccountCaller | undefined }

/** A checked request: whoever calls may, and every known field has its type and range. */
export type PageCall<Name extends PageEndpointName> = CallerOf<Name> & {
  readonly input: EndpointValues<Name>
  /** What it does, for the audit log. */
  readonly act: Act
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export type PageHandler<Name extends PageEndpointName> = (
  call: PageCall<Name>,
  deps: PageDeps,
) => Promise<EndpointData<Name> | typeof replied>

/** One handler an endpoint of a resource; the type refuses a missing one. */
type HandlersOf<Name extends PageEndpointName> = { readonly [Each in Name]: PageHandler<Each> }
export type AccountHandlers = HandlersOf<keyof typeof accountEndpoints>
export type PreviewHandlers = HandlersOf<keyof typeof previewEndpoints>
export type AdministrationHandlers = HandlersOf<keyof typeof administrationEndpoints>
