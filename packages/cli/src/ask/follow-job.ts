import type { Parts } from '@auger/server/compose'
import type { JobEvent } from '@auger/server/domain/event'
import type { Job } from '@auger/server/domain/job'
import type { Owner } from '@auger/server/domain/owner'

/** What a job came to in the end; what it says is handed on as it comes. */
export async function followJob(
  jobId: string,
  owner: Owner,
  { store, bus }: Pick<Parts, 'store' | 'bus'>,
  heard: (event: JobEvent) => void,
): Promise<Job | undefined> {
  let hasNews = false
  let wake: () => void = () => undefined
  const stopListening = bus.listen(jobId, () => {
    hasNews = true
    wake()
  })
  try {
    for (let last = 0; ;) {
      hasNews = false
      const job = await store.jobs.find(jobId, owner)
      for (const event of await store.jobs.events(jobId, last)) {
        last = event.sequence
        heard(event)
      }
      if (job?.finishedAt !== null) return job
      await new Promise<void>((resolve) => {
        wake = resolve
        if (hasNews) resolve()
      })
    }
  } finally {
    stopListening()
  }
}
