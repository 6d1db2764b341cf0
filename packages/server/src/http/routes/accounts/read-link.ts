import { failures } from '../../../domain/errors.ts'
import { hashSecret } from '../../../domain/secret.ts'
import type { PageHandler } from '../../page/page-handler.ts'

export const readAccountLink: PageHandler<'readAccountLink'> = async ({ input }, { store, clock }) => {
  const good = await store.accountLinks.find(hashSecret(input.link), clock.now().toISOString())
  if (good === undefined) throw failures.linkUsed()
  return { name: good.account?.name ?? null, expires_at: good.link.expiresAt }
}
