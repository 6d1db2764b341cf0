import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const auger = resolve(import.meta.dirname, '../../packages/cli/bin/auger.js')

export interface ServerSettings {
  readonly [name: `AUGER_${string}`]: string
}

/** A service that the suite started itself, with a data folder of its own. */
export interface LocalServer {
  readonly url: string
  readonly key: string
  readonly dataFolder: string
  /** Runs an administrative command on the same data and reads the JSON it prints, if it prints any. */
  readonly command: (...argv: readonly string[]) => Promise<Record<string, unknown>>
  /** What it has written so far. */
  readonly log: () => string
  readonly stop: () => Promise<void>
}

/** `around` is a command that runs the service inside of something. */
export async function startServer(
  settings: ServerSettings = {},
  around: readonly string[] = [],
): Promise<LocalServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'auger-acceptance-'))
  const key = `acceptance-${randomBytes(16).toString('hex')}`
  const environment = {
    ...inherited(),
    AUGER_PORT: '0',
    AUGER_DATA_DIR: dataFolder,
    AUGER_API_KEY: key,
    AUGER_RATE_LIMIT: '0',
    ...settings,
  }
  const [program = process.execPath, ...words] = [...around, process.execPath, auger, 'serve']
  const child = spawn(program, words, {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = collectOutput(child)
  const stop = async () => {
    await stopProcess(child)
    await rm(dataFolder, { recursive: true, force: true })
  }
  try {
    const url = await addressIn(output, child)
    await untilReady(url, output)
    return {
      url,
      key,
      dataFolder,
      stop,
      log: () => output.text,
      command: (...argv) => runCommand(argv, environment),
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const inherited = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('AUGER_')))

function collectOutput(child: ChildProcess): { text: string } {
  const output = { text: '' }
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output.text = (output.text + text).slice(-1_000_000)
    })
  return output
}

const startSeconds = 30

async function addressIn(output: { readonly text: string }, child: ChildProcess): Promise<string> {
  for (const end = Date.now() + startSeconds * 1_000; Date.now() < end; await wait(25)) {
    const line = output.text.split('\n').find((text) => /listening/i.test(text) && text.includes('http://'))
    const address = line === undefined ? null : /http:\/\/[\w.[\]-]+:\d+/.exec(line)
    if (address !== null) return address[0]
    if (child.exitCode !== null) break
  }
  throw new Error(`The service did not say where it listens:\n${output.text}`)
}

async function untilReady(url: string, output: { readonly text: string }): Promise<void> {
  for (const end = Date.now() + startSeconds * 1_000; Date.now() < end; await wait(50)) {
    const status = await fetch(`${url}/readyz`).then(
      (response) => response.status,
      () => 0,
    )
    if (status === 200) return
  }
  throw new Error(`The service did not become ready:\n${output.text}`)
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
  environment: NodeJS.ProcessEnv,
): Promise<Record<string, unknown>> {
  const child = spawn(process.execPath, [auger, ...argv], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed: string[] = []
  child.stdout.setEncoding('utf8').on('data', (text: string) => printed.push(text))
  const complained = collectOutput(child)
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`auger ${argv.join(' ')} ended with ${String(code)}:\n${complained.text}`)
  const text = printed.join('').trim()
  return text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {}
}
