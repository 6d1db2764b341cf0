import { setTimeout as pause } from 'node:timers/promises'

/** Looks until what is found will do. In one process a look costs microseconds. */
export async function until<Value>(
  look: () => Promise<Value>,
  enough: (value: Value) => boolean,
): Promise<Value> {
  for (let milliseconds = 5; ; milliseconds = Math.min(20, milliseconds * 1.5)) {
    const value = await look()
    if (enough(value)) return value
    await pause(milliseconds)
  }
}
