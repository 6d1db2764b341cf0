import { randomBytes } from 'node:crypto'

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
} as const

export type IdKind = keyof typeof prefixes

export function newId(kind: IdKind): string {
  return prefixes[kind] + randomBytes(16).toString('hex')
}
