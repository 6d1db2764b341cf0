import { partSize } from '@auger/contract'

/** 53100 is PostgreSQL's. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', '53100'])

/** Below this nothing large is begun: a part of an upload would not fit, and the database needs the rest to tell of it. */
export const leastFreeBytes = 2 * partSize

/** What the system would say a moment later. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull'
  readonly code = 'ENOSPC'

  constructor() {
    super('no space left on device')
  }
}

/** Whether an error, or what caused it, is that there is no room: systems say it in several ways. */
export function isOutOfSpace(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 10; cause = cause.cause, depth++) {
    if (/no space left on device|disk quota exceeded/i.test(cause.message)) return true
    if ('code' in cause && codes.has(String(cause.code))) return true
  }
  return false
}
