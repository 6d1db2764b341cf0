import type { PageHandler } from '../../page/page-handler.ts'

export const getHealth: PageHandler<'getHealth'> = async (_call, { store, disk, service }) => {
  const [reason, jobs, sources, free] = await Promise.all([
    service.notReady(),
    store.jobs.unfinished(),
    store.sources.unfinished(),
    disk.free().catch(() => Infinity),
  ])
  const model = service.model()
  return {
    version: service.version,
    ready: reason === undefined,
    reason: reason ?? null,
    isolation: {
      level: service.isolation,
      ...(service.isolationShortfall === undefined ? {} : { reason: service.isolationShortfall }),
    },
    model: model === undefined ? null : { ...model },
    started_at: service.startedAt,
    unfinished_jobs: jobs.length,
    unfinished_sources: sources.length,
    disk_free: Number.isFinite(free) ? Math.floor(free) : null,
    memory: process.memoryUsage.rss(),
  }
}
