import { userIdOf } from '../../../domain/account.ts'
import { failures } from '../../../domain/errors.ts'
import { loginsSince } from '../../../domain/login.ts'
import type { PageHandler } from '../../page/page-handler.ts'
import { checkPassword } from './check-password.ts'
import { newLogin } from './new-login.ts'
import { pageState } from './state.ts'

export const logIn: PageHandler<'logIn'> = async ({ input, caller, act, request, reply }, deps) => {
  const { store, clock, cookie } = deps
  const account = await store.accounts.find(input.name)
  // What is no name of an account may be a password that was typed in the wrong place.
  if (account !== undefined) act.note({ subject: account.name })
  const hash = await checkPassword({ ...input, account }, request, reply, deps)
  if (account === undefined) throw failures.wrongPassword()
  const now = clock.now()
  const { secret, login: begun } = newLogin(request, now)
  const login = { ...begun, accountId: account.id }
  if (!(await store.logins.create(login, hash, loginsSince(now)))) throw failures.wrongPassword()
  // The cookie of the login before is no more.
  if (caller !== undefined) await store.logins.end(caller.login.id, caller.account.id)
  cookie.set(reply, secret)
  act.note({ actor: userIdOf(account) })
  const seen = { ...account, seenAt: login.seenAt }
  return pageState({ account: seen, login, memberships: await store.memberships.ofAccount(account.id) }, deps)
}
