// Where the public sets lie that small rounds are measured on: beside the checkout.
import { existsSync } from 'node:fs'
import path from 'node:path'

export const sharedSets = path.join(import.meta.dirname, '../../shared/bench')

/** Says so where they are not there. */
export function hasSharedSets(bench) {
  if (existsSync(sharedSets)) return true
  console.log(`SKIPPED: the small round of ${bench} needs the sets in ${sharedSets}, which are not there`)
  return false
}
