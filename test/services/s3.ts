import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'

/** An S3 server of the tests' own, on loopback, in a folder that goes with it. */
export interface S3Server {
  readonly endpoint: string
  /** A bucket with a name of its own. */
  bucket(): Promise<string>
  stop(): Promise<void>
}

/** Both servers take these keys, from where the SDK looks for them. */
export const s3Keys = { AWS_ACCESS_KEY_ID: 'test:tester', AWS_SECRET_ACCESS_KEY: 'testing' } as const
Object.assign(process.env, s3Keys)

const python = '/usr/bin/python3'

/** Why there is no Swift here; undefined where there is. In CI there must be one. */
export const withoutSwift: string | undefined = [
  python,
  ...['account', 'container', 'object', 'proxy'].map((kind) => `/usr/bin/swift-${kind}-server`),
].every(existsSync)
  ? undefined
  : 'OpenStack Swift is not installed (Debian: swift-proxy swift-account swift-container swift-object)'

if (withoutSwift !== undefined) {
  if (process.env['CI'] !== undefined) throw new Error(withoutSwift)
  process.stderr.write(`SKIPPED what needs an S3 server that checks signatures: ${withoutSwift}\n`)
}

/** Quick, knows neither copies of parts nor what became of uploads, and takes any signature. */
export const startS3rver = (): Promise<S3Server> =>
  startProgram('s3rver', process.execPath, [
    join(import.meta.dirname, 's3rver-server.mjs'),
    ...Object.values(s3Keys),
  ])

/** OpenStack Swift, which checks signatures and copies parts; it takes seconds to start. */
export async function startSwift(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'auger-swift-'))
  const program = join(import.meta.dirname, 'swift-server.py')
  const server = await startProgram('Swift', python, [program, folder, ...Object.values(s3Keys)])
  return {
    ...server,
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A program that says its port once it listens, and ends when its input does. */
async function startProgram(name: string, program: string, words: readonly string[]): Promise<S3Server> {
  const server = spawn(program, words, { stdio: ['pipe', 'pipe', 'pipe'] })
  const complaint = text(server.stderr)
  let isStopped = false
  const ended = new Promise<string | undefined>((resolve) =>
    server.once('exit', (code, signal) => {
      const how = `${name} ended by itself with ${code ?? signal}`
      void complaint.then((said) => {
        if (!isStopped) process.stderr.write(`${how}:\n${said}`)
        resolve(isStopped ? undefined : `${how}:\n${said}`)
      })
    }),
  )
  const port = await new Promise<number>((resolve, reject) => {
    createInterface(server.stdout).once('line', (line) => resolve(Number(line)))
    void ended.then((why) => reject(new Error(why)))
  })
  const endpoint = `http://127.0.0.1:${port}`
  return {
    endpoint,
    bucket: () => newBucket(endpoint),
    async stop() {
      isStopped = server.exitCode === null && server.signalCode === null
      server.stdin.end()
      const why = await ended
      if (why !== undefined) throw new Error(why)
    },
  }
}

export async function newBucket(endpoint: string): Promise<string> {
  const name = `test-${randomBytes(6).toString('hex')}`
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true })
  // Ports are open before what is behind them answers.
  for (let tries = 1; ; tries++) {
    try {
      await client.send(new CreateBucketCommand({ Bucket: name }))
      break
    } catch (error) {
      if (tries === 20) throw error
      await wait(250)
    }
  }
  client.destroy()
  return name
}
