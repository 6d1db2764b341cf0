import type { AccountRecord } from '@auger/contract'
import { userIdOf, type Account } from '../../../domain/account.ts'

export const accountRecord = (account: Account): AccountRecord => ({
  name: account.name,
  user_id: userIdOf(account),
  owner: account.owner,
  shut: account.shutAt !== null,
  has_password: account.passwordHash !== null,
  created_at: account.createdAt,
  seen_at: account.seenAt,
})
