import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

/** Work one after the other. After each, everybody else has as long as it took: a connection is opened in several short turns. */
export interface InTurn {
  <Outcome>(work: () => Promise<Outcome>): Promise<Outcome>
}

const longestPause = 50
const shortestPause = 0.5

export function createInTurn(): InTurn {
  let previous: Promise<void> = Promise.resolve()
  return (work) => {
    let began = 0
    const done = previous.then(() => {
      began = performance.now()
      return work()
    })
    const rest = () => {
      const took = performance.now() - began
      return took < shortestPause ? nextTurn() : pause(Math.min(Math.max(1, took), longestPause))
    }
    previous = done.then(rest, rest)
    return done
  }
}
