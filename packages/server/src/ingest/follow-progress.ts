import type { IngestStage } from '@auger/contract'
import type { IngestProgress, Source } from '../domain/source.ts'
import type { Store } from '../ports/store.ts'

/** Keeps how far ingest is where everyone can see it, and learns from it when nobody wants the source any more. */
export interface Progress {
  readonly current: IngestProgress
  enter(stage: IngestStage): Promise<void>
  bytes(count: number): void
  rows(count: number): void
}

const interval = 500

export function followProgress(
  { id, reading }: Source,
  { sources }: Pick<Store, 'sources'>,
  onUnwanted: () => void,
): Progress {
  let current: IngestProgress = { stage: 'waiting', bytes: 0, rows: 0 }
  let savedAt = 0
  const save = async () => {
    savedAt = performance.now()
    if (!(await sources.saveProgress(id, reading, current))) onUnwanted()
  }
  const saveSeldom = () => {
    // A progress that could not be kept is no reason to fail; the next one may be.
    if (performance.now() - savedAt >= interval) save().catch(() => undefined)
  }
  return {
    get current() {
      return current
    },
    async enter(stage) {
      current = { ...current, stage }
      await save()
    },
    bytes(count) {
      current = { ...current, bytes: Math.round(count) }
      saveSeldom()
    },
    rows(count) {
      current = { ...current, rows: current.rows + count }
      saveSeldom()
    },
  }
}
