/** Start and stop as an ordered list of named phases: what was opened last is closed first, and each only once. */
export interface Phase {
  readonly name: string
  readonly stop: () => Promise<void>
}

export interface Lifecycle {
  opened(name: string, stop: () => Promise<void>): void
  stop(): Promise<void>
}

export function createLifecycle(onError: (phase: string, error: unknown) => void): Lifecycle {
  const phases: Phase[] = []
  let stopping: Promise<void> | undefined
  const stopAll = async () => {
    for (const phase of phases.reverse())
      await phase.stop().catch((error: unknown) => onError(phase.name, error))
  }
  return {
    opened: (name, stop) => void phases.push({ name, stop }),
    stop: () => (stopping ??= stopAll()),
  }
}
