import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const auger = resolve(import.meta.dirname, '../../packages/cli/bin/auger.js')
const startSeconds = 120

/** A server on a folder that outlives it. */
export interface ServerProcess {
  /** Its process id, which is also the session of everything it starts. */
  readonly id: number
  /** Its address, once it can work. */
  ready(): Promise<string>
  /** What it complained of so far. */
  complaints(): string
  kill(): Promise<void>
  /** Asks it to stop; the exit code. */
  stop(): Promise<number | null>
}

export function startServerProcess(
  dataFolder: string,
  key: string,
  settings: { readonly [name: `${'AUGER' | 'OTEL'}_${string}`]: string } = {},
): ServerProcess {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(AUGER|OTEL)_/.test(name))
  const environment = {
    ...Object.fromEntries(inherited),
    AUGER_PORT: '0',
    AUGER_DATA_DIR: dataFolder,
    AUGER_API_KEY: key,
    AUGER_RATE_LIMIT: '0',
    AUGER_LOG_LEVEL: 'error',
    ...settings,
  }
  const child = spawn(process.execPath, [auger, 'serve'], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  if (child.pid === undefined) throw new Error('The server could not be started')
  const { pid } = child
  const killGroup = () => {
    try {
      process.kill(-pid, 'SIGKILL')
    } catch {
      // It is gone, as it should be.
    }
  }
  process.once('exit', killGroup)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve)).finally(() =>
    process.off('exit', killGroup),
  )
  let said = ''
  let complained = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  child.stderr
    .setEncoding('utf8')
    .on('data', (text: string) => (complained = (complained + text).slice(-20_000)))
  return {
    id: pid,
    complaints: () => complained,
    async ready() {
      for (const end = Date.now() + startSeconds * 1_000; Date.now() < end; await pause(20)) {
        const url = /listening on (http:\/\/\S+)/.exec(said)?.[1]
        if (url !== undefined && (await isReady(url))) return url
        if (child.exitCode !== null || child.signalCode !== null) break
      }
      const how = `exit code ${child.exitCode}, signal ${child.signalCode}`
      throw new Error(`The server did not become ready on ${dataFolder}: ${how}\n${said}\n${complained}`)
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  )
