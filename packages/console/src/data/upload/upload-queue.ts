import { refusalOf } from './refusal.ts'
import { isOver, type UploadItem } from './upload-item.ts'

export interface SendOptions {
  readonly signal: AbortSignal
  readonly onProgress: (sentBytes: number) => void
}

export interface QueueOptions {
  /** Sends the bytes; called again after a pause, it goes on where it was. */
  readonly send: (file: File, options: SendOptions) => Promise<string>
  /** Makes a source of what was sent. */
  readonly add: (file: File, key: string) => Promise<string>
  /** Whether a failure is of the line, so that it is worth to wait for it. */
  readonly isOfTheLine: (problem: unknown) => boolean
  /** Resolves once it is worth to try again. */
  readonly untilOnline: (signal: AbortSignal, failures: number) => Promise<void>
  readonly atOnce?: number
}

export interface UploadQueue {
  readonly items: () => readonly UploadItem[]
  readonly subscribe: (listener: () => void) => () => void
  readonly addFiles: (files: readonly File[]) => void
  readonly pause: (id: number) => void
  /** After a pause or a failure. */
  readonly resume: (id: number) => void
  /** Takes it out of the queue; what was sent of it is given up. */
  readonly remove: (id: number) => void
  readonly clearEnded: () => void
}

/** Files that are sent a few at a time, each with a state of its own. */
export function createUploadQueue({
  send,
  add,
  isOfTheLine,
  untilOnline,
  atOnce = 2,
}: QueueOptions): UploadQueue {
  let items: readonly UploadItem[] = []
  let last = 0
  const listeners = new Set<() => void>()
  const underWay = new Map<number, AbortController>()

  const change = (next: readonly UploadItem[]) => {
    items = next
    for (const listener of listeners) listener()
  }
  const update = (id: number, changes: Partial<UploadItem>) => {
    change(items.map((item) => (item.id === id ? { ...item, ...changes } : item)))
  }

  const sendUntilDone = async (item: UploadItem, signal: AbortSignal): Promise<string> => {
    const onProgress = (sentBytes: number) => {
      if (!signal.aborted) update(item.id, { sentBytes })
    }
    for (let failures = 0; ; failures++) {
      try {
        return await send(item.file, { signal, onProgress })
      } catch (problem) {
        if (signal.aborted || !isOfTheLine(problem)) throw problem
        update(item.id, { state: 'offline', problem })
        await untilOnline(signal, failures)
        if (signal.aborted) throw problem
        update(item.id, { state: 'sending', problem: undefined })
      }
    }
  }

  const work = async (item: UploadItem): Promise<void> => {
    const stop = new AbortController()
    underWay.set(item.id, stop)
    update(item.id, { state: 'sending', problem: undefined })
    try {
      const key = await sendUntilDone(item, stop.signal)
      if (stop.signal.aborted) return
      update(item.id, { state: 'adding', sentBytes: item.file.size })
      update(item.id, { state: 'added', sourceId: await add(item.file, key) })
    } catch (problem) {
      if (!stop.signal.aborted) update(item.id, { state: 'failed', problem })
    } finally {
      if (underWay.get(item.id) === stop) underWay.delete(item.id)
      next()
    }
  }

  const next = (): void => {
    while (underWay.size < atOnce) {
      const item = items.find(({ state }) => state === 'waiting')
      if (item === undefined) return
      void work(item)
    }
  }

  const halt = (id: number): void => {
    underWay.get(id)?.abort()
    underWay.delete(id)
  }

  return {
    items: () => items,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    addFiles: (files) => {
      change([
        ...items,
        ...files.map((file): UploadItem => {
          const problem = refusalOf(file)
          const state = problem === undefined ? 'waiting' : 'refused'
          return { id: ++last, file, state, sentBytes: 0, problem, sourceId: undefined }
        }),
      ])
      next()
    },
    pause: (id) => {
      const state = items.find((item) => item.id === id)?.state
      if (state !== 'sending' && state !== 'offline' && state !== 'waiting') return
      halt(id)
      update(id, { state: 'paused' })
      next()
    },
    resume: (id) => {
      const state = items.find((item) => item.id === id)?.state
      if (state !== 'paused' && state !== 'failed') return
      update(id, { state: 'waiting', problem: undefined })
      next()
    },
    remove: (id) => {
      halt(id)
      change(items.filter((item) => item.id !== id))
      next()
    },
    clearEnded: () => {
      change(items.filter((item) => !isOver(item)))
    },
  }
}
