import { failures } from '../../../domain/errors.ts'
import type { PageHandler } from '../../page/page-handler.ts'
import { requireLogin } from './require-login.ts'

export const endLogin: PageHandler<'endLogin'> = async ({ input, caller }, { store }) => {
  if (!(await store.logins.end(input.id, requireLogin(caller).account.id))) throw failures.notFound('Login')
  return {}
}
