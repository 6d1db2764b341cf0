import { newAccount, userIdOf } from '../../../domain/account.ts'
import { failures } from '../../../domain/errors.ts'
import { hashSecret } from '../../../domain/secret.ts'
import type { PageHandler } from '../../page/page-handler.ts'
import { newLogin } from './new-login.ts'
import { pageState } from './state.ts'

export const followAccountLink: PageHandler<'followAccountLink'> = async (
  { input, caller, act, request, reply },
  deps,
) => {
  const { store, clock, cookie, passwords } = deps
  const hash = hashSecret(input.link)
  // Looked up before anything is computed for whoever sends it.
  const good = await store.accountLinks.find(hash, clock.now().toISOString())
  if (good === undefined) throw failures.linkUsed()
  if (good.account === null && input.name === undefined) throw failures.invalid('name is required')
  const passwordHash = await passwords.hash(input.password)
  const now = clock.now()
  const { secret, login } = newLogin(request, now)
  const first = input.name === undefined ? undefined : newAccount(input.name, true, now)
  const account = await store.accountLinks.follow(hash, {
    ...{ passwordHash, first, login },
    at: now.toISOString(),
  })
  if (account === undefined) throw failures.linkUsed()
  if (account === 'name taken') throw failures.nameTaken()
  if (caller !== undefined) await store.logins.end(caller.login.id, caller.account.id)
  cookie.set(reply, secret)
  act.note({ actor: userIdOf(account), subject: account.name })
  act.also('login.succeeded', account.name)
  if (good.account === null) act.also('account.made', account.name)
  const memberships = await store.memberships.ofAccount(account.id)
  return pageState({ account, login: { ...login, accountId: account.id }, memberships }, deps)
}
