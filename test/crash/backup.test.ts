import { spawn } from 'node:child_process'
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '@auger/sdk'
import { addSource } from '../acceptance/dataset-of.ts'
import { startServer, type LocalServer } from '../acceptance/server.ts'
import { objectsOfFolder, rowsOfFile } from './both-sides.ts'

const auger = resolve(import.meta.dirname, '../../packages/cli/bin/auger.js')
const question = 'What is the total amount by city?'
const amounts = (number: number) => `city,amount\nLisbon,12\nPorto,${number}\nLisbon,15\n`

async function run(dataFolder: string, ...words: readonly string[]) {
  const child = spawn(process.execPath, [auger, ...words], {
    env: { ...process.env, AUGER_DATA_DIR: dataFolder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const complained = text(child.stderr)
  const code = await new Promise<number | null>((end) => child.once('close', end))
  return { code, complained: await complained }
}

const clientOf = ({ url, key }: LocalServer) => createClient({ baseUrl: url, apiKey: key, userId: 'ada' })

describe('a data folder that is kept while the service works', () => {
  let folder = ''
  let server: LocalServer
  const at = (name: string) => join(folder, name)

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'auger-backup-'))
    server = await startServer({ AUGER_DATA_DIR: at('data') })
  })
  afterAll(async () => {
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('comes back with the same answers, whatever was added and deleted meanwhile', async () => {
    const client = clientOf(server)
    const { id: dataset_id } = await client.datasets.create({ name: 'kept' })
    await addSource(client, dataset_id, 'amounts.csv', amounts(8))
    const { id: session_id } = await client.sessions.create()
    const { result } = await client.jobs.ask({ session_id, dataset_id, question })
    let isOver = false
    const busy = (async () => {
      for (let number = 0; !isOver; number++) {
        const { id } = await client.datasets.create({ name: `passing ${number}` })
        await addSource(client, id, 'passing.csv', amounts(number))
        await client.datasets.delete(id)
      }
    })()
    try {
      for (const name of ['first', 'second', 'third'])
        expect(await run(at('data'), 'backup', at(name))).toEqual({ code: 0, complained: '' })
    } finally {
      isOver = true
      await busy
    }
    expect(await run(at('restored'), 'restore', at('third'))).toEqual({ code: 0, complained: '' })
    expect(rowsOfFile(at('restored/auger.db'))).toEqual(rowsOfFile(at('third/auger.db')))
    expect(objectsOfFolder(at('restored'))).toEqual(objectsOfFolder(at('third')))

    const second = await startServer({ AUGER_DATA_DIR: at('restored'), AUGER_API_KEY: server.key })
    try {
      const again = clientOf({ ...second, key: server.key })
      expect((await again.sessions.history(session_id)).total_items).toBe(1)
      expect((await again.jobs.ask({ session_id, dataset_id, question })).result?.answer).toEqual(
        result?.answer,
      )
    } finally {
      await second.stop()
    }
  })

  it('goes nowhere but into an empty folder', async () => {
    expect((await run(at('data'), 'backup', at('first'))).complained).toContain('is not empty')
    expect((await run(at('data'), 'restore', at('first'))).complained).toContain('is not empty')
  })

  it('is refused where it is not what it was, or not whole', async () => {
    const file = at('second/secret')
    await appendFile(file, 'x')
    expect(await run(at('damaged'), 'restore', at('second'))).toMatchObject({
      code: 1,
      complained: expect.stringContaining('secret of the backup is not what its manifest says') as string,
    })
    await rm(file)
    expect((await run(at('damaged'), 'restore', at('second'))).complained).toContain(
      'secret of the backup cannot',
    )
    const manifest = await readFile(at('second/manifest.json'), 'utf8')
    await writeFile(at('second/manifest.json'), manifest.replace('"format": 1', '"format": 2'))
    expect((await run(at('damaged'), 'restore', at('second'))).complained).toContain('cannot be read')
    await rm(at('second/manifest.json'))
    expect((await run(at('damaged'), 'restore', at('second'))).complained).toContain('not finished')
  })
})
