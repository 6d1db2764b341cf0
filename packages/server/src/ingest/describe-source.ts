import { rm } from 'node:fs/promises'
import type { IngestReport } from '../domain/source.ts'
import type { Table } from '../domain/table.ts'
import { describeTable } from './nature/describe-table.ts'
import { reportedNatures } from './report-table.ts'
import { createWorkbenchRun } from './workbench.ts'
import type { IngestDeps } from './ingest.ts'

/** Looks for what the columns of a source are that was read before this was looked for. It may be run again at any time. */
export async function describeSource(
  sourceId: string,
  deps: DescribeDeps,
  signal: AbortSignal,
): Promise<void> {
  const source = await deps.store.sources.find(sourceId)
  if (source === undefined || !source.read) return
  const folder = await deps.objects.workFolder()
  try {
    const run = createWorkbenchRun(deps.engine, source.projectId, { folder, signal })
    const described: Table[] = []
    for (const table of await deps.store.sources.tables([sourceId])) {
      const file = await deps.objects.localFile(table.objectKey)
      described.push({ ...table, ...(await describeTable({ ...table, file }, run)) })
    }
    await deps.store.sources.saveNatures(source, described, withNatures(source.report, described))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type DescribeDeps = Pick<IngestDeps, 'objects' | 'engine' | 'store'>

const withNatures = (report: IngestReport | null, tables: readonly Table[]): IngestReport | null =>
  report === null
    ? null
    : {
        ...report,
        tables: report.tables.map((reported) => {
          const table = tables.find(({ name }) => name === reported.name)
          return table === undefined ? reported : reportedNatures(reported, table)
        }),
      }
