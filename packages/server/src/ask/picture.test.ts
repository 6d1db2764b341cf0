import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { openDiskObjects } from '../adapters/objects/disk.ts'
import { openEmbeddedStore } from '../adapters/store/embedded.ts'
import type { ChartSpecification } from '../domain/chart.ts'
import { objectKeys } from '../domain/file.ts'
import { UnreadableDocument } from '../domain/read-document.ts'
import { anOwner, keptJob, keptSession } from '../ports/store-samples.contract.ts'
import { pictureOf } from './picture.ts'

async function bench(kept: string, storageQuota: number | null = null) {
  const folder = await mkdtemp(join(tmpdir(), 'auger-picture-'))
  const objects = await openDiskObjects(join(folder, 'objects'))
  const store = await openEmbeddedStore(join(folder, 'auger.db'))
  onTestFinished(() => store.close())
  const owner = await anOwner(store, { storageQuota })
  const session = await keptSession(store, owner)
  await keptJob(store, session, { id: 'job-1' })
  await objects.put(objectKeys.result('job-1', 2, 'json'), Readable.from([kept]))
  const drawn: ChartSpecification[] = []
  const charts = {
    prepare: () => undefined,
    draw: (specification: ChartSpecification) => {
      drawn.push(specification)
      return Promise.resolve(Buffer.from('png'))
    },
    close: () => Promise.resolve(),
  }
  const used = () => store.projects.storageUsed(owner.projectId)
  const forget = () => store.sessions.remove(session.id, owner)
  return { drawn, used, forget, deps: { store, objects, charts } }
}

const bars = '{"mark":"bar","data":{"values":[]}}'
const png = objectKeys.result('job-1', 2, 'png')

test('a chart is drawn once, from its specification', async () => {
  const { drawn, deps } = await bench(bars)
  for (let time = 0; time < 2; time++) expect(await pictureOf('job-1', 2, deps)).toBeUndefined()
  expect(drawn).toEqual([{ mark: 'bar', data: { values: [] } }])
  expect(await deps.objects.stat(png)).toEqual({ size: 3 })
})

test('a picture counts once, also when many look at it first', async () => {
  const { used, deps } = await bench(bars, 3)
  await Promise.all(Array.from({ length: 5 }, () => pictureOf('job-1', 2, deps)))
  expect(await used()).toBe(3)
})

test('a picture that finds no room in the project is shown and not kept', async () => {
  const { used, deps } = await bench(bars, 2)
  expect(await pictureOf('job-1', 2, deps)).toEqual(Buffer.from('png'))
  expect(await deps.objects.stat(png)).toBeUndefined()
  expect(await used()).toBe(0)
})

test('a picture that finds no room on the disk is shown and not kept', async () => {
  const { deps } = await bench(bars)
  const full = () => Promise.reject(Object.assign(new Error('ENOSPC: write'), { code: 'ENOSPC' }))
  const shown = await pictureOf('job-1', 2, { ...deps, objects: { ...deps.objects, put: full } })
  expect(shown).toEqual(Buffer.from('png'))
})

test('no picture comes back of a job that was deleted while it was drawn', async () => {
  const { forget, deps } = await bench(bars)
  const charts = { ...deps.charts, draw: async () => (await forget(), Buffer.from('png')) }
  await expect(pictureOf('job-1', 2, { ...deps, charts })).rejects.toThrow('File not found')
  expect(await deps.objects.stat(png)).toBeUndefined()
})

test.each([
  ['["mark"]', 'Invalid input: expected record, received array'],
  ['{"mark":', 'it is not JSON'],
])('a specification that cannot be read is not drawn: %s', async (kept, problem) => {
  const { drawn, deps } = await bench(kept)
  const drawing = pictureOf('job-1', 2, deps)
  await expect(drawing).rejects.toThrow(UnreadableDocument)
  await expect(drawing).rejects.toThrow(`chart 2 of job-1 cannot be read: ${problem}`)
  expect(drawn).toEqual([])
  expect(await deps.objects.stat(png)).toBeUndefined()
})
