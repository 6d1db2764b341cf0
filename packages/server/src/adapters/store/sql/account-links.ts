import type { Insertable, Selectable } from 'kysely'
import type { AccountLink } from '../../../domain/account-link.ts'
import type { AccountLinkRow } from './schema.ts'

export const toLink = (row: Selectable<AccountLinkRow>): AccountLink => ({
  hash: row.hash,
  accountId: row.account_id,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
})

export const toLinkRow = (link: AccountLink): Insertable<AccountLinkRow> => ({
  hash: link.hash,
  account_id: link.accountId,
  created_at: link.createdAt,
  expires_at: link.expiresAt,
})
