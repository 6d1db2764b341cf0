import { accountPrefix } from '@auger/contract'
import { failures } from '../domain/errors.ts'

/** Whoever has a key may name any user but those who log in themselves. */
export function refuseAccountNames(userId: string | undefined): void {
  if (userId?.startsWith(accountPrefix) === true)
    throw failures.invalid(`user_id must not begin with "${accountPrefix}", as accounts of the page do`)
}
