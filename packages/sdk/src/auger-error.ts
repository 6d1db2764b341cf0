/** The code of an AugerError whose answer was no envelope at all: a proxy's page, a cut body. */
export const unreadableAnswer = -1

/** A request that the service refused, or that it could not fulfil. */
export class AugerError extends Error {
  override readonly name = 'AugerError'
  /** The wire's code, such as 300003; `unreadableAnswer` when there was none. */
  readonly code: number
  /** The HTTP status; 200 for a job that failed while its stream was already open. */
  readonly status: number
  /** The service's own id of the request: quote it when reporting a fault. */
  readonly traceId: string | undefined
  /** Seconds to wait, from Retry-After, where the service said so. */
  readonly retryAfter: number | undefined

  constructor(problem: {
    readonly code: number
    readonly status: number
    readonly message: string
    readonly traceId?: string | undefined
    readonly retryAfter?: number | undefined
  }) {
    super(problem.message)
    this.code = problem.code
    this.status = problem.status
    this.traceId = problem.traceId
    this.retryAfter = problem.retryAfter
  }
}
