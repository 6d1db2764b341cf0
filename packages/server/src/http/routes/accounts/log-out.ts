import type { PageHandler } from '../../page/page-handler.ts'
import { requireLogin } from './require-login.ts'

export const logOut: PageHandler<'logOut'> = async ({ caller, act, reply }, { store, cookie }) => {
  const { login, account } = requireLogin(caller)
  await store.logins.end(login.id, account.id)
  cookie.clear(reply)
  act.note({ subject: login.id })
  return {}
}
