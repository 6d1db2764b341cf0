import { unusedFileHours } from '../domain/file.ts'
import type { Clock } from '../ports/clock.ts'
import type { Objects } from '../ports/objects.ts'
import type { Store } from '../ports/store.ts'
import { countEarlierResults } from './count-earlier-results.ts'
import { emptyTrash } from './empty-trash.ts'
import { removeStrayParts } from './remove-stray-parts.ts'

export interface SweepDeps {
  readonly store: Store
  readonly objects: Objects
  readonly clock: Clock
}

/** What webhooks were told can be looked up and replayed for so long. */
const deliveryDays = 30

const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * 86_400_000).toISOString()

/** Forgets uploads that were never finished and files that nobody used, and what webhooks were told long ago, and removes what is left of them. */
export async function sweep(deps: SweepDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - unusedFileHours * 3_600_000)
  await deps.store.files.expire(before.toISOString())
  await deps.store.deliveries.forget(daysBefore(deps.clock.now(), deliveryDays))
  await emptyTrash(deps)
  await removeStrayParts(deps, before)
  await deps.objects.removeLeftovers(before)
  await countEarlierResults(deps)
}
