import type { Client } from '@auger/sdk'

export interface OtherLoad {
  /** Says that all processes are killed now: what is being answered may fail with them, and nothing else may. */
  killed(): void
  /** Asks nothing more; how many were answered, and how many failed. Rejects when one failed that should not have. */
  stop(): Promise<{ readonly answered: number; readonly failed: number }>
}

/** Asks the same question again and again until it is told to stop. */
export function keepAsking(
  client: Client,
  question: { readonly session_id: string; readonly dataset_id: string; readonly question: string },
): OtherLoad {
  let mayFail = false
  const counts = { answered: 0, failed: 0 }
  let stopped = false
  const asking = (async () => {
    while (!stopped) {
      mayFail = false
      try {
        await client.jobs.ask(question)
        counts.answered++
      } catch (error) {
        if (!mayFail) throw error
        counts.failed++
      }
    }
  })()
  asking.catch(() => undefined)
  return {
    killed: () => {
      mayFail = true
    },
    async stop() {
      stopped = true
      await asking
      return counts
    },
  }
}
