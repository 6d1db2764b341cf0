import type { ImageLink, TableLink } from '@auger/contract'
import type { HttpDeps } from '../deps.ts'
import { encodeSegment } from '../signed/addresses.ts'

/** Where result files and uploaded files are served. The last segment is the name a download gets. */
export const resultPath = (jobId: string, file: number, extension: string, name: string): string =>
  `/files/results/${jobId}/${file}.${extension}/${encodeSegment(fileName(name))}`

export const sourcePath = (sourceId: string, name: string): string =>
  `/files/sources/${sourceId}/${encodeSegment(fileName(name))}`

export const rejectedPath = (sourceId: string, name: string): string =>
  `/files/rejected/${sourceId}/${encodeSegment(fileName(`${name}.rejected.csv`))}`

/** A name that no file system, header or browser trips over. */
export function fileName(name: string): string {
  const safe = name
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029/\\:*?"<>|]/gu, '_')
    .trim()
  return /^\.*$/.test(safe) ? 'file' : safe
}

export interface LinkMaker {
  table(jobId: string, file: number, name: string): TableLink
  image(jobId: string, file: number, name: string): ImageLink
}

/** Addresses that all stop at the same moment. */
export function linkMaker({ addresses }: Pick<HttpDeps, 'addresses'>, expiresAt: Date): LinkMaker {
  const until = { expires_at: expiresAt.toISOString() }
  return {
    table: (jobId, file, name) => ({
      url: addresses.sign(resultPath(jobId, file, 'csv', name), expiresAt),
      name,
      ...until,
    }),
    image: (jobId, file, name) => ({
      url: addresses.sign(resultPath(jobId, file, 'png', `${name}.png`), expiresAt),
      name,
      ...until,
      spec_url: addresses.sign(resultPath(jobId, file, 'json', `${name}.vl.json`), expiresAt),
    }),
  }
}

export const freshLinks = (deps: Pick<HttpDeps, 'addresses' | 'clock' | 'settings'>): LinkMaker =>
  linkMaker(deps, new Date(deps.clock.now().getTime() + deps.settings.linkSeconds * 1_000))
