import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

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

/** `around` is a command that runs the service inside of something. */
export async function startServer(
  settings: ServerSettings = {},
  around: readonly string[] = [],
): Promise<LocalServer> {
  const folder = await mkdtemp(join(tmpdir(), 'auger-acceptance-'))
  const [dataFolder, logFile] = [join(folder, 'data'), join(folder, 'log')]
  const key = `acceptance-${randomBytes(16).toString('hex')}`
  const environment = {
    ...inherited(),
    AUGER_PORT: '0',
    AUGER_DATA_DIR: dataFolder,
    AUGER_API_KEY: key,
    AUGER_RATE_LIMIT: '0',
    // Each costs seconds of computing to start, and few tests ask two questions at once.
    AUGER_ANALYST_PROCESSES: '1',
    ...settings,
  }
  const [program = process.execPath, ...words] = [...around, process.execPath, auger, 'serve']
  const output = openSync(logFile, 'a')
  const child = spawn(program, words, { env: environment, stdio: ['ignore', output, output] })
  closeSync(output)
  const running = { key, dataFolder, processId: child.pid ?? 0, logFile, environment }
  const stop = async () => {
    await stopProcess(child)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const url = await addressIn(logFile, child)
    await untilReady(url, logFile)
    return { ...reachServer({ ...running, url }), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const inherited = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(AUGER|OTEL)_/.test(name)))

const startSeconds = 120

async function addressIn(logFile: string, child: ChildProcess): Promise<string> {
  for (const end = Date.now() + startSeconds * 1_000; Date.now() < end; await wait(25)) {
    const line = readFileSync(logFile, 'utf8')
      .split('\n')
      .find((text) => /listening/i.test(text) && text.includes('http://'))
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
