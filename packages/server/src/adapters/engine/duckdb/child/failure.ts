/** The statement is not one that may run. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

/** It would read or answer more than it may. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge'
}

export interface FailureDescription {
  readonly reason: 'refused' | 'failed' | 'memory' | 'too-large'
  readonly message: string
}

export function describeFailure(error: unknown): FailureDescription {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof Refusal) return { reason: 'refused', message }
  if (error instanceof TooLarge) return { reason: 'too-large', message }
  if (message.startsWith('Out of Memory Error')) return { reason: 'memory', message: firstLine(message) }
  return { reason: 'failed', message: message.slice(0, 2000) }
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? text
}
