import {
  bytesAtLeast,
  httpAddress,
  oneOf,
  whole,
  type Setting,
  type SettingsReader,
} from './settings-reader.ts'

/** What a service has past one machine: a database and objects that several processes share, and a part of the work. */
export interface ClusterConfig {
  /** api answers requests, worker does what was asked for; all is both. */
  readonly role: Role
  /** PostgreSQL; unset: SQLite in the data folder, and one process that does all. */
  readonly database: DatabaseSettings | undefined
  /** Unset: objects are files in the data folder. */
  readonly s3: S3Settings | undefined
  /** What a process keeps of S3 on its own disk. */
  readonly cacheBytes: number
  /** How long what is under way may go on when the process is asked to stop. */
  readonly drainSeconds: number
  /** Questions that may wait for a worker, all projects together. */
  readonly waitingJobs: number
}

export const roles = ['all', 'api', 'worker'] as const
export type Role = (typeof roles)[number]

export interface DatabaseSettings {
  readonly url: string
  /** Of this process, at most. */
  readonly connections: number
}

/** Who gets the connections of a process: beside rows, and what processes have in common, one listens and one is of work that is done alone. */
export const shareOut = ({ connections }: DatabaseSettings) => ({ ofRows: connections - 5, inCommon: 3 })

export interface S3Settings {
  readonly bucket: string
  readonly region: string
  /** Unset: Amazon's own. */
  readonly endpoint: string | undefined
  /** Where clients reach it; what they load and upload goes there without passing us. */
  readonly directUrl: string | undefined
}

export const clusterSettings: readonly Setting[] = [
  {
    name: 'AUGER_ROLE',
    meaning: 'all, api or worker; of each as many as one likes, on PostgreSQL and S3 (all)',
  },
  { name: 'AUGER_DATABASE_URL', meaning: 'postgres://… (none: SQLite in the data folder)' },
  {
    name: 'AUGER_DATABASE_CONNECTIONS',
    meaning: 'connections to it of one process at most, all of them counted; 7 or more (15)',
  },
  { name: 'AUGER_S3_BUCKET', meaning: 'bucket for files and results (none: files in the data folder)' },
  { name: 'AUGER_S3_REGION', meaning: 'its region (us-east-1)' },
  {
    name: 'AUGER_S3_ENDPOINT',
    meaning:
      "address of an S3 server (Amazon's own); keys as usual: AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY",
  },
  { name: 'AUGER_S3_PUBLIC_URL', meaning: 'where clients reach that server (AUGER_S3_ENDPOINT)' },
  {
    name: 'AUGER_S3_DIRECT',
    meaning:
      'on: tables are loaded from, and parts of files put to, AUGER_S3_PUBLIC_URL without passing us (off)',
  },
  {
    name: 'AUGER_CACHE_SIZE',
    meaning:
      'what a process keeps of S3 on its own disk; what a question reads, or a file, may not be larger (20 GiB)',
  },
  {
    name: 'AUGER_DRAIN_SECONDS',
    meaning:
      'what is under way may go on so long when the process is asked to stop (30 with AUGER_ROLE api or worker, else 5 for work and 0 for requests)',
  },
  {
    name: 'AUGER_WAITING_JOBS',
    meaning: 'questions that may wait for a worker before more are refused with 429 (10000)',
  },
]

export function readCluster({ problems, value, read }: SettingsReader): ClusterConfig {
  const role = read('AUGER_ROLE', 'all', oneOf(roles), `one of ${roles.join(', ')}`)
  const url = read<string | undefined>(
    'AUGER_DATABASE_URL',
    undefined,
    (text) => (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text) ? text : undefined),
    'an address such as postgres://user:password@host:5432/auger',
  )
  const connections = read('AUGER_DATABASE_CONNECTIONS', 15, whole(7, 1_000), 'a number, 7 to 1000')
  const bucket = value('AUGER_S3_BUCKET')
  const region = value('AUGER_S3_REGION') ?? 'us-east-1'
  const endpoint = read<string | undefined>(
    'AUGER_S3_ENDPOINT',
    undefined,
    httpAddress,
    'an http or https address',
  )
  const publicUrl = read<string | undefined>(
    'AUGER_S3_PUBLIC_URL',
    undefined,
    httpAddress,
    'an http or https address',
  )
  const direct = read('AUGER_S3_DIRECT', 'off', oneOf(['on', 'off']), 'on or off') === 'on'
  if (role !== 'all' && (url === undefined || bucket === undefined))
    problems.push(
      `AUGER_ROLE is ${role}, which takes AUGER_DATABASE_URL and AUGER_S3_BUCKET: without them there is one process`,
    )
  if (url !== undefined && value('AUGER_SECRET') === undefined)
    problems.push(
      'AUGER_SECRET must be set with AUGER_DATABASE_URL, the same for every process: it signs addresses',
    )
  for (const name of ['AUGER_S3_REGION', 'AUGER_S3_ENDPOINT', 'AUGER_S3_PUBLIC_URL', 'AUGER_S3_DIRECT'])
    if (bucket === undefined && value(name) !== undefined)
      problems.push(`${name} is set, but AUGER_S3_BUCKET names no bucket`)
  if (direct && bucket !== undefined && publicUrl === undefined)
    problems.push(
      'AUGER_S3_DIRECT is on, but AUGER_S3_PUBLIC_URL does not say where clients reach the bucket',
    )
  return {
    role,
    database: url === undefined ? undefined : { url, connections },
    s3:
      bucket === undefined
        ? undefined
        : { bucket, region, endpoint, directUrl: direct ? publicUrl : undefined },
    cacheBytes: read('AUGER_CACHE_SIZE', 20 * 2 ** 30, bytesAtLeast(2 ** 20), 'a size of at least 1 MiB'),
    drainSeconds: read('AUGER_DRAIN_SECONDS', role === 'all' ? 0 : 30, whole(0, 3_600), 'seconds, 0 to 3600'),
    waitingJobs: read('AUGER_WAITING_JOBS', 10_000, whole(1, 10_000_000), 'a number, 1 or more'),
  }
}
