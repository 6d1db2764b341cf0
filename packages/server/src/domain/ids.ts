import { createHash, randomBytes } from 'node:crypto'

/** Opaque and unguessable: 128 random bits behind a prefix that says what the id names. */
const prefixes = {
  session: 'session-',
  job: 'job-',
  dataset: 'dset-',
  source: 'ds-',
  definition: 'def-',
  file: 'file-',
  upload: 'upload-',
  project: 'project-',
  key: 'key-',
  account: 'account-',
  login: 'login-',
  webhook: 'hook-',
  delivery: 'dlv-',
  event: 'evt-',
} as const

export type IdKind = keyof typeof prefixes

export function newId(kind: IdKind): string {
  return prefixes[kind] + randomBytes(16).toString('hex')
}

/** The same for the same, and unguessable where a part of it is. */
export const derivedId = (kind: IdKind, ...from: readonly string[]): string =>
  prefixes[kind] + createHash('sha256').update(JSON.stringify(from)).digest('hex').slice(0, 32)
