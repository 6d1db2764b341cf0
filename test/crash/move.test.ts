import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createClient } from '@auger/sdk'
import { addSource } from '../acceptance/dataset-of.ts'
import { startServer, type LocalServer, type ServerSettings } from '../acceptance/server.ts'
import { breakableAddress } from '../services/breakable-address.ts'
import { startPostgres, withoutPostgres, type PostgresServer } from '../services/postgres.ts'
import { startS3rver, type S3Server } from '../services/s3.ts'
import { isWhole } from '../some-of.ts'
import { copyBucket, objectsOfBucket, objectsOfFolder, rowsOfDatabase, rowsOfFile } from './both-sides.ts'
import { fillDataFolder } from './data-folder.ts'

const auger = resolve(import.meta.dirname, '../../packages/cli/bin/auger.js')
const filling = isWhole
  ? { sessions: 1_000, jobs: 5_000, sources: 200 }
  : { sessions: 40, jobs: 1_500, sources: 40 }
/** Thousands of transactions, on a machine that others use too. */
const longest = 1_200_000
const question = 'What is the total amount by city?'
const amounts = 'city,amount\nLisbon,12\nPorto,8\nLisbon,15\n'

const clientOf = ({ url, key }: Pick<LocalServer, 'url' | 'key'>) =>
  createClient({ baseUrl: url, apiKey: key, userId: 'ada' })

