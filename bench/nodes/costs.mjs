// What a question, an idle node and an open stream cost each part of a cluster: what docs/scale.md reckons with. Counts, not speed.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startCluster } from '../../test/cluster/cluster.ts'
import { startFaultyProxy } from '../../test/services/faulty-proxy.ts'
import { residentMegabytes } from '../processes/memory.mjs'
import { processesBelow } from '../processes/processes-below.mjs'
import { processorSecondsBelow } from '../speed/processor-time.mjs'
import { postgresProcess } from './postgres-process.mjs'
import { keepRows } from './rows.mjs'

/** Questions under way at once, one for each place of the worker. */
const atOnce = 2

export async function measureCosts({ costed, idleSeconds, streams }) {
  let s3
  const cluster = await startCluster({
    api: 1,
    workers: 1,
    settings: { AUGER_ENGINES: String(atOnce), AUGER_CONNECTIONS: '4000', AUGER_PEER_CONNECTIONS: '4000' },
    s3Through: async (endpoint) => (s3 = await startFaultyProxy(endpoint)).endpoint,
  })
  const database = new pg.Client({ connectionString: cluster.database })
  await database.connect()
  let heard = 0
  database.on('notification', () => heard++)
  await database.query('LISTEN auger_queue; LISTEN auger_news')
  const [api, worker] = cluster.nodes
  const processes = { api: api.processId(), worker: worker.processId(), postgres: postgresProcess() }
  const count = async () => ({
    ...(await inDatabase(database)),
    notifications: heard,
    'S3 requests': s3.requests.length,
    ...Object.fromEntries(
      Object.entries(processes).map(([name, id]) => [`${name} CPU ms`, processorSecondsBelow(id) * 1_000]),
    ),
  })
  try {
    const client = cluster.client('ada')
    const dataset_id = await keepRows(client, 1_000)
    const { id: session_id } = await client.sessions.create({ max_contextual_job_history: 0 })
    const question = 'What is the total amount by city?'
    const ask = () => client.jobs.ask({ session_id, dataset_id, question, output_language: 'EN' })
    for (let warm = 0; warm < 10; warm++) await ask()

    await pause(3_000)
    const [before, idle] = [await count(), await after(idleSeconds * 1_000, count)]
    const idleCosts = per(before, idle, idleSeconds)
    say(`an idle node of each kind, a second, over ${idleSeconds} s`, idleCosts)

    const [began, beforeJobs, requests] = [performance.now(), await count(), s3.requests.length]
    const turns = Array.from({ length: atOnce }, async () => {
      for (let asked = 0; asked < costed / atOnce; asked++) await ask()
    })
    await Promise.all(turns)
    const seconds = (performance.now() - began) / 1_000
    say(
      `a question, of ${costed} over 1,000 rows, ${atOnce} at once, ${(costed / seconds).toFixed(1)} a second; what idles is in it`,
      per(beforeJobs, await count(), costed),
    )
    console.log(`  S3 requests by kind: ${kinds(s3.requests.slice(requests), costed)}`)
    console.log(`  connections to PostgreSQL: ${await connections(database)}`)
    for (const [name, id] of Object.entries(processes)) console.log(`  ${name} holds ${held(id)}`)

    await worker.stop()
    delete processes.worker
    await measureStreams({ ...{ client, session_id, dataset_id, streams, idleSeconds, count, api, cluster } })
  } finally {
    await database.end()
    await cluster.stop()
    await s3.stop()
  }
}

/** Nobody works: a question waits, and many listen to it. */
async function measureStreams({ client, session_id, dataset_id, streams, idleSeconds, count, api, cluster }) {
  const question = { session_id, dataset_id, question: 'What is the total amount?' }
  const ended = new AbortController()
  const first = client.jobs.stream(question, { signal: ended.signal })
  const { value } = await first.next()
  const bare = residentMegabytes(api.processId())
  const headers = { 'x-pd-api-key': cluster.key }
  const address = `${api.url()}/v2/team/jobs/${value.jobId}/events?user_id=ada`
  const open = await Promise.all(
    Array.from({ length: streams }, async () => {
      const response = await fetch(address, { headers, signal: ended.signal })
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
      return response.body.getReader()
    }),
  )
  await Promise.all(open.map((reader) => reader.read()))
  await pause(2_000)
  const grown = residentMegabytes(api.processId()) - bare
  const [before, later] = [await count(), await after(idleSeconds * 1_000, count)]
  say(`${streams} open streams of a question that waits, a second`, per(before, later, idleSeconds))
  console.log(`  memory of the API node: ${((grown * 1_024) / streams).toFixed(0)} KiB a stream`)
  ended.abort()
  await Promise.allSettled([first.return?.(), ...open.map((reader) => reader.cancel())])
}

const after = async (milliseconds, count) => {
  await pause(milliseconds)
  return count()
}

/** Statistics of the database come a moment after what they count. */
async function inDatabase(database) {
  await pause(1_200)
  await database.query('SELECT pg_stat_clear_snapshot()')
  const { rows } = await database.query(
    `SELECT xact_commit + xact_rollback AS transactions, tup_inserted + tup_updated + tup_deleted AS written,
      pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') AS wal FROM pg_stat_database WHERE datname = current_database()`,
  )
  const [{ transactions, written, wal }] = rows
  return {
    'PostgreSQL transactions': Number(transactions),
    'rows written': Number(written),
    'KiB of WAL': Number(wal) / 1_024,
  }
}

const per = (before, later, number) =>
  Object.fromEntries(Object.entries(later).map(([name, value]) => [name, (value - before[name]) / number]))

function say(what, costs) {
  console.log(`\ncosts of ${what}`)
  for (const [name, value] of Object.entries(costs)) console.log(`  ${name}: ${value.toFixed(2)}`)
}

function kinds(requests, number) {
  const counts = new Map()
  for (const request of requests) {
    const [method, url] = request.split(' ')
    const kind = `${method} ${url.split('?')[0].split('/')[2] ?? ''}`
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts].map(([kind, count]) => `${kind} ${(count / number).toFixed(2)}`).join(', ') || 'none'
}

async function connections(database) {
  const { rows } = await database.query(
    `SELECT application_name AS name, count(*)::integer AS open FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() GROUP BY 1 ORDER BY 1`,
  )
  return rows.map(({ name, open }) => `${open} ${name}`).join(', ')
}

const held = (id) => {
  const below = processesBelow(id).map((one) => residentMegabytes(one.id))
  return `${residentMegabytes(id)} MiB itself and ${below.reduce((sum, one) => sum + one, 0)} MiB in ${below.length} processes below it`
}
