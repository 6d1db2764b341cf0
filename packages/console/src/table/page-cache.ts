import type { Row, RowsRead } from './table-source.ts'

export const pageRows = 100
const mostPages = 200

export interface PageCache {
  readonly total: number
  readonly rowAt: (index: number) => Row | undefined
  readonly need: (from: number, to: number) => void
  readonly failed: Error | undefined
  readonly again: () => void
  readonly close: () => void
}

interface CacheOptions {
  readonly total: number
  readonly read: (offset: number, limit: number, signal: AbortSignal) => Promise<RowsRead>
  readonly changed: () => void
}

/** Reads the pages that are needed, each once, and forgets those that were not needed for the longest. */
export function createPageCache({ total, read, changed }: CacheOptions): PageCache {
  const pages = new Map<number, readonly Row[]>()
  const underWay = new Set<number>()
  const stop = new AbortController()
  const state: { total: number; failed: Error | undefined; needed: readonly [number, number] } = {
    total,
    failed: undefined,
    needed: [0, pageRows - 1],
  }

  const readPage = async (page: number): Promise<void> => {
    underWay.add(page)
    try {
      const found = await read(page * pageRows, pageRows, stop.signal)
      if (stop.signal.aborted) return
      pages.set(page, found.rows)
      state.total = found.total
      forget(pages)
    } catch (error) {
      if (stop.signal.aborted) return
      state.failed = error instanceof Error ? error : new Error(String(error))
    } finally {
      underWay.delete(page)
      if (!stop.signal.aborted) changed()
    }
  }

  const need = (from: number, to: number): void => {
    state.needed = [from, to]
    if (state.failed !== undefined) return
    for (let page = Math.floor(from / pageRows); page <= Math.floor(to / pageRows); page++) {
      const held = pages.get(page)
      if (held !== undefined) {
        pages.delete(page)
        pages.set(page, held)
      } else if (!underWay.has(page) && !stop.signal.aborted) void readPage(page)
    }
  }

  return {
    get total() {
      return state.total
    },
    get failed() {
      return state.failed
    },
    rowAt: (index) => pages.get(Math.floor(index / pageRows))?.[index % pageRows],
    need,
    again: () => {
      state.failed = undefined
      need(...state.needed)
      changed()
    },
    close: () => {
      stop.abort()
    },
  }
}

function forget(pages: Map<number, readonly Row[]>): void {
  for (const page of pages.keys()) {
    if (pages.size <= mostPages) return
    pages.delete(page)
  }
}
