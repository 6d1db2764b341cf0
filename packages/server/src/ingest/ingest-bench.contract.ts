import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Cell } from '@auger/contract'
import { afterAll, beforeAll, expect } from 'vitest'
import { createDuckdbEngine } from '../adapters/engine/duckdb/index.ts'
import { openDiskObjects } from '../adapters/objects/disk.ts'
import { openEmbeddedStore } from '../adapters/store/embedded.ts'
import { silentTracer } from '../adapters/tracer/silent.ts'
import { objectKeys } from '../domain/file.ts'
import type { Owner } from '../domain/owner.ts'
import type { Source } from '../domain/source.ts'
import type { Table } from '../domain/table.ts'
import type { Engine } from '../ports/engine.ts'
import type { Objects } from '../ports/objects.ts'
import { aFile, aSource, anOwner, keptDataset } from '../ports/store-samples.contract.ts'
import type { Store } from '../ports/store.ts'
import type { Readers } from '../ports/readers.ts'
import type { Tracer } from '../ports/tracer.ts'
import { quoteName } from '../sql/quote.ts'
import { ingest } from './ingest.ts'
import type { FetchSettings } from './fetch-source.ts'
import { readingHere } from './reader/reading-here.contract.ts'

const settings: FetchSettings = { maxUpload: 2 ** 30, urlSources: 'private' }

export const never = new AbortController().signal

/** What a test of ingest works with: the real store, objects and engine of one test file. */
export interface IngestBench {
  readonly deps: {
    readonly store: Store
    readonly objects: Objects
    readonly engine: Engine
    readonly readers: Readers
    readonly tracer: Tracer
    readonly settings: FetchSettings
  }
  upload(name: string, bytes: Buffer): Promise<Source>
  ingested(name: string, bytes: Buffer): Promise<Ingested>
  fixture(name: string): Promise<Ingested>
  /** The table as rows, through the engine that questions go through. */
  rowsOf(table: Table | undefined): Promise<readonly (readonly Cell[])[]>
}

export interface Ingested {
  readonly source: Source
  readonly outcome: { readonly datasetId: string } | undefined
  readonly after: Source | undefined
  readonly table: Table | undefined
}

/** isolation: limits is what an engine process may hold in earnest. */
export function ingestBench(isolation: 'process' | 'limits' = 'process'): IngestBench {
  let deps: IngestBench['deps']
  let owner: Owner

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ingest-'))
    const store = await openEmbeddedStore(join(folder, 'auger.db'))
    const objects = await openDiskObjects(join(folder, 'objects'))
    const engine = createDuckdbEngine({
      engines: 2,
      memoryMegabytes: 512,
      temporaryFolder: join(folder, 'temporary'),
      isolation,
    })
    deps = { store, objects, engine, readers: readingHere(), tracer: silentTracer, settings }
    owner = await anOwner(store)
  })
  afterAll(async () => {
    await deps.engine.close()
    await deps.store.close()
  })

  const bench: IngestBench = {
    get deps() {
      return deps
    },
    async upload(name, bytes) {
      const { store, objects } = deps
      const dataset = await keptDataset(store, owner)
      const file = aFile(owner, { name, size: bytes.length })
      await store.files.create(file)
      await objects.put(objectKeys.file(file.id), Readable.from([bytes]))
      const source = aSource(dataset, file)
      await store.sources.create(source)
      return source
    },
    async ingested(name, bytes) {
      const source = await bench.upload(name, bytes)
      const outcome = await ingest(source.id, deps, never)
      const after = await deps.store.sources.find(source.id)
      const [table] = await deps.store.sources.tables([source.id])
      return { source, outcome, after, table }
    },
    async fixture(name) {
      return bench.ingested(name, await readFile(new URL(`./fixtures/${name}`, import.meta.url)))
    },
    async rowsOf(table) {
      if (table === undefined) throw new Error('no table was saved')
      const tables = [{ name: table.name, file: await deps.objects.localFile(table.objectKey) }]
      const names = table.columns.map(({ name }) => quoteName(name))
      const sql = `SELECT ${names.join(', ')} FROM ${quoteName(table.name)}`
      const answer = await deps.engine.query(
        { projectId: owner.projectId, tables, sql, rows: 10_000, seconds: 20 },
        never,
      )
      expect(answer.columns).toEqual(table.columns.map(({ name, type }) => ({ name, type })))
      expect(answer.rowCount).toBe(table.rowCount)
      return answer.rows
    },
  }
  return bench
}

export const typesOf = (table: Table | undefined) =>
  table?.columns.map(({ name, type }) => `${name}: ${type}`)
