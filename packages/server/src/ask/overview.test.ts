import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openEmbeddedStore } from '../adapters/store/embedded.ts'
import { newDataset } from '../domain/dataset.ts'
import { noDetails, type Table } from '../domain/table.ts'
import { aFile, aFinding, aSource } from '../ports/store-samples.contract.ts'
import { overview } from './overview.ts'

test('a source counts as synched, with a summary, even when no question can be made of it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'auger-overview-'))
  const store = await openEmbeddedStore(path.join(folder, 'auger.db'))
  const owner = { projectId: 'project-1', userId: 'ada' }
  const now = new Date()
  const createdAt = now.toISOString()
  await store.projects.create({
    id: owner.projectId,
    name: 'p',
    jobQuota: null,
    jobsUsed: 0,
    storageQuota: null,
    createdAt,
  })
  const file = aFile(owner, { name: 'a.csv' })
  await store.files.create(file)
  const dataset = newDataset(owner, 'd', '', now)
  const source = aSource(dataset, file, { id: 'ds-1' })
  await store.sources.create(source, dataset)
  const table: Table = {
    id: 'ds-1-t1',
    sourceId: source.id,
    datasetId: dataset.id,
    name: 'a',
    title: 'a',
    objectKey: 'sources/ds-1/1.parquet',
    rowCount: 7,
    columns: [
      {
        name: 'n',
        type: 'integer',
        role: 'measure',
        missing: 0,
        distinct: 7,
        minimum: 1,
        maximum: 7,
        frequent: [],
        ...noDetails,
      },
    ],
    keys: [],
  }
  const report = {
    format: 'csv',
    encoding: 'utf-8',
    tables: [],
    rejectedRows: 0,
    rejectedSamples: [],
    notes: [],
  }
  await store.sources.saveTables(source.id, aFinding({ tables: [table], report }))

  const analyst = { propose: () => Promise.reject(new Error('the analyst broke')) }
  await expect(overview(dataset.id, { store, analyst, clock: { now: () => now } })).rejects.toThrow(
    'the analyst broke',
  )

  expect((await store.sources.find(source.id))?.status).toBe('synched')
  expect((await store.datasets.find(dataset.id, owner.projectId))?.overview.summary).toContain('7')
  await store.close()
  await rm(folder, { recursive: true, force: true })
})
