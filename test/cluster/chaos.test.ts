import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seededRandom, type Random } from '../crash/random.ts'
import { seed } from '../seed.ts'
import { askUntilEnded, expectRightAnswer, keepSales, type AskedJob, type EndedJob } from './asked-jobs.ts'
import { startCluster, withoutCluster, type Cluster } from './cluster.ts'
import { countJobs } from './what-is-left.ts'

/** A tenth of what the long run does. */
const jobs = Number(process.env['AUGER_CLUSTER_JOBS'] ?? 50)
const clients = Math.max(5, Math.round(jobs / 10))
const secondsBetweenKills = 4

describe.skipIf(withoutCluster)(
  'two API nodes and three workers, of which one dies every few seconds',
  () => {
    let cluster: Cluster
    const random = seededRandom(seed)

    beforeAll(async () => {
      cluster = await startCluster({ api: 2, workers: 3 })
    })
    afterAll(() => cluster.stop())

    it(
      `end each of ${jobs} jobs of ${clients} clients once, with the right answer, while PostgreSQL restarts, too`,
      { timeout: 60_000 + jobs * 6_000 },
      async () => {
        const own = cluster.client('owner')
        const datasets = await Promise.all([700, 900].map((rows) => keepSales(own, random.fork(), rows)))
        const asked: AskedJob[][] = Array.from({ length: clients }, () => [])
        for (let number = 0; number < jobs; number++) {
          const dataset = random.pick(datasets)
          asked[number % clients]?.push({
            sessionId: '',
            dataset,
            city: random.pick([...dataset.totals.keys()]),
            streamed: number % 2 === 0,
            idempotencyKey: `job ${number}`,
          })
        }
        const killing = killNodes(cluster, random.fork())
        const ended = await Promise.all(
          asked.map(async (list, index) => {
            const client = cluster.client(`client ${index}`)
            const sessionId = await untilMade(() => client.sessions.create())
            const mine: EndedJob[] = []
            for (const job of list) mine.push(await askUntilEnded(client, { ...job, sessionId }))
            return { client, mine }
          }),
        )
        const { kills, restarts } = await killing.stop()

        for (const { client, mine } of ended) for (const job of mine) await expectRightAnswer(client, job)
        const again = ended.flatMap(({ mine }) => mine).reduce((sum, job) => sum + job.again, 0)
        expect(new Set(ended.flatMap(({ mine }) => mine.map(({ jobId }) => jobId))).size).toBe(jobs)
        expect(await countJobs(cluster.database)).toEqual({
          jobs,
          done: jobs,
          endedOtherwise: 0,
          withGaps: 0,
          tasks: 0,
          countedAsUsed: jobs,
        })
        process.stdout.write(
          `summary: ${jobs} jobs of ${clients} clients ended once each and right; ${kills} kills, ${restarts} restarts of PostgreSQL, ${again} asked again\n`,
        )
        expect(restarts).toBe(1)
        expect(kills).toBeGreaterThan(0)
      },
    )

    it('leaves nothing behind once everything is deleted', { timeout: 180_000 }, async () => {
      const own = cluster.client('owner')
      for (let page = (await own.datasets.list({ page_size: 100 })).records; page.length > 0;) {
        for (const { id } of page) await own.datasets.delete(id)
        page = (await own.datasets.list({ page_size: 100 })).records
      }
      for (let index = 0; index < clients; index++) {
        const client = cluster.client(`client ${index}`)
        for (const { id } of (await client.sessions.list({ page_size: 100 })).records)
          await client.sessions.delete(id)
      }
      // What was uploaded and killed before it had a row is swept a day later; there is none, as no client uploads meanwhile.
      await expect.poll(() => cluster.keys(), { timeout: 120_000, interval: 1_000 }).toEqual([])
    })
  },
)

/** A session may be made and its answer lost; it is made again, and the other stays empty. */
async function untilMade(create: () => Promise<{ readonly id: string }>): Promise<string> {
  for (let tries = 0; ; tries++) {
    try {
      return (await create()).id
    } catch (error) {
      if (tries > 100) throw error
    }
    await pause(200)
  }
}

/** Kills a node every few seconds and starts it again, and restarts PostgreSQL once, until it is stopped and all are back. */
function killNodes(cluster: Cluster, random: Random) {
  const over = new AbortController()
  let [kills, restarts] = [0, 0]
  const loop = async () => {
    while (!over.signal.aborted || restarts === 0) {
      const node = random.pick(cluster.nodes)
      await node.kill()
      kills += 1
      await pause(500)
      await node.start()
      if (kills === 3) {
        await cluster.postgres.restart()
        restarts += 1
      }
      await pause(secondsBetweenKills * 1_000, undefined, { signal: over.signal }).catch(() => undefined)
    }
  }
  const looping = loop()
  looping.catch(() => undefined)
  return {
    async stop() {
      over.abort()
      await looping
      return { kills, restarts }
    },
  }
}
