import { newAccountLink } from '../../../domain/account-link.ts'
import { failures } from '../../../domain/errors.ts'
import type { PageHandler } from '../../page/page-handler.ts'
import { findAccount } from './find-account.ts'
import { linkRecord } from './make-account.ts'

export const createAccountLink: PageHandler<'createAccountLink'> = async ({ input }, deps) => {
  const account = await findAccount(input.name, deps)
  // A link to it would open nothing.
  if (account.shutAt !== null) throw failures.invalid('the account is shut; open it first')
  const made = newAccountLink(account.id, deps.clock.now())
  await deps.store.accountLinks.create(made.link)
  return linkRecord(made, deps)
}
