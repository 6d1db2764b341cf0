import type { PageHandler } from '../../page/page-handler.ts'
import { accountRecord } from '../accounts/account-record.ts'

export const listAccounts: PageHandler<'listAccounts'> = async (_call, { store }) => ({
  accounts: (await store.accounts.list()).map(accountRecord),
})
