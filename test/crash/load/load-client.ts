import type { Client } from '@auger/sdk'
import type { Ledger, SourceEntry } from '../ledger.ts'
import type { Random } from '../random.ts'

/** One user at work. What it keeps in the ledger is its own; only the shared source belongs to somebody else. */
export interface LoadClient {
  readonly user: string
  readonly url: string
  readonly key: string
  readonly client: Client
  readonly random: Random
  readonly ledger: Ledger
  readonly shared: SourceEntry
  /** Goes on beside the other operations; a failure of it counts as theirs. */
  beside(work: Promise<void>): void
}

/** One thing a client may do; false when there is nothing to do it to. */
export type Operation = (load: LoadClient) => Promise<boolean>

interface Owned {
  readonly user: string
  readonly deletion?: 'no' | 'asked' | 'done'
}

export const ours = <Entry extends Owned>(
  entries: readonly Entry[],
  { user }: LoadClient,
): readonly Entry[] => entries.filter((entry) => entry.user === user && (entry.deletion ?? 'no') === 'no')

/** One of the client's own entries that are not deleted. */
export function oneOf<Entry extends Owned>(entries: readonly Entry[], load: LoadClient): Entry | undefined {
  const own = ours(entries, load)
  return own.length === 0 ? undefined : load.random.pick(own)
}
