import { loginsSince } from '../../../domain/login.ts'
import type { PageHandler } from '../../page/page-handler.ts'
import { requireLogin } from './require-login.ts'

export const listLogins: PageHandler<'listLogins'> = async ({ caller }, { store, clock }) => {
  const { account, login } = requireLogin(caller)
  const logins = await store.logins.list(account.id, loginsSince(clock.now()))
  return {
    logins: logins.map(({ id, createdAt, seenAt, browser }) => ({
      id,
      created_at: createdAt,
      seen_at: seenAt,
      browser,
      current: id === login.id,
    })),
  }
}
