// A worker whose jobs wait instead of computing: queue, store and news are the service's own, on PostgreSQL. It takes one job at a time.
import { setTimeout as pause } from 'node:timers/promises'
import { openSharedParts } from '../../packages/server/dist/adapters/postgres/index.js'
import { openPostgresStore } from '../../packages/server/dist/adapters/store/postgres.js'
import { noCost } from '../../packages/server/dist/domain/cost.js'

const [url = '', milliseconds = '300'] = process.argv.slice(2)
const onError = (error) => console.error(error)
const store = await openPostgresStore({ url, connections: 3 }, onError)
const { queue, bus, clock, close } = await openSharedParts({ url, onError })
const group = { id: 'wait', name: 'Waiting', stage: 'Analyze' }
const said = (word) => ({ createdAt: clock.now().toISOString(), group, said: word })
const nothing = async () => {}

async function wait(jobId) {
  const job = await store.jobs.claim(jobId)
  if (job === undefined) return
  await store.jobs.append(
    jobId,
    [said({ kind: 'message', content: 'It waits.', bindings: [] })],
    job.attempts,
  )
  await bus.announce({ jobId, cancelled: false })
  await pause(Number(milliseconds))
  const ending = { state: 'failed', cost: noCost }
  await store.jobs.finish(
    jobId,
    ending,
    clock.now().toISOString(),
    () => [said({ kind: 'end', ok: true })],
    job.attempts,
  )
  await bus.announce({ jobId, cancelled: false })
}

process.once('message', () => {
  const place = { total: 1 }
  const handlers = Object.fromEntries(
    ['fetch', 'ingest', 'overview', 'describe', 'deliver'].map((kind) => [kind, nothing]),
  )
  const slots = Object.fromEntries(Object.keys(handlers).map((kind) => [kind, place]))
  queue.start({ ...handlers, answer: wait }, { ...slots, answer: place })
})
process.once('disconnect', async () => {
  await queue.stop(0)
  await close()
  await store.close()
  process.exit(0)
})
process.send('ready')
