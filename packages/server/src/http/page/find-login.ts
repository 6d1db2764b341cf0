import type { FastifyReply, FastifyRequest } from 'fastify'
import { loginsSince } from '../../domain/login.ts'
import { hashSecret } from '../../domain/secret.ts'
import type { PageDeps } from './page-deps.ts'
import type { AccountCaller } from './page-handler.ts'

/** When it was last used is for people, and for its end in thirty days. */
const touchEveryMilliseconds = 60_000

/** Who is logged in by the cookie of a request. Using a login lengthens it, and with it the cookie. */
export async function findLogin(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, clock, cookie }: PageDeps,
): Promise<AccountCaller | undefined> {
  const secret = cookie.read(request)
  if (secret === undefined || secret === '') return undefined
  const now = clock.now()
  const found = await store.logins.find(hashSecret(secret), loginsSince(now))
  if (found === undefined) return undefined
  if (now.getTime() - Date.parse(found.login.seenAt) > touchEveryMilliseconds) {
    await store.logins.touch(found.login, now.toISOString())
    cookie.set(reply, secret)
  }
  return { kind: 'account', ...found, memberships: await store.memberships.ofAccount(found.account.id) }
}
