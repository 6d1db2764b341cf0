import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import S3rver from 's3rver'

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
export async function startS3rver(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'auger-s3rver-'))
  // Where the published package keeps it; its types do not tell.
  const { DUMMY_ACCOUNT } = createRequire(import.meta.url)('s3rver/lib/models/account.js') as {
    DUMMY_ACCOUNT: { createKeyPair(id: string, secret: string): void }
  }
  DUMMY_ACCOUNT.createKeyPair(s3Keys.AWS_ACCESS_KEY_ID, s3Keys.AWS_SECRET_ACCESS_KEY)
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory: folder },
    ...{ vhostBuckets: false, allowMismatchedSignatures: true },
  })
  const { port } = await server.run()
  const endpoint = `http://127.0.0.1:${port}`
  return {
    endpoint,
    bucket: () => newBucket(endpoint),
    async stop() {
      const { httpServer } = server as unknown as { httpServer: { closeAllConnections(): void } }
      const closed = server.close()
      httpServer.closeAllConnections()
      await closed
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** OpenStack Swift, which checks signatures and copies parts; it takes seconds to start. */
export async function startSwift(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'auger-swift-'))
  const program = join(import.meta.dirname, 'swift-server.py')
  const server = spawn(python, [program, folder, ...Object.values(s3Keys)], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const complaint = text(server.stderr)
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const port = await new Promise<number>((resolve, reject) => {
    createInterface(server.stdout).once('line', (line) => resolve(Number(line)))
    void ended.then(async () => reject(new Error(`Swift did not start:\n${await complaint}`)))
  })
  const endpoint = `http://127.0.0.1:${port}`
  return {
    endpoint,
    bucket: () => newBucket(endpoint),
    async stop() {
      server.stdin.end()
      await ended
      await rm(folder, { recursive: true, force: true })
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
