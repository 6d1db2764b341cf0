import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createAnalyst } from '../analyst/index.ts'
import { createMemoryBus } from '../adapters/bus/memory.ts'
import { openEmbeddedStore } from '../adapters/store/embedded.ts'
import type { Said } from '../domain/event.ts'
import { anOwner, keptJob, keptSession } from '../ports/store-samples.contract.ts'
import { cancel } from './cancel.ts'
import { conclusionGroup } from './conclusion-group.ts'

const cancelled = 'This question was cancelled before it was answered.'

/** What a job has said once it was cancelled, having said `before` in its conclusion. */
async function saidWhenCancelled(before: (id: string) => readonly Said[]): Promise<readonly Said[]> {
  const store = await openEmbeddedStore(join(await mkdtemp(join(tmpdir(), 'auger-cancel-')), 'auger.db'))
  onTestFinished(() => store.close())
  const job = await keptJob(store, await keptSession(store, await anOwner(store)))
  await store.jobs.claim(job.id)
  const group = conclusionGroup(job.id)
  const createdAt = new Date().toISOString()
  await store.jobs.append(
    job.id,
    before(group.id).map((said) => ({ createdAt, group, said })),
  )
  await cancel(job, {
    store,
    analyst: createAnalyst(),
    bus: createMemoryBus(),
    clock: { now: () => new Date(), monotonic: () => performance.now() },
    meter: { jobEnded: () => undefined } as never,
  })
  return (await store.jobs.events(job.id, 0)).map(({ said }) => said)
}

const task = (id: string, status: 'running' | 'done'): Said => ({
  kind: 'task',
  name: 'Conclusions',
  id,
  status,
  files: '',
})
const paragraph = (content: string): Said => ({ kind: 'message', content, bindings: [] })

test('a job that is cancelled before its conclusion says so in one', async () => {
  const said = await saidWhenCancelled(() => [])
  expect(said.map(({ kind }) => kind)).toEqual(['task', 'message', 'task', 'end'])
  expect(said[1]).toEqual(paragraph(cancelled))
})

test('a job that is cancelled between its conclusion and its end says nothing twice', async () => {
  const concluded = (id: string) => [
    task(id, 'running'),
    paragraph('The total is 12.'),
    { kind: 'table', file: 1, name: 'Total' } as const,
    task(id, 'done'),
  ]
  const said = await saidWhenCancelled(concluded)
  expect(said.slice(4)).toEqual([paragraph(`\n\n${cancelled}`), { kind: 'end', ok: true }])
})
