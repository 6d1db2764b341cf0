import { errorCodes, type ErrorCode } from '@auger/contract'

/** A failure the caller can act on: one closed list of codes, one factory each. How it travels is the edge's business. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: ErrorCode
  /** Set where the usual status of the code does not fit. */
  readonly status: number | undefined

  constructor(
    code: ErrorCode,
    message: string = errorCodes[code].message,
    options: { cause?: unknown; status?: number } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.status = options.status
  }
}

/** What would have to lie on the local disk at the same time has no room there, and never will. */
export class BeyondCache extends Failure {
  /** By itself, for whoever asked no question. */
  readonly why: string

  constructor(bytes: number, most: number) {
    const why = `this takes ${inWords(bytes)} on the local disk, and AUGER_CACHE_SIZE allows ${inWords(most)}`
    super(210023, `${errorCodes[210023].message}: ${why}`)
    this.why = why
  }
}

export const failures = {
  unauthenticated: () => new Failure(1003),
  notLoggedIn: () => new Failure(1004),
  wrongPassword: () => new Failure(1005),
  foreignRequest: () => new Failure(1006),
  linkUsed: () => new Failure(1007),
  rateLimited: () => new Failure(201),
  jobFailed: (cause?: unknown) => new Failure(210020, undefined, { cause }),
  jobQuotaExceeded: () => new Failure(210021),
  questionTooLong: () => new Failure(210022),
  sourcesNotReady: (why?: string) =>
    new Failure(210023, why === undefined ? undefined : `${errorCodes[210023].message}: ${why}`),
  tooManySources: () => new Failure(210025),
  invalid: (why: string) => new Failure(300001, `Invalid parameters: ${why}`),
  bodyTooLarge: () => new Failure(300001, 'Invalid parameters: the body is too large', { status: 413 }),
  noPermission: () => new Failure(300002),
  notFound: (resource: string) => new Failure(300003, `${resource} not found`),
  methodNotAllowed: () => new Failure(300003, 'Method not found', { status: 405 }),
  badExtension: () => new Failure(300004),
  emptyFile: () => new Failure(300005),
  storageFull: () => new Failure(300006),
  uploadFailed: (why: string) => new Failure(300007, `Failed to upload the file: ${why}`),
  uploadTooLarge: (why: string) => new Failure(300007, `Failed to upload the file: ${why}`, { status: 413 }),
  tooManySessions: () => new Failure(300009),
  sourceRefused: (why: string) => new Failure(300011, `Fail to create datasource: ${why}`),
  idempotencyConflict: () => new Failure(300012),
  nameTaken: () => new Failure(300013),
  webhookRefused: (why: string) => new Failure(300014, `Webhook refused: ${why}`),
  internal: (cause?: unknown) => new Failure(9999, undefined, { cause }),
}

function inWords(bytes: number): string {
  const [size, unit] = bytes < 2 ** 30 ? [bytes / 2 ** 20, 'MiB'] : [bytes / 2 ** 30, 'GiB']
  return `${Number(size.toPrecision(3))} ${unit}`
}
