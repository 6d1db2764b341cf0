import { failures } from '../../../domain/errors.ts'
import type { PageHandler } from '../../page/page-handler.ts'
import { accountRecord } from '../accounts/account-record.ts'
import { findAccount } from './find-account.ts'

export const updateAccount: PageHandler<'updateAccount'> = async ({ input, act }, deps) => {
  const { name, shut, owner } = input
  const account = await findAccount(name, deps)
  const change = { ...(shut === undefined ? {} : { shut }), ...(owner === undefined ? {} : { owner }) }
  const changed = await deps.store.accounts.change(account.id, change, deps.clock.now().toISOString())
  switch (changed) {
    case 'changed':
      act.note({ ...(shut === true ? { action: 'account.shut' } : {}), detail: said(shut, owner) })
      return accountRecord(await findAccount(name, deps))
    case 'gone':
      throw failures.notFound('Account')
    case 'last owner':
      throw failures.invalid('the last owner that can log in can be neither shut nor made none')
  }
}

const said = (shut: boolean | undefined, owner: boolean | undefined): string =>
  [
    ...(shut === false ? ['opened'] : []),
    ...(owner === undefined ? [] : [owner ? 'owner' : 'no owner']),
  ].join(', ')
