import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** A PostgreSQL server of the tests' own, on loopback, in a folder that goes with it. */
export interface PostgresServer {
  /** Of a superuser, and of the database `postgres`. */
  readonly url: string
  /** A database with a name of its own; its address. */
  fresh(): Promise<string>
  /** Ends it at once, as a crash does, and starts it again on the same port. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const programs = programFolder()

/** Why there is none here; undefined where there is. In CI there must be one. */
export const withoutPostgres: string | undefined =
  programs === undefined ? 'PostgreSQL is not installed (Debian: postgresql)' : undefined

if (withoutPostgres !== undefined) {
  if (process.env['CI'] !== undefined) throw new Error(withoutPostgres)
  process.stderr.write(`SKIPPED what needs PostgreSQL: ${withoutPostgres}\n`)
}

/** It refuses to run as root. */
const nobody: { readonly uid?: number; readonly gid?: number } =
  process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

export async function startPostgres(): Promise<PostgresServer> {
  if (programs === undefined) throw new Error(withoutPostgres)
  const folder = await mkdtemp(join(tmpdir(), 'auger-postgres-'))
  await chmod(folder, 0o755)
  const [data, passwordFile] = [join(folder, 'data'), join(folder, 'password')]
  const password = randomBytes(8).toString('hex')
  await writeFile(passwordFile, password)
  const { uid, gid } = nobody
  for (const path of [folder, passwordFile])
    if (uid !== undefined && gid !== undefined) await chown(path, uid, gid)
  const initdb = spawn(
    join(programs, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'auger',
      '-A',
      'scram-sha-256',
      '--pwfile',
      passwordFile,
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '-N',
    ],
    { ...nobody, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const [complaint, code] = await Promise.all([text(initdb.stderr), exitOf(initdb)])
  if (code !== 0) throw new Error(`initdb ended with ${code}: ${complaint}`)
  const port = await freePort()
  const url = `postgres://auger:${password}@127.0.0.1:${port}/postgres`
  let server = await start(programs, { data, folder, port, url })
  let databases = 0
  return {
    url,
    async fresh() {
      const name = `test_${process.pid}_${++databases}`
      await query(url, `create database ${name}`)
      return url.replace(/postgres$/, name)
    },
    async restart() {
      server.kill('SIGQUIT')
      await exitOf(server)
      server = await start(programs, { data, folder, port, url })
    },
    async stop() {
      server.kill('SIGQUIT')
      await exitOf(server)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

interface Place {
  readonly data: string
  readonly folder: string
  readonly port: number
  readonly url: string
}

async function start(folderOfPrograms: string, { data, folder, port, url }: Place): Promise<ChildProcess> {
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'max_connections=300',
  ]
  const server = spawn(
    join(folderOfPrograms, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...nobody, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let log = ''
  server.stderr?.setEncoding('utf8').on('data', (line: string) => (log = (log + line).slice(-5_000)))
  process.once('exit', () => server.kill('SIGQUIT'))
  for (const end = Date.now() + 60_000; Date.now() < end && server.exitCode === null; await wait(50))
    if (await query(url, 'select 1').then(Boolean, () => false)) return server
  throw new Error(`PostgreSQL did not start:\n${log}`)
}

async function query(url: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(sql)
  } finally {
    await client.end()
  }
}

/** Where `initdb` and `postgres` lie: on the path, or where Debian keeps each version. */
function programFolder(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((one, other) => Number(other) - Number(one))
    : []
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ]
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  )
}

const exitOf = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', resolve))

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
