import { rm } from 'node:fs/promises'
import { objectKeys } from '../domain/file.ts'
import { extensionOf, type Source } from '../domain/source.ts'
import type { Engine } from '../ports/engine.ts'
import type { Objects } from '../ports/objects.ts'
import type { IngestedTables, Store } from '../ports/store.ts'
import type { Readers } from '../ports/readers.ts'
import type { Tracer } from '../ports/tracer.ts'
import { explain } from './explain.ts'
import type { FetchSettings } from './fetch-source.ts'
import { followProgress, type Progress } from './follow-progress.ts'
import { keepTables } from './keep-tables.ts'
import { readTables, type ReadTables } from './read-tables.ts'
import { openReader } from './reader/open-reader.ts'
import { sniffContent } from './sniff-content.ts'
import { createWorkbench } from './workbench.ts'

export interface IngestDeps {
  readonly store: Pick<Store, 'sources' | 'files'>
  readonly objects: Objects
  readonly engine: Engine
  readonly readers: Readers
  readonly tracer: Tracer
  readonly settings: FetchSettings
}

/**
 * Turns a source's file, which is there, into tables and passages. It may be run again at any time: what an earlier run left is done over,
 * and what it finished stays. Undefined when nothing was saved: the file is invalid, or the source is gone or to be read
 * anew.
 */
export async function ingest(
  sourceId: string,
  deps: IngestDeps,
  signal: AbortSignal,
): Promise<Pick<Source, 'datasetId' | 'projectId'> | undefined> {
  const { sources } = deps.store
  const source = await sources.find(sourceId)
  if (source?.status !== 'synching') return undefined
  const { datasetId, projectId } = source
  if (source.read) return { datasetId, projectId }

  const unwanted = new AbortController()
  const progress = followProgress(source, deps.store, () => unwanted.abort())
  const folder = await deps.objects.workFolder()
  const run = { source, folder, progress, signal: AbortSignal.any([signal, unwanted.signal]) }
  try {
    const finding = await read(run, deps)
    const isKept = await deps.tracer.span('ingest keep', {}, () => sources.saveTables(sourceId, finding))
    if (isKept) return { datasetId, projectId }
    await deps.objects.remove(objectKeys.reading(sourceId, source.reading))
  } catch (error) {
    const reason = explain(error)
    if (reason !== undefined) await sources.markInvalid(sourceId, reason, null, source.reading)
    else if (!unwanted.signal.aborted && (await isWanted(source, deps))) throw error
    else await deps.objects.remove(objectKeys.reading(sourceId, source.reading))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return undefined
}

const isWanted = async ({ id, reading }: Source, { store }: IngestDeps) =>
  (await store.sources.find(id))?.reading === reading

interface Run {
  readonly source: Source
  readonly folder: string
  readonly progress: Progress
  readonly signal: AbortSignal
}

async function read({ source, folder, progress, signal }: Run, deps: IngestDeps): Promise<IngestedTables> {
  const { name, reading, overrides } = source
  const extension = extensionOf(name)
  const size = (await deps.store.files.find(source.fileId))?.size ?? 0
  const file = await deps.objects.localFile(objectKeys.file(source.fileId))
  await sniffContent(file, extension)
  await progress.enter('reading')
  const onProgress = (bytes: number) => progress.bytes(bytes)
  const { types = {}, ...written } = overrides
  const place = { extension, file, name, size, folder, overrides: written, signal, onProgress }
  const reader = openReader(deps.readers, place)
  const bench = createWorkbench(deps.engine, source.projectId, { folder, signal, reader, types })
  const found = await deps.tracer.span(
    'ingest read',
    { 'auger.file.format': extension, 'auger.file.bytes': size },
    () => readTables(bench).finally(() => reader.close()),
  )
  await keepBesides(source, found, deps)

  await progress.enter('profiling')
  const kept = await deps.tracer.span('ingest profile', { 'auger.file.tables': found.tables.length }, () =>
    keepTables(source, found.tables, progress, bench, deps.objects),
  )
  const { tables, lexicon, reported } = kept
  const { report, passages } = found
  return {
    reading,
    tables,
    lexicon,
    progress: { ...progress.current, stage: 'describing' },
    report: {
      ...report,
      ...(passages === undefined ? {} : { passages: passages.count }),
      notes: [...report.notes, ...found.tables.flatMap(({ notes }) => notes), ...kept.notes],
      tables: reported,
    },
  }
}

/** What belongs to the source and is in no table. */
async function keepBesides(
  { id, reading }: Source,
  { rejectedFile, passages }: ReadTables,
  { objects }: IngestDeps,
): Promise<void> {
  if (rejectedFile !== undefined) await objects.adopt(objectKeys.rejected(id, reading), rejectedFile)
  if (passages === undefined) return
  await objects.adopt(objectKeys.passages(id, reading), passages.file)
  await objects.adopt(objectKeys.passageIndex(id, reading), passages.indexFile)
}