describe.skipIf(withoutPostgres !== undefined)(
  'a data folder that is moved to PostgreSQL and S3',
  { timeout: longest },
  () => {
    let [folder, dataFolder, databaseUrl, bucket, key] = ['', '', '', '', '']
    let postgres: PostgresServer
    let s3: S3Server
    let asked: { readonly sessionId: string; readonly datasetId: string }
    let history: unknown

    const place = (): ServerSettings => ({
      AUGER_DATABASE_URL: databaseUrl,
      AUGER_S3_BUCKET: bucket,
      AUGER_S3_ENDPOINT: s3.endpoint,
    })

    /** `auger move`, ended when it has come so far. */
    async function moveOnce(
      settings: ServerSettings = place(),
      options: readonly string[] = [],
      soFar?: Promise<void>,
    ) {
      const child = spawn(process.execPath, [auger, 'move', ...options], {
        env: { ...process.env, AUGER_DATA_DIR: dataFolder, ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      void soFar?.then(() => child.kill('SIGKILL'))
      const [printed, complained] = [text(child.stdout), text(child.stderr)]
      const ended = new Promise<number | null>((end) => child.once('close', (code) => end(code)))
      return { code: await ended, printed: await printed, complained: await complained }
    }

    const countIn = async (statement: string): Promise<number> => {
      const client = new pg.Client({ connectionString: databaseUrl })
      await client.connect()
      try {
        return Number((await client.query<{ count: string }>(statement)).rows[0]?.count)
      } finally {
        await client.end()
      }
    }

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'auger-move-'))
      dataFolder = join(folder, 'data')
      const server = await startServer({ AUGER_DATA_DIR: dataFolder })
      key = server.key
      const client = clientOf(server)
      const { id: datasetId } = await client.datasets.create({ name: 'amounts' })
      await addSource(client, datasetId, 'amounts.csv', amounts)
      const { id: sessionId } = await client.sessions.create()
      await client.jobs.ask({ session_id: sessionId, dataset_id: datasetId, question })
      asked = { sessionId, datasetId }
      history = withoutLinks(await client.sessions.history(sessionId))
      const running = await moveOnceAt(server, dataFolder)
      expect(running).toContain('stop it first')
      await server.stop()
      await fillDataFolder(dataFolder, filling)
      postgres = await startPostgres()
      s3 = await startS3rver()
      databaseUrl = await postgres.fresh()
      bucket = await s3.bucket()
    }, longest)
    afterAll(async () => {
      await postgres?.stop()
      await s3?.stop()
      await rm(folder, { recursive: true, force: true })
    })

    it('loses nothing when it is killed twice on the way', async () => {
      const before = { rows: rowsOfFile(join(dataFolder, 'auger.db')), objects: objectsOfFolder(dataFolder) }
      const [toBucket, toDatabase] = [
        await breakableAddress(s3.endpoint),
        await breakableAddress(databaseUrl),
      ]
      onTestFinished(async () => void (await Promise.all([toBucket.close(), toDatabase.close()])))
      const amongObjects = await moveOnce(
        { ...place(), AUGER_S3_ENDPOINT: toBucket.url },
        [],
        toBucket.holdAt(`PUT /${bucket}/`, 80),
      )
      expect(amongObjects.code, amongObjects.complained).toBeNull()
      const put = Object.keys(await objectsOfBucket(s3.endpoint, bucket)).length
      expect(put).toBeGreaterThan(50)
      expect(put).toBeLessThan(Object.keys(before.objects).length)

      // Steps of up to 500 jobs, the first of fewer: before the fourth is sent the others are there.
      const amongRows = await moveOnce(
        { ...place(), AUGER_DATABASE_URL: toDatabase.url },
        [],
        toDatabase.holdAt('insert into "jobs"', 4),
      )
      expect(amongRows.code, amongRows.complained).toBeNull()
      const moved = await countIn('select count(*) from jobs')
      expect(moved).toBeGreaterThan(1_000)
      expect(moved).toBeLessThan(filling.jobs + 1)
      // The server has yet to notice that nobody holds the lock of the move any more.
      await expect
        .poll(() => countIn("select count(*) from pg_locks where locktype = 'advisory'"), { timeout: 60_000 })
        .toBe(0)

      const last = await moveOnce()
      expect(last.code, last.complained).toBe(0)
      expect(last.printed).toContain('AUGER_SECRET')
      expect(last.complained).toMatch(/comparing: \d+ of \d+ rows/)

      const there = await rowsOfDatabase(databaseUrl)
      expect([...before.rows.keys()].filter((name) => !there.has(name))).toEqual([])
      for (const [name, rows] of before.rows) expect(there.get(name), name).toEqual(rows)
      expect(before.rows.get('jobs')?.length).toBe(filling.jobs + 1)
      expect(await objectsOfBucket(s3.endpoint, bucket)).toEqual(before.objects)
    })

    it('compares both sides when it is asked to, and says which table differs', async () => {
      expect(await moveOnce(place(), ['--check'])).toMatchObject({ code: 0 })
      const client = new pg.Client({ connectionString: databaseUrl })
      await client.connect()
      await client.query('delete from sources where ordinal = (select max(ordinal) from sources)')
      expect((await moveOnce(place(), ['--check'])).complained).toContain(
        `"sources" has ${filling.sources + 1} rows here and ${filling.sources} there`,
      )
      await client.query("update sessions set name = '7' where name like '7 %'")
      expect(await moveOnce(place(), ['--check'])).toMatchObject({
        code: 1,
        complained: expect.stringContaining('"sessions" has rows that differ') as string,
      })
      await client.end()
    })

    it('goes nowhere where something else is', async () => {
      const other = await postgres.fresh()
      const client = new pg.Client({ connectionString: other })
      await client.connect()
      await client.query('create table invoices (number bigint primary key); insert into invoices values (1)')
      expect((await moveOnce({ AUGER_DATABASE_URL: other })).complained).toContain('"invoices" has rows')
      expect((await client.query("select 1 from pg_class where relname = 'jobs'")).rows).toEqual([])
      await client.end()
      expect((await moveOnce({})).complained).toContain('Where to?')
    })

    it('is served from where it is now', async () => {
      const fresh = await postgres.fresh()
      const moved = await moveOnce({ ...place(), AUGER_DATABASE_URL: fresh })
      expect(moved.code, moved.complained).toBe(0)
      const server = await startServer({
        ...place(),
        AUGER_DATABASE_URL: fresh,
        AUGER_SECRET: (await readFile(join(dataFolder, 'secret'), 'utf8')).trim(),
        AUGER_API_KEY: key,
      })
      try {
        const client = clientOf({ url: server.url, key })
        expect(withoutLinks(await client.sessions.history(asked.sessionId))).toEqual(history)
        const again = await client.jobs.ask({
          ...{ session_id: asked.sessionId, dataset_id: asked.datasetId, question },
        })
        expect(again.result?.answer.map((row) => row.join(' ')).sort()).toEqual(['Lisbon 27', 'Porto 8'])
      } finally {
        await server.stop()
      }

      // As docs/backup.md says: the rows first, then the objects that they name.
      const [restored, otherBucket] = [await postgres.fresh(), await s3.bucket()]
      const [dumped, loaded] = await copyDatabase(fresh, restored)
      expect(dumped, 'pg_dump').toBe(0)
      expect(loaded, 'psql').toBe(0)
      await copyBucket(s3.endpoint, bucket, otherBucket)
      expect(await rowsOfDatabase(restored)).toEqual(await rowsOfDatabase(fresh))
      const second = await startServer({
        ...place(),
        ...{ AUGER_DATABASE_URL: restored, AUGER_S3_BUCKET: otherBucket, AUGER_API_KEY: key },
        AUGER_SECRET: (await readFile(join(dataFolder, 'secret'), 'utf8')).trim(),
      })
      try {
        const client = clientOf({ url: second.url, key })
        expect((await client.sessions.history(asked.sessionId)).total_items).toBe(2)
        const again = await client.jobs.ask({
          ...{ session_id: asked.sessionId, dataset_id: asked.datasetId, question },
        })
        expect(again.result?.answer.map((row) => row.join(' ')).sort()).toEqual(['Lisbon 27', 'Porto 8'])
      } finally {
        await second.stop()
      }
    })
  },
)

async function copyDatabase(from: string, to: string): Promise<readonly (number | null)[]> {
  const dump = spawn('pg_dump', ['--no-owner', from], { stdio: ['ignore', 'pipe', 'inherit'] })
  const load = spawn('psql', ['-q', '-v', 'ON_ERROR_STOP=1', to], { stdio: ['pipe', 'ignore', 'inherit'] })
  dump.stdout.pipe(load.stdin)
  return Promise.all(
    [dump, load].map((child) => new Promise<number | null>((end) => child.once('close', end))),
  )
}

async function moveOnceAt(server: LocalServer, dataFolder: string): Promise<string> {
  const child = spawn(process.execPath, [auger, 'move', '--database-url', 'postgres://127.0.0.1:1/none'], {
    env: { ...process.env, ...server.environment, AUGER_DATA_DIR: dataFolder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return text(child.stderr)
}

/** Addresses of files are signed anew at every reading. */
function withoutLinks(history: unknown): unknown {
  return JSON.parse(
    JSON.stringify(history)
      .replaceAll(/https?:\/\/[^"\s)]+/g, (link) => new URL(link).pathname)
      .replaceAll(/"expires_at":"[^"]*"/g, '"expires_at":""'),
  )
}
