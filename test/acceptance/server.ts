import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { freshStores, kindOfRun, setClock, type StoreKind } from '../services/stores.ts'

const auger = resolve(import.meta.dirname, '../../packages/cli/bin/auger.js')

export interface ServerSettings {
  readonly [name: `${'AUGER' | 'OTEL'}_${string}`]: string
}

/** Where a service runs that the suite started, in data that another process can be told. */
export interface RunningServer {
  readonly url: string
  readonly key: string
  readonly dataFolder: string
  readonly processId: number
  readonly logFile: string
  readonly environment: { readonly [name: string]: string | undefined }
}

/** A service that the suite started itself, with a data folder of its own. */
export interface LocalServer extends RunningServer {
  /** Runs an administrative command on the same data and reads the JSON it prints, if it prints any. */
  readonly command: (...argv: readonly string[]) => Promise<Record<string, unknown>>
  /** What it has written so far. */
  readonly log: () => string
  readonly stop: () => Promise<void>
}

/** A service that somebody else stops. */
export const reachServer = (running: RunningServer): LocalServer => ({
  ...running,
  log: () => readFileSync(running.logFile, 'utf8'),
  command: (...argv) => runCommand(argv, running.environment),
  stop: async () => undefined,
})

export interface Surroundings {
  /** A command that runs the service inside of something. */
  readonly command?: readonly string[]
  /** How far its clock is ahead, or behind. */
  readonly hoursAhead?: number
  /** What it keeps things in; unless told, what the run is on. */
  readonly kind?: StoreKind
  /** Where that is PostgreSQL and S3: one process answers requests, and another does what they ask for. */
  readonly apart?: boolean
}

/** On SQLite and files; in a run on PostgreSQL and S3 on a database and a bucket, the same ones wherever the data folder is the same. */
export async function startServer(
  settings: ServerSettings = {},
  { command, hoursAhead = 0, kind = kindOfRun(), apart = false }: Surroundings = {},
): Promise<LocalServer> {
  const folder = await mkdtemp(join(tmpdir(), 'auger-acceptance-'))
  const [dataFolder, logFile] = [join(folder, 'data'), join(folder, 'log')]
  const key = `acceptance-${randomBytes(16).toString('hex')}`
  const isShared = kind === 'shared'
  const stores = isShared ? await freshStores(settings['AUGER_DATA_DIR'] ?? dataFolder) : {}
  const environment = {
    ...inherited(),
    ...stores,
    AUGER_PORT: '0',
    AUGER_DATA_DIR: dataFolder,
    AUGER_API_KEY: key,
    AUGER_RATE_LIMIT: '0',
    // Each costs seconds of computing to start, and few tests ask two questions at once.
    AUGER_ANALYST_PROCESSES: '1',
    ...settings,
    // What is to be there after a restart is not in the folder.
    ...(isShared ? { AUGER_DATA_DIR: dataFolder } : {}),
  }
  const children: ChildProcess[] = []
  const serve = (more: { readonly [name: string]: string }) => {
    const child = spawnService({ ...environment, ...more }, logFile, command)
    children.push(child)
    return child
  }
  const stop = async () => {
    await Promise.all(children.map(stopProcess))
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const clock = await clockOf(environment, hoursAhead)
    const child = serve({ ...clock, ...(isShared && apart ? { AUGER_ROLE: 'api' } : {}) })
    const url = await addressIn(logFile, child)
    await untilReady(url, logFile)
    if (isShared && apart) {
      const workerFolder = join(folder, 'worker')
      const worker = serve({ AUGER_ROLE: 'worker', AUGER_DATA_DIR: workerFolder, AUGER_PUBLIC_URL: url })
      await untilReady(await addressIn(logFile, worker, 1), logFile)
    }
    const running = {
      key,
      dataFolder: environment.AUGER_DATA_DIR,
      processId: child.pid ?? 0,
      logFile,
      environment,
    }
    return { ...reachServer({ ...running, url }), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function spawnService(
  environment: RunningServer['environment'],
  logFile: string,
  around: readonly string[] = [],
): ChildProcess {
  const [program = process.execPath, ...words] = [...around, process.execPath, auger, 'serve']
  const output = openSync(logFile, 'a')
  const child = spawn(program, words, { env: environment, stdio: ['ignore', output, output] })
  closeSync(output)
  return child
}

/** Nodes on PostgreSQL have its time; who has none has that of the machine. */
async function clockOf(
  environment: RunningServer['environment'],
  hoursAhead: number,
): Promise<{ readonly [name: string]: string }> {
  const database = environment['AUGER_DATABASE_URL']
  if (database !== undefined) {
    await setClock(database, hoursAhead)
    return {}
  }
  return hoursAhead === 0 ? {} : shiftedClock(hoursAhead)
}

/** The environment of a process whose own clock is wrong. */
export const shiftedClock = (hoursAhead: number): { readonly [name: string]: string } => ({
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'shifted-clock.mjs')}`,
  CLOCK_HOURS_AHEAD: String(hoursAhead),
})

const inherited = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(AUGER|OTEL)_/.test(name)))

const startSeconds = 120

/** Processes that write to the same log say it one after another. */
async function addressIn(logFile: string, child: ChildProcess, earlier = 0): Promise<string> {
  for (const end = Date.now() + startSeconds * 1_000; Date.now() < end; await wait(25)) {
    const line = readFileSync(logFile, 'utf8')
      .split('\n')
      .filter((text) => /listening/i.test(text) && text.includes('http://'))[earlier]
    const address = line === undefined ? null : /http:\/\/[\w.[\]-]+:\d+/.exec(line)
    if (address !== null) return address[0]
    if (child.exitCode !== null) break
  }
  throw new Error(`The service did not say where it listens:\n${readFileSync(logFile, 'utf8')}`)
}

async function untilReady(url: string, logFile: string): Promise<void> {
  for (const end = Date.now() + startSeconds * 1_000; Date.now() < end; await wait(50)) {
    const status = await fetch(`${url}/readyz`).then(
      (response) => response.status,
      () => 0,
    )
    if (status === 200) return
  }
  throw new Error(`The service did not become ready:\n${readFileSync(logFile, 'utf8')}`)
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await ended
  clearTimeout(timer)
}

async function runCommand(
  argv: readonly string[],
  environment: RunningServer['environment'],
): Promise<Record<string, unknown>> {
  const child = spawn(process.execPath, [auger, ...argv], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [printed, complained, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.once('close', resolve)),
  ])
  if (code !== 0)
    throw new Error(`auger ${argv.join(' ')} ended with ${String(code)}:\n${printed}${complained}`)
  return /^[{[]/.test(printed) ? (JSON.parse(printed) as Record<string, unknown>) : {}
}
