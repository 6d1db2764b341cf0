import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type Client } from '@auger/sdk'
import { startServerProcess, type ServerProcess } from '../crash/server-process.ts'
import { startPostgres, withoutPostgres, type PostgresServer } from '../services/postgres.ts'
import { startS3rver } from '../services/s3.ts'
import { keysOfBucket } from './keys-of-bucket.ts'
import { startBalancer, type Balancer } from './balancer.ts'

export const withoutCluster = withoutPostgres

/** A process of the service, with a folder of its own that outlives it. */
export interface ClusterNode {
  readonly name: string
  readonly role: 'api' | 'worker'
  /** Where it is now. */
  url(): string
  processId(): number
  /** As a power cut ends it. */
  kill(): Promise<void>
  /** As whoever runs it ends it; its exit code. */
  stop(): Promise<number | null>
  start(): Promise<void>
  complaints(): string
}

/** Nodes, what they share, and one address in front of those that answer. */
export interface Cluster {
  readonly url: string
  readonly key: string
  readonly nodes: readonly ClusterNode[]
  readonly database: string
  readonly postgres: PostgresServer
  /** Keys of all that lies in the bucket. */
  keys(): Promise<readonly string[]>
  client(userId: string, url?: string): Client
  stop(): Promise<void>
}

interface NodeSettings {
  readonly [name: `${'AUGER' | 'OTEL'}_${string}`]: string
}

export interface ClusterShape {
  readonly api: number
  readonly workers: number
  readonly settings?: NodeSettings
  /** The address by which the nodes reach S3, where that is not the server's own. */
  readonly s3Through?: (endpoint: string) => Promise<string>
}

const itself = (endpoint: string) => Promise.resolve(endpoint)

export async function startCluster({
  api,
  workers,
  settings = {},
  s3Through = itself,
}: ClusterShape): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'auger-cluster-'))
  const [postgres, s3, balancer] = await Promise.all([startPostgres(), startS3rver(), startBalancer()])
  const key = `cluster-${randomBytes(16).toString('hex')}`
  const [database, bucket] = await Promise.all([postgres.fresh(), s3.bucket()])
  const shared = {
    AUGER_DATABASE_URL: database,
    AUGER_DATABASE_CONNECTIONS: '11',
    AUGER_SECRET: randomBytes(16).toString('hex'),
    AUGER_PUBLIC_URL: balancer.url,
    AUGER_ENGINES: '1',
    AUGER_ANALYST_PROCESSES: '1',
    AUGER_S3_ENDPOINT: await s3Through(s3.endpoint),
    AUGER_S3_BUCKET: bucket,
    ...settings,
  }
  const names = [
    ...Array.from({ length: api }, (_, index) => ({ name: `api-${index + 1}`, role: 'api' }) as const),
    ...Array.from(
      { length: workers },
      (_, index) => ({ name: `worker-${index + 1}`, role: 'worker' }) as const,
    ),
  ]
  const nodes = names.map((which) =>
    nodeOf({ ...which, folder: join(folder, which.name), key, shared, balancer }),
  )
  const stop = async () => {
    await Promise.all(nodes.map((node) => node.kill()))
    await balancer.close()
    await Promise.all([postgres.stop(), s3.stop()])
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await Promise.all(nodes.map((node) => node.start()))
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: balancer.url,
    key,
    nodes,
    database,
    postgres,
    keys: () => keysOfBucket(s3.endpoint, bucket),
    client: (userId, url = balancer.url) => createClient({ baseUrl: url, apiKey: key, userId }),
    stop,
  }
}

interface NodePlace {
  readonly name: string
  readonly role: ClusterNode['role']
  readonly folder: string
  readonly key: string
  readonly shared: NodeSettings
  readonly balancer: Balancer
}

function nodeOf({ name, role, folder, key, shared, balancer }: NodePlace): ClusterNode {
  let process: ServerProcess | undefined
  let url = ''
  const away = () => balancer.set(name, undefined)
  return {
    name,
    role,
    url: () => url,
    processId: () => process?.id ?? 0,
    async start() {
      process = startServerProcess(folder, key, { ...shared, AUGER_ROLE: role })
      url = await process.ready()
      if (role === 'api') balancer.set(name, url)
    },
    async kill() {
      await process?.kill()
      away()
    },
    async stop() {
      const ended = await process?.stop()
      away()
      return ended ?? null
    },
    complaints: () => process?.complaints() ?? '',
  }
}
