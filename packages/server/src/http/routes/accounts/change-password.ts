import { failures } from '../../../domain/errors.ts'
import type { PageHandler } from '../../page/page-handler.ts'
import { checkPassword } from './check-password.ts'
import { requireLogin } from './require-login.ts'

export const changePassword: PageHandler<'changePassword'> = async (
  { input, caller, act, request, reply },
  deps,
) => {
  const { account, login } = requireLogin(caller)
  const tried = { name: account.name, account, password: input.password }
  const before = await checkPassword(tried, request, reply, deps)
  const hash = await deps.passwords.hash(input.new_password)
  if (!(await deps.store.accounts.setPassword(account.id, before, hash, login.id)))
    throw failures.wrongPassword()
  act.note({ subject: account.name })
  return {}
}
