import { failures } from '../../../domain/errors.ts'
import type { PageHandler } from '../../page/page-handler.ts'
import { accountRecord } from '../accounts/account-record.ts'
import { makeAccount } from './make-account.ts'

export const createAccount: PageHandler<'createAccount'> = async ({ input }, deps) => {
  const made = await makeAccount(input.name, input.owner, deps)
  if (made === undefined) throw failures.nameTaken()
  return { account: accountRecord(made.account), link: made.link }
}
