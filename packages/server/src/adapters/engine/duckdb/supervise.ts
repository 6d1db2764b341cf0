import { watchMemory } from '../../../isolation/watch-memory.ts'
import { EngineFailure } from '../../../ports/engine.ts'
import type { EngineChild } from './engine-child.ts'
import type { Finding, Work } from './messages.ts'
import { memoryLimits } from './memory-limits.ts'

const graceAfterTimeout = 700
const graceAfterAbort = 300

export interface Bounds {
  readonly seconds: number
  readonly memoryMegabytes: number
  readonly signal: AbortSignal
}

/** Has a child do the work within its bounds: asked to stop first, killed when it does not. */
export async function supervise(child: EngineChild, work: Work, bounds: Bounds): Promise<Finding> {
  await readyOrAborted(child, bounds.signal)
  const timers: NodeJS.Timeout[] = []
  let stopped: EngineFailure | undefined
  const stop = (failure: EngineFailure, grace: number) => {
    stopped ??= failure
    child.interrupt()
    timers.push(setTimeout(child.kill, grace))
  }
  const onAbort = () => stop(aborted(), graceAfterAbort)
  const onTimeout = () =>
    stop(new EngineFailure('timeout', `It took longer than ${bounds.seconds} seconds.`), graceAfterTimeout)
  const onMemory = () =>
    stop(new EngineFailure('memory', `It needed more than ${bounds.memoryMegabytes} MB of memory.`), 0)

  timers.push(setTimeout(onTimeout, bounds.seconds * 1000))
  bounds.signal.addEventListener('abort', onAbort, { once: true })
  const endWatch = watchMemory(child.processId, memoryLimits(bounds.memoryMegabytes).mostMegabytes, onMemory)
  try {
    const finding = await child.perform(work)
    if (bounds.signal.aborted) throw aborted()
    return finding
  } catch (error) {
    throw stopped ?? error
  } finally {
    endWatch()
    timers.forEach(clearTimeout)
    bounds.signal.removeEventListener('abort', onAbort)
  }
}

const aborted = () => new EngineFailure('aborted', 'It was stopped.')

function readyOrAborted(child: EngineChild, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.reject(aborted())
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(aborted())
    signal.addEventListener('abort', onAbort, { once: true })
    void child.ready.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}
