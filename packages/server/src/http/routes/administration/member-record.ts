import type { MemberRecord } from '@auger/contract'
import type { Member } from '../../../domain/account.ts'

export const memberRecord = ({ account, role }: Member): MemberRecord => ({
  name: account.name,
  role,
  has_password: account.passwordHash !== null,
  shut: account.shutAt !== null,
  seen_at: account.seenAt,
})
