import type { Account } from '../../../domain/account.ts'
import { failures } from '../../../domain/errors.ts'
import type { HttpDeps } from '../../deps.ts'

export async function findAccount(name: string, { store }: Pick<HttpDeps, 'store'>): Promise<Account> {
  const account = await store.accounts.find(name)
  if (account === undefined) throw failures.notFound('Account')
  return account
}
