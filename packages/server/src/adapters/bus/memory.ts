import type { Bus, JobNews } from '../../ports/bus.ts'

type Hear = (news: JobNews) => void

/** News within this process. */
export function createMemoryBus(): Bus {
  const listeners = new Map<string, Set<Hear>>()
  return {
    announce(news) {
      const ofJob = listeners.get(news.jobId) ?? new Set()
      for (const hear of [...ofJob]) if (ofJob.has(hear)) hear(news)
      return Promise.resolve()
    },
    listen(jobId, heard) {
      const hear: Hear = (news) => heard(news)
      const ofJob = listeners.get(jobId) ?? new Set()
      listeners.set(jobId, ofJob.add(hear))
      return () => {
        ofJob.delete(hear)
        if (ofJob.size === 0 && listeners.get(jobId) === ofJob) listeners.delete(jobId)
      }
    },
    close() {
      for (const ofJob of listeners.values()) ofJob.clear()
      listeners.clear()
      return Promise.resolve()
    },
  }
}
