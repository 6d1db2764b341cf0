/** Lets a request begin its work: at once, or when it is the turn of its line, which is of a project and an endpoint. */
export type FairTurns = (line: string) => Promise<void> | undefined

/** So long, in milliseconds, requests may begin in one turn of the event loop. */
const longestTurn = 4

/**
 * Requests that come together are all read in one turn of the event loop, and each does most of its work there: whoever
 * connects meanwhile would wait for the last of them. What is beyond a few milliseconds begins one a turn, in turns among the lines.
 */
export function createFairTurns(): FairTurns {
  const waiting = new Map<string, (() => void)[]>()
  let began: number | undefined

  function nextTurn(): void {
    began = undefined
    const [first] = waiting
    if (first === undefined) return
    const [line, requests] = first
    waiting.delete(line)
    requests.shift()?.()
    if (requests.length > 0) waiting.set(line, requests)
    began = performance.now()
    setImmediate(nextTurn)
  }

  return (line) => {
    const now = performance.now()
    if (began === undefined) {
      began = now
      setImmediate(nextTurn)
    }
    if (waiting.size === 0 && now - began < longestTurn) return undefined
    return new Promise((resolve) => {
      const requests = waiting.get(line)
      if (requests === undefined) waiting.set(line, [resolve])
      else requests.push(resolve)
    })
  }
}
