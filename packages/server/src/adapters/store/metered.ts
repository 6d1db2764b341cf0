import { Failure } from '../../domain/errors.ts'
import type { DatabaseMeter, StoreArea } from '../../ports/meter.ts'
import type { Store } from '../../ports/store.ts'

type Call = (...given: readonly never[]) => Promise<unknown>

/** The same store, with the calls that failed counted by the part of it that they asked. */
export function meteredStore(store: Store, meter: DatabaseMeter): Store {
  const counted =
    (area: StoreArea, call: Call): Call =>
    async (...given) => {
      try {
        return await call(...given)
      } catch (error) {
        if (!(error instanceof Failure)) meter.databaseFailed(area)
        throw error
      }
    }
  const areas = Object.entries(store).map(([name, part]: [string, unknown]) => {
    const area = name as StoreArea
    if (typeof part !== 'object' || part === null) return [name, part]
    const calls = Object.entries(part as { readonly [name: string]: Call })
    return [name, Object.fromEntries(calls.map(([verb, call]) => [verb, counted(area, call)]))]
  })
  return {
    ...(Object.fromEntries(areas) as Store),
    check: counted('check', () => store.check()) as Store['check'],
  }
}
