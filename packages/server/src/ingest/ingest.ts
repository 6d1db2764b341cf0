import { rm } from 'node:fs/promises'
import { objectKeys } from '../domain/file.ts'
import { extensionOf, type Source } from '../domain/source.ts'
import type { Engine } from '../ports/engine.ts'
import type { Objects } from '../ports/objects.ts'
import type { IngestedTables, Store } from '../ports/store.ts'
import type { Workshop } from '../ports/workshop.ts'
import { explain } from './explain.ts'
import { tableName } from './name-table.ts'
import { profile } from './profile/profile.ts'
import { readTables, type ReadTables } from './read-tables.ts'
import { openReader } from './reader/open-reader.ts'
import { reportTable } from './report-table.ts'
import { sniffContent } from './sniff-content.ts'
import { createWorkbench } from './workbench.ts'

export interface IngestDeps {
  readonly store: Pick<Store, 'sources'>
  readonly objects: Objects
  readonly engine: Engine
  readonly workshop: Workshop
}

/**
 * Turns a source's file into tables. It may be run again at any time: what an earlier run left is done over, and what
 * it finished stays. Undefined when no tables were saved: the file is invalid, or the source is gone.
 */
export async function ingest(
  sourceId: string,
  deps: IngestDeps,
  signal: AbortSignal,
): Promise<{ readonly datasetId: string } | undefined> {
  const { sources } = deps.store
  const source = await sources.find(sourceId)
  if (source?.status !== 'synching') return undefined
  if ((await sources.tables([sourceId])).length > 0) return { datasetId: source.datasetId }

  const folder = await deps.objects.workFolder()
  try {
    const found = await read(source, deps, folder, signal)
    if (await sources.saveTables(sourceId, found)) return { datasetId: source.datasetId }
    await deps.objects.remove(objectKeys.source(sourceId))
  } catch (error) {
    const reason = explain(error)
    if (reason !== undefined) await sources.markInvalid(sourceId, reason, null)
    else if ((await sources.find(sourceId)) !== undefined) throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return undefined
}

async function read(
  source: Source,
  deps: IngestDeps,
  folder: string,
  signal: AbortSignal,
): Promise<IngestedTables> {
  const extension = extensionOf(source.name)
  const file = await deps.objects.localFile(objectKeys.file(source.fileId))
  await sniffContent(file, extension)
  const { name, size } = source
  const reader = openReader(deps.workshop, { extension, file, name, size, folder, signal })
  const bench = createWorkbench(deps.engine, source.projectId, { folder, signal, reader })
  const found = await readTables(bench).finally(() => reader.close())
  await keepBesides(source, found, deps)

  const tables = []
  const lexicon = []
  const notes = [...found.report.notes]
  for (const [index, typed] of found.tables.entries()) {
    const number = index + 1
    const id = `${source.id}-t${number}`
    const objectKey = objectKeys.table(source.id, number)
    const { columns, keys, lexicon: entries } = await profile(typed, id, bench)
    await deps.objects.adopt(objectKey, typed.file)
    const { title, rowCount } = typed
    tables.push({
      id,
      sourceId: source.id,
      datasetId: source.datasetId,
      name: tableName(title),
      title,
      objectKey,
      rowCount,
      columns,
      keys,
    })
    lexicon.push(...entries)
    notes.push(...typed.notes)
  }
  return {
    tables,
    lexicon,
    report: {
      ...found.report,
      notes,
      tables: tables.map((table, index) => reportTable(table, found.tables[index]?.columns ?? [])),
    },
  }
}

/** What belongs to the source and is in no table. */
async function keepBesides({ id }: Source, { rejectedFile, passages }: ReadTables, { objects }: IngestDeps) {
  if (rejectedFile !== undefined) await objects.adopt(objectKeys.rejected(id), rejectedFile)
  if (passages === undefined) return
  await objects.adopt(objectKeys.passages(id), passages.file)
  await objects.adopt(objectKeys.passageIndex(id), passages.indexFile)
}
