import { expect, test } from 'vitest'
import { createAnalyst } from '../analyst/index.ts'
import { createMemoryBus } from '../adapters/bus/memory.ts'
import { emptyOverview } from '../domain/dataset.ts'
import { ingestBench, never } from '../ingest/ingest-bench.contract.ts'
import { keptSession } from '../ports/store-samples.contract.ts'
import { answer } from './answer.ts'
import { define } from './define.ts'
import { submit } from './submit.ts'
import { builtinAnswerer } from './builtin-answerer.ts'

const bench = ingestBench()
const clock = { now: () => new Date(), monotonic: () => performance.now() }

test('a question is answered by what was defined when it was asked, however late that is', async () => {
  const { store } = bench.deps
  const { source } = await bench.ingested(
    'orders.csv',
    Buffer.from('region,profit,sales\nNorth,30,120\nNorth,20,80\nSouth,5,50\n'),
  )
  const owner = { projectId: source.projectId, userId: 'ada' }
  await store.datasets.saveOverview(source.datasetId, emptyOverview, [source.id])
  const dataset = await store.datasets.find(source.datasetId, owner.projectId)
  if (dataset === undefined) throw new Error('the dataset is gone')
  const session = await keptSession(store, owner)
  const said = { kind: 'metric', name: 'ROS', unit: '%' } as const
  const { kept } = await define({ ...said, expression: 'profit / sales' }, dataset, owner, { store, clock })

  const queue = {
    add: async () => {},
    backlog: async () => [],
    restore: async () => {},
    start: () => {},
    stop: async () => {},
  }
  const ask = async () => {
    const { jobId } = await submit(
      {
        session_id: session.id,
        question: 'ROS by region',
        dataset_id: dataset.id,
        user_id: 'ada',
        stream: false,
      },
      owner,
      { store, queue, clock, settings: { waitingJobs: 3 } },
    )
    return jobId
  }
  const first = await ask()
  await define({ ...said, expression: '2 * profit / sales' }, dataset, owner, { store, clock })
  const second = await ask()
  await store.definitions.remove(kept.definition.id, dataset.id)
  const third = await ask()

  const analyst = createAnalyst()
  const deps = {
    ...bench.deps,
    settings: { jobSeconds: 30 },
    bus: createMemoryBus(),
    clock,
    meter: { stage() {}, jobCost() {}, modelUse() {}, jobEnded() {}, engineFailed() {} },
    analyst,
    answerer: builtinAnswerer(analyst),
  }
  const rowsOf = async (id: string) => {
    await answer(id, deps, never)
    return (await store.jobs.find(id, owner))?.result?.rows ?? null
  }
  // By hand: 50 of 200 and 5 of 50, then twice as much.
  expect(await rowsOf(first)).toEqual([
    ['North', 25],
    ['South', 10],
  ])
  expect(await rowsOf(second)).toEqual([
    ['North', 50],
    ['South', 20],
  ])
  expect(await rowsOf(third)).toBeNull()
})
