import { readConfig, type Config } from '@auger/server/config'
import { openStore } from '@auger/server/open-store'
import type { Store } from '@auger/server/ports/store'

/** Opens the store beside a running service, or without one, and closes it again. */
export async function withStore<Value>(
  work: (store: Store, config: Config) => Promise<Value>,
): Promise<Value> {
  const config = readConfig()
  const store = await openStore(config)
  try {
    return await work(store, config)
  } finally {
    await store.close()
  }
}
