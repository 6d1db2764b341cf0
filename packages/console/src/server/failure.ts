/** A request that the service refused, or that never reached it. */
export class Failure extends Error {
  override readonly name = 'Failure'
  /** The wire's code, such as 300003; `unreachable` or `unreadable` where there was none. */
  readonly code: number
  readonly status: number
  /** What to quote when a fault is reported. */
  readonly traceId: string | undefined
  /** Seconds to wait, where the service said so. */
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

/** The network or the service is away. */
export const unreachable = -1
/** What was answered is no envelope: a proxy's page, a cut body. */
export const unreadable = -2

export const failureOf = (error: unknown): Failure =>
  error instanceof Failure
    ? error
    : new Failure({
        code: unreachable,
        status: 0,
        message: error instanceof Error ? error.message : String(error),
      })

export const isNotLoggedIn = (error: unknown): boolean => error instanceof Failure && error.code === 1004
