import type { Endpoint } from '@auger/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { userIdOf } from '../../domain/account.ts'
import { failures } from '../../domain/errors.ts'
import type { Owner } from '../../domain/owner.ts'
import type { Gate } from '../gate.ts'
import { peerOf } from '../peer.ts'
import { findLogin } from './find-login.ts'
import type { PageDeps } from './page-deps.ts'
import type { AccountCaller, KeyCaller, PageCall } from './page-handler.ts'
import { refuseForeign } from './refuse-foreign.ts'
import { requireRole } from './require-role.ts'

/** A caller that may. */
export interface Admitted {
  readonly caller: AccountCaller | KeyCaller | undefined
  /** Whose turn it is, and whose requests are counted together. */
  readonly line: string
}

export interface AdmittedMember extends Admitted {
  readonly caller: AccountCaller
  readonly owner: Owner
  readonly role: PageCall<'askSample'>['role']
}

type Rules = Pick<Endpoint, 'access' | 'counted'>
type Admit<Who> = (rules: Rules, request: FastifyRequest, reply: FastifyReply) => Promise<Who>

/** Who may pass to what the page has: a browser that is logged in and whose request is of our page, or a global key. */
export interface PageGate {
  readonly admit: Admit<Admitted>
  /** To what is of the project in the path. */
  readonly admitMember: Admit<AdmittedMember>
}

export function createPageGate(deps: PageDeps, { keys, limit }: Gate): PageGate {
  const counted = async (rules: Rules, id: string, reply: FastifyReply) => {
    if (rules.counted) await limit(id, reply)
  }

  const loggedIn: Admit<AccountCaller> = async (rules, request, reply) => {
    reply.header('Cache-Control', 'no-store')
    const caller = await findLogin(request, reply, deps)
    if (caller === undefined) throw failures.notLoggedIn()
    if (changes(request)) {
      refuseForeign(request, deps.service.baseUrl())
      if (!deps.token.isOf(caller.login, tokenIn(request))) throw failures.foreignRequest()
    }
    await counted(rules, caller.account.id, reply)
    return caller
  }

  const anyone: Admit<Admitted> = async (rules, request, reply) => {
    reply.header('Cache-Control', 'no-store')
    if (changes(request)) {
      refuseForeign(request, deps.service.baseUrl())
      if (tokenIn(request).trim() === '') throw failures.foreignRequest()
    }
    const address = `address ${peerOf(request.ip)}`
    await counted(rules, address, reply)
    return { caller: await findLogin(request, reply, deps), line: address }
  }

  const admitMember: Admit<AdmittedMember> = async (rules, request, reply) => {
    const caller = await loggedIn(rules, request, reply)
    const projectId = projectIn(request) ?? ''
    const role = await requireRole(caller, projectId, 'member', deps)
    const owner = { projectId, userId: userIdOf(caller.account) }
    return { caller, owner, role, line: projectId }
  }

  return {
    admitMember,
    async admit(rules, request, reply) {
      const { access } = rules
      if (access === 'anyone') return anyone(rules, request, reply)
      if (access === 'member') return admitMember(rules, request, reply)
      const mayHaveKey = access === 'manager' || access === 'owner'
      if (mayHaveKey && request.headers['x-pd-api-key'] !== undefined) {
        reply.header('Cache-Control', 'no-store')
        const key = await keys.global(request)
        await counted(rules, key.id, reply)
        return { caller: { kind: 'key', key }, line: key.id }
      }
      const caller = await loggedIn(rules, request, reply)
      const { account, memberships } = caller
      const projectId = projectIn(request)
      if (access === 'owner' && !account.owner) throw failures.noPermission()
      if (access === 'manager' && projectId !== undefined)
        await requireRole(caller, projectId, 'administrator', deps)
      else if (access === 'manager' && !account.owner)
        if (!memberships.some(({ role }) => role === 'administrator')) throw failures.noPermission()
      return { caller, line: account.id }
    },
  }
}

const changes = ({ method }: FastifyRequest): boolean => method !== 'GET' && method !== 'HEAD'

const projectIn = ({ params }: FastifyRequest): string | undefined =>
  (params as { readonly project_id?: string }).project_id

function tokenIn({ headers }: FastifyRequest): string {
  const token = headers['x-auger-page']
  return typeof token === 'string' ? token : ''
}
