import { failures } from '../../../domain/errors.ts'
import type { AccountCaller } from '../../page/page-handler.ts'

export function requireLogin(caller: AccountCaller | undefined): AccountCaller {
  if (caller === undefined) throw failures.notLoggedIn()
  return caller
}
