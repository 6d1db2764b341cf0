import { descendantsOf, residentBytes } from './process-tree.ts'

const everyMilliseconds = 100

/** Looks again and again at what the processes below this one hold together; what comes back ends it and tells the most. */
export function watchMemory(): () => Promise<number> {
  let most = 0
  let ended = false
  const watched = (async () => {
    while (!ended) {
      most = Math.max(most, residentBytes(await descendantsOf(process.pid)))
      await new Promise((resolve) => setTimeout(resolve, everyMilliseconds))
    }
    return most
  })()
  return () => {
    ended = true
    return watched
  }
}
