import { ownAct } from '@auger/server/domain/audit-entry'
import type { Store } from '@auger/server/ports/store'

/** What is done by the command line is in the audit log, too. */
export const keepAct = (store: Store, ...acts: readonly Parameters<typeof ownAct>[0][]): Promise<void> =>
  store.audit.add(acts.map((act) => ownAct(act, new Date())))
