import type { DatasourceRecord } from '@auger/contract'

/** Where each stage begins on the way from 0 to 1; reading takes most of the time, and its bytes tell how far it is. */
const begins = { waiting: 0.02, fetching: 0.04, reading: 0.1, profiling: 0.7, describing: 0.9 } as const

export function ingestShare(progress: DatasourceRecord['progress'], size: number): number {
  if (progress === null) return begins.waiting
  const begin = begins[progress.stage]
  if (progress.stage !== 'reading' || size === 0) return begin
  return begin + (begins.profiling - begin) * Math.min(1, progress.bytes / size)
}
