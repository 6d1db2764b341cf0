import { rm } from 'node:fs/promises'
import { objectKeys } from '../domain/file.ts'
import { extensionOf, type Source } from '../domain/source.ts'
import type { Engine } from '../ports/engine.ts'
import type { Objects } from '../ports/objects.ts'
import type { IngestedTables, Store } from '../ports/store.ts'
import { explain } from './explain.ts'
import { formatOf } from './formats/index.ts'
import { tableName } from './name-table.ts'
import { notReadYet } from './not-read-yet.ts'
import { profile } from './profile.ts'
import { writeTyped } from './read-types/write-typed.ts'
import { reportTable } from './report-table.ts'
import { sniffContent } from './sniff-content.ts'
import { createWorkbench, type Workbench } from './workbench.ts'

export interface IngestDeps {
  readonly store: Pick<Store, 'sources'>
  readonly objects: Objects
  readonly engine: Engine
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
    const found = await read(source, deps, createWorkbench(deps.engine, source.projectId, folder, signal))
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

async function read(source: Source, deps: IngestDeps, bench: Workbench): Promise<IngestedTables> {
  const extension = extensionOf(source.name)
  const format = formatOf(extension) ?? notReadYet(extension)
  const file = await deps.objects.localFile(objectKeys.file(source.fileId))
  await sniffContent(file, extension)
  const { tables: texts, report } = await format.read({
    file,
    name: source.name,
    folder: bench.folder,
    signal: bench.signal,
  })

  const tables = []
  const lexicon = []
  const notes = [...report.notes]
  for (const [index, text] of texts.entries()) {
    const number = index + 1
    const id = `${source.id}-t${number}`
    const objectKey = objectKeys.table(source.id, number)
    const typed = await writeTyped(text, number, bench)
    const { columns, lexicon: entries } = await profile(typed, id, bench)
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
    })
    lexicon.push(...entries)
    notes.push(...typed.notes)
  }
  return { tables, lexicon, report: { ...report, notes, tables: tables.map(reportTable) } }
}
