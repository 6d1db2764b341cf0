import { setImmediate as nextTurn } from 'node:timers/promises'

/** A construction in small steps: it yields after each, and returns what it made. */
export type Construction<Value> = Generator<undefined, Value>

/** Something large that is made once, when it is first needed. */
export interface WorkedOut<Value> {
  /** At once, however long that takes. */
  now(): Value
  /** A little at a time, so that a server answers others meanwhile. */
  soon(): Promise<Value>
}

const sliceMilliseconds = 2

export function workedOut<Value>(construct: () => Construction<Value>): WorkedOut<Value> {
  let made: { readonly value: Value } | undefined
  let making: Promise<Value> | undefined
  return {
    now() {
      made ??= { value: finished(construct()) }
      return made.value
    },
    async soon() {
      if (made !== undefined) return made.value
      making ??= inSlices(construct())
      const value = await making
      made ??= { value }
      return made.value
    },
  }
}

/** The whole of it now. */
export function finished<Value>(construction: Construction<Value>): Value {
  for (;;) {
    const step = construction.next()
    if (step.done === true) return step.value
  }
}

/**
 * The whole of it, with turns for others in between. Only one is made at a time: the slices of several would come in one turn, and
 * together they would be long.
 */
export function inSlices<Value>(construction: Construction<Value>): Promise<Value> {
  const made = previous.then(() => slices(construction))
  previous = made.then(
    () => nextTurn(),
    () => nextTurn(),
  )
  return made
}

let previous: Promise<void> = Promise.resolve()

async function slices<Value>(construction: Construction<Value>): Promise<Value> {
  for (;;) {
    const end = performance.now() + sliceMilliseconds
    do {
      const step = construction.next()
      if (step.done === true) return step.value
    } while (performance.now() < end)
    await nextTurn()
  }
}
