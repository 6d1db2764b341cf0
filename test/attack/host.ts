import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'

/** A machine in small, as an attacker would like to find it: files of two projects, files of nobody, a server. */
export interface Host {
  /** A word of another project and of the machine's own files. It may come out nowhere. */
  readonly marker: string
  readonly sales: string
  readonly words: string
  readonly secret: string
  /** A folder that results may be written to. */
  readonly work: string
  readonly temporary: string
  /** The statement with the places of this host in it. */
  fill(statement: string): string
  /** What has changed since it was made, or come to its server; nothing, if all is well. */
  harm(): Promise<readonly string[]>
  close(): Promise<void>
}

/** Written beside the process by a statement that names no folder. */
const strays = ['attack-canary.csv', 'attack-canary.parquet']

export async function makeHost(): Promise<Host> {
  const marker = `marker${randomBytes(8).toString('hex')}`
  const folder = await mkdtemp(join(tmpdir(), 'attack-'))
  const places = {
    DATA: join(folder, 'data'),
    OWN: join(folder, 'data/one/sales.parquet'),
    OTHER: join(folder, 'data/two/words.parquet'),
    HOST: join(folder, 'host'),
    SECRET: join(folder, 'host/secret.csv'),
    DATABASE: join(folder, 'host/vault.duckdb'),
    CANARY: join(folder, 'host/canary.csv'),
  }
  const work = join(folder, 'work')
  const temporary = join(folder, 'temporary')
  for (const path of [join(places.DATA, 'one'), join(places.DATA, 'two'), places.HOST, work, temporary])
    await mkdir(path, { recursive: true })
  await writeFile(places.SECRET, `word\n${marker}\n`)
  await runScript([
    `COPY (SELECT * FROM (VALUES ('Oslo', 35.0::DOUBLE), ('Oslo', 5.25), ('Bergen', 20.25), ('Bergen', NULL)) t(city, amount))
      TO '${places.OWN}' (FORMAT parquet)`,
    `COPY (SELECT * FROM (VALUES ('${marker}'), ('plain')) t(word)) TO '${places.OTHER}' (FORMAT parquet)`,
    `ATTACH '${places.DATABASE}' AS vault`,
    `CREATE TABLE vault.words AS SELECT '${marker}' AS word`,
    'DETACH vault',
  ])
  const server = await startServer(marker)
  const words = new Map(Object.entries({ ...places, HTTP: server.address }))
  const before = await fingerprint(folder)

  return {
    marker,
    work,
    temporary,
    sales: places.OWN,
    words: places.OTHER,
    secret: places.SECRET,
    fill: (statement) => statement.replace(/\$([A-Z]+)/g, (word, name: string) => words.get(name) ?? word),
    async harm() {
      const now = await fingerprint(folder)
      const paths = new Set([...before.keys(), ...now.keys()])
      return [
        ...[...paths].filter((path) => before.get(path) !== now.get(path)),
        ...strays.filter((name) => existsSync(name)),
        ...(server.visits() > 0 ? [`${server.visits()} visits to the server`] : []),
      ]
    },
    async close() {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function runScript(statements: readonly string[]): Promise<void> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' })
  const connection = await instance.connect()
  for (const statement of statements) await connection.run(statement)
  connection.closeSync()
  instance.closeSync()
}

/** Every file of the projects and of the machine, by its path and the hash of its bytes. */
async function fingerprint(folder: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (const part of ['data', 'host']) {
    const entries = await readdir(join(folder, part), { recursive: true, withFileTypes: true })
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name)
      const bytes = entry.isFile() ? await readFile(path) : Buffer.alloc(0)
      found.set(path, createHash('sha256').update(bytes).digest('hex'))
    }
  }
  return found
}

async function startServer(marker: string) {
  let visits = 0
  const server = createServer((_, response) => response.end(`word\n${marker}\n`))
  server.on('connection', () => visits++)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `127.0.0.1:${port}`,
    visits: () => visits,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
