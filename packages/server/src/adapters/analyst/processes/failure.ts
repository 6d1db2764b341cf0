/** budget: the question took too long. memory: it needed too much. failed: the analyst is at fault. lost: its process ended by itself. */
export type AnalystFailureReason = 'budget' | 'memory' | 'failed' | 'lost'

export class AnalystFailure extends Error {
  override readonly name = 'AnalystFailure'
  readonly reason: AnalystFailureReason

  constructor(reason: AnalystFailureReason, message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.reason = reason
  }
}
