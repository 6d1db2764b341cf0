import { accountName } from '@auger/contract'
import { UsageError } from './usage-error.ts'

/** A name that the page would take, too. */
export function asAccountName(name: string): string {
  const checked = accountName.safeParse(name)
  if (checked.success) return checked.data
  throw new UsageError(`the name ${checked.error.issues[0]?.message ?? 'is not valid'}`)
}
