import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@auger/sdk'
import { afterAll, describe, expect, it } from 'vitest'
import { checkService } from './check/check-service.ts'
import { checkerOf } from './check/checker.ts'
import { citySales } from './city-sales.ts'
import { emptyLedger, type Ledger, type SourceEntry } from './ledger.ts'
import { seed } from '../seed.ts'
import { survivorsOf } from './living-processes.ts'
import { runLoad } from './load/run-load.ts'
import { seededRandom } from './random.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'

const crashes = Number(process.env['AUGER_CRASHES'] ?? 3)
const clients = 5
/** How long the load runs before the kill, and how far into its start a server may be killed again, in milliseconds. */
const loadTime = [300, 3_000] as const
const startTime = [0, 1_500] as const
const orphanMilliseconds = 5_000

describe(`${crashes} crashes, seed ${seed}`, () => {
  const random = seededRandom(seed)
  const key = `crash-${randomBytes(16).toString('hex')}`
  const ledger = emptyLedger()
  const totals = { kills: 0, operations: 0, entries: 0, jobs: 0, pictures: 0 }
  let folder = ''
  let server: ServerProcess | undefined
  let shared: SourceEntry | undefined
  let passed = false

  afterAll(async () => {
    await server?.kill()
    const kept = passed ? '' : `; the data folder is kept: ${folder}`
    process.stdout.write(
      `summary: crash test, seed ${seed}: ${totals.kills} kills, ${totals.operations} operations acknowledged, ` +
        `${totals.entries} entries and ${totals.jobs} jobs checked, ${totals.pictures} pictures drawn${kept}\n`,
    )
    if (passed) await rm(folder, { recursive: true, force: true })
  })

  it(
    'loses nothing that was acknowledged, serves nothing half, and leaves no process behind',
    async () => {
      folder = await mkdtemp(join(tmpdir(), 'auger-crash-'))
      server = startServerProcess(folder, key)
      let url = await server.ready()
      shared = await sharedSource(url)
      for (let crash = 0; crash < crashes; crash++) {
        const before = structureOf(ledger)
        await loadUntilKilled(url, server, crash)
        if (random.chance(0.3)) await killWhileStarting()
        server = startServerProcess(folder, key)
        url = await server.ready()
        await check(url, before)
      }
      await check(url, emptyLedger())
      const lastId = server.id
      expect(await server.stop(), server.complaints()).toBe(0)
      expect(await survivorsOf(lastId, orphanMilliseconds), 'left by an orderly stop').toEqual([])
      passed = true
    },
    60_000 + crashes * 60_000,
  )

  async function loadUntilKilled(url: string, running: ServerProcess, crash: number): Promise<void> {
    if (shared === undefined) throw new Error('There is no shared source')
    const source = shared
    const load = runLoad(
      Array.from({ length: clients }, (_, index) => {
        const user = `user-${crash}-${index}`
        const client = createClient({ baseUrl: url, apiKey: key, userId: user })
        return { user, url, key, client, random: random.fork(), ledger, shared: source }
      }),
    )
    await pause(random.whole(...loadTime))
    load.interrupted()
    await kill(running)
    totals.operations += await load.over
  }

  /** What was left by the first crash is being taken up just then. */
  async function killWhileStarting(): Promise<void> {
    server = startServerProcess(folder, key)
    await pause(random.whole(...startTime))
    await kill(server)
  }

  async function kill(running: ServerProcess): Promise<void> {
    await running.kill()
    totals.kills++
    expect(await survivorsOf(running.id, orphanMilliseconds), 'processes that outlived their server').toEqual(
      [],
    )
  }

  async function check(url: string, before: Ledger): Promise<void> {
    const checked = await checkService(checkerOf(url, key, ledger), before, random)
    totals.entries += checked.entries
    totals.jobs += checked.jobs
    totals.pictures += checked.pictures
    expect(server?.complaints(), 'what the server complained of').toBe('')
  }

  async function sharedSource(url: string): Promise<SourceEntry> {
    const client = createClient({ baseUrl: url, apiKey: key, userId: 'librarian' })
    const sales = citySales(random, 300)
    const { file_object_key } = await client.files.uploadDirect(
      new Blob([new Uint8Array(sales.bytes)]),
      'shared.csv',
    )
    const { id, dataset_id } = await client.datasources.createAlone({
      name: 'shared.csv',
      type: 'FILE',
      file_object_key,
    })
    await client.datasources.waitUntilReady(dataset_id, id, { intervalMilliseconds: 50 })
    const dataset = {
      id: dataset_id,
      user: 'librarian',
      name: 'shared.csv',
      wantedName: undefined,
      deletion: 'no' as const,
    }
    const source: SourceEntry = {
      id,
      dataset,
      fileKey: file_object_key,
      user: 'librarian',
      sales,
      synched: true,
      deletion: 'no',
    }
    ledger.datasets.push(dataset)
    ledger.sources.push(source)
    return source
  }
})

/** The ledger as long as it is now; its entries go on changing. */
const structureOf = (ledger: Ledger): Ledger => ({
  sessions: [...ledger.sessions],
  datasets: [...ledger.datasets],
  files: [...ledger.files],
  uploads: [...ledger.uploads],
  sources: [...ledger.sources],
  jobs: [...ledger.jobs],
})
