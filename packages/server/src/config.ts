import { availableParallelism } from 'node:os'
import path from 'node:path'
import { wireModes, type WireMode } from '@auger/contract'
import { disclosures, parseModel, routes, type ModelSettings } from './domain/model-settings.ts'
import { openFilesAllowed } from './open-files.ts'

/** The settings of the service. This is the only file that reads the environment, and it reads it once. */
export interface Config {
  readonly host: string
  readonly port: number
  readonly dataFolder: string
  /** The base of signed addresses; unset: the address the server is bound to. */
  readonly publicUrl: string | undefined
  readonly apiKey: string | undefined
  readonly secret: string | undefined
  readonly wire: WireMode
  readonly linkSeconds: number
  /** Requests a second a key; 0 is off. */
  readonly rateLimit: number
  /** How long headers and a JSON body may take to come; uploads only have to flow. */
  readonly requestSeconds: number
  readonly connections: number
  readonly peerConnections: number
  readonly jobQuota: number | null
  readonly storageQuota: number | null
  readonly maxUpload: number
  /** Which addresses sources may be fetched from. */
  readonly urlSources: UrlSources
  readonly jobSeconds: number
  readonly engines: number
  readonly engineMemoryMegabytes: number
  readonly readerMemoryMegabytes: number
  readonly analystProcesses: number
  readonly analystSeconds: number
  readonly analystMemoryMegabytes: number
  /** required: stop rather than run any process that reads data outside a sandbox. */
  readonly isolation: 'best' | 'required'
  readonly logLevel: LogLevel
  /** Absent: the built-in analyst answers alone. */
  readonly model: ModelSettings | undefined
}

const urlSources = ['public', 'private', 'off'] as const
export type UrlSources = (typeof urlSources)[number]

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

export interface Setting {
  readonly name: string
  readonly meaning: string
}

/** What `auger serve --help` and the documentation list. */
export const settings: readonly Setting[] = [
  { name: 'AUGER_HOST', meaning: 'address to listen on (127.0.0.1)' },
  { name: 'AUGER_PORT', meaning: 'port to listen on (8080; 0 takes a free one)' },
  { name: 'AUGER_DATA_DIR', meaning: 'where everything is kept (./data)' },
  { name: 'AUGER_PUBLIC_URL', meaning: 'base of signed addresses (the address listened on)' },
  { name: 'AUGER_API_KEY', meaning: "the first project's key (unset: one is made and shown once)" },
  { name: 'AUGER_SECRET', meaning: 'signs addresses (made in the data folder)' },
  { name: 'AUGER_WIRE', meaning: 'spec, or clients to speak as public clients of the wire expect (spec)' },
  {
    name: 'AUGER_LINK_SECONDS',
    meaning: 'how long a signed address works (600; 86400 where AUGER_WIRE is clients)',
  },
  { name: 'AUGER_RATE_LIMIT', meaning: 'requests a second a key, 0 is off (20)' },
  {
    name: 'AUGER_REQUEST_SECONDS',
    meaning: 'longest that headers, and a JSON body, may take to come; an upload must flow (30)',
  },
  {
    name: 'AUGER_CONNECTIONS',
    meaning: 'open connections at most (half of the files that the process may open, at most 4000)',
  },
  {
    name: 'AUGER_PEER_CONNECTIONS',
    meaning: 'of them from one address; a reverse proxy is one address (half of AUGER_CONNECTIONS)',
  },
  { name: 'AUGER_JOB_QUOTA', meaning: 'jobs a new project may run (no limit)' },
  { name: 'AUGER_STORAGE_QUOTA', meaning: 'bytes a new project may store, such as 10 GiB (no limit)' },
  { name: 'AUGER_MAX_UPLOAD', meaning: 'largest file (2 GiB)' },
  {
    name: 'AUGER_URL_SOURCES',
    meaning: 'public, private to fetch from the own network too, or off (public)',
  },
  { name: 'AUGER_JOB_SECONDS', meaning: 'longest a job may run (120)' },
  { name: 'AUGER_ENGINES', meaning: 'analysis processes at most (the number of cores)' },
  { name: 'AUGER_ENGINE_MEMORY', meaning: 'memory of each (1 GiB)' },
  { name: 'AUGER_READER_MEMORY', meaning: 'memory of a process that reads a file (2 GiB)' },
  {
    name: 'AUGER_ANALYST_PROCESSES',
    meaning: 'processes that understand questions (half the number of cores, at least 2)',
  },
  { name: 'AUGER_ANALYST_SECONDS', meaning: 'longest that one may compute over a question (5)' },
  { name: 'AUGER_ANALYST_MEMORY', meaning: 'memory of each (512 MiB)' },
  {
    name: 'AUGER_ISOLATION',
    meaning: 'best, or required to stop where child processes have no sandbox (best)',
  },
  {
    name: 'AUGER_MODEL',
    meaning: 'openai:NAME, anthropic:NAME or compatible:NAME (none: questions never leave the machine)',
  },
  { name: 'AUGER_MODEL_BASE_URL', meaning: "address of the model's server (the provider's own)" },
  { name: 'AUGER_MODEL_API_KEY', meaning: 'key for it' },
  {
    name: 'AUGER_MODEL_TAPE',
    meaning:
      'folder that replies are kept in and read from; without address and key no model is asked (none)',
  },
  { name: 'AUGER_MODEL_SECONDS', meaning: 'longest that a reply of it may take to begin (60)' },
  {
    name: 'AUGER_ROUTE',
    meaning: 'auto: the model gets what the built-in analyst is not sure of; builtin, or model (auto)',
  },
  {
    name: 'AUGER_DISCLOSE',
    meaning: 'what the model may see: nothing, schema, aggregates of five rows or more, or samples (schema)',
  },
  { name: 'AUGER_LOG_LEVEL', meaning: `${logLevels.join(', ')} (info)` },
]

/** Settings that stand for parts this version does not have: better to stop than to run as if they were obeyed. */
const notYet: readonly Setting[] = [
  { name: 'AUGER_DATABASE_URL', meaning: 'PostgreSQL' },
  { name: 'AUGER_S3_BUCKET', meaning: 'S3' },
  { name: 'AUGER_S3_ENDPOINT', meaning: 'S3' },
  { name: 'AUGER_ROLE', meaning: 'separate roles' },
]

export class BadSettings extends Error {
  override readonly name = 'BadSettings'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`Bad settings:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

const units: { readonly [unit: string]: number } = {
  '': 1,
  b: 1,
  kb: 1e3,
  mb: 1e6,
  gb: 1e9,
  tb: 1e12,
  kib: 2 ** 10,
  mib: 2 ** 20,
  gib: 2 ** 30,
  tib: 2 ** 40,
}

/** `2 GiB`, `500MB`, `1048576`; undefined when it is none of these. */
export function parseBytes(text: string): number | undefined {
  const match = /^(\d+(?:\.\d+)?)\s*([a-z]*)$/i.exec(text.trim())
  const unit = units[(match?.[2] ?? '?').toLowerCase()]
  if (match?.[1] === undefined || unit === undefined) return undefined
  const bytes = Number(match[1]) * unit
  return Number.isSafeInteger(Math.round(bytes)) ? Math.round(bytes) : undefined
}

type Environment = { readonly [name: string]: string | undefined }

export function readConfig(environment: Environment = process.env): Config {
  const problems: string[] = []
  const value = (name: string) => environment[name]?.trim() || undefined

  const read = <Value>(
    name: string,
    otherwise: Value,
    parse: (text: string) => Value | undefined,
    wanted: string,
  ): Value => {
    const text = value(name)
    if (text === undefined) return otherwise
    const parsed = parse(text)
    if (parsed !== undefined) return parsed
    problems.push(`${name} must be ${wanted}, not "${text}"`)
    return otherwise
  }
  const whole = (minimum: number, maximum: number) => (text: string) => {
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
    return number >= minimum && number <= maximum ? number : undefined
  }
  const oneOf =
    <Choice extends string>(choices: readonly Choice[]) =>
    (text: string) =>
      choices.find((choice) => choice === text)
  const url = (text: string) =>
    /^https?:\/\//.test(text) && URL.canParse(text) ? text.replace(/\/+$/, '') : undefined
  const atLeast = (minimum: number) => (text: string) => {
    const bytes = parseBytes(text)
    return bytes !== undefined && bytes >= minimum ? bytes : undefined
  }

  for (const { name, meaning } of notYet)
    if (value(name) !== undefined)
      problems.push(`${name} is set, but ${meaning} is not built into this version yet`)

  const readModel = (): ModelSettings | undefined => {
    const named = read('AUGER_MODEL', undefined, parseModel, 'openai:NAME, anthropic:NAME or compatible:NAME')
    const baseUrl = read('AUGER_MODEL_BASE_URL', undefined, url, 'an http or https address')
    const apiKey = value('AUGER_MODEL_API_KEY')
    const tape = value('AUGER_MODEL_TAPE')
    const seconds = read('AUGER_MODEL_SECONDS', 60, whole(1, 3_600), 'seconds, 1 to 3600')
    const route = read('AUGER_ROUTE', 'auto', oneOf(routes), `one of ${routes.join(', ')}`)
    const disclose = read('AUGER_DISCLOSE', 'schema', oneOf(disclosures), `one of ${disclosures.join(', ')}`)
    if (route === 'model' && value('AUGER_MODEL') === undefined)
      problems.push('AUGER_ROUTE is model, but AUGER_MODEL names none')
    if (route === 'model' && disclose === 'nothing')
      problems.push('AUGER_ROUTE is model, but AUGER_DISCLOSE is nothing: nobody could answer')
    if (named?.provider === 'compatible' && baseUrl === undefined && tape === undefined)
      problems.push('AUGER_MODEL_BASE_URL must say where the compatible server is')
    if (named === undefined || route === 'builtin' || disclose === 'nothing') return undefined
    return {
      ...named,
      ...(baseUrl === undefined ? {} : { baseUrl }),
      ...(apiKey === undefined ? {} : { apiKey }),
      ...{ seconds, route, disclose },
      ...(tape === undefined ? {} : { tape: path.resolve(tape) }),
    }
  }
  const connections = read(
    'AUGER_CONNECTIONS',
    Math.min(4_000, Math.floor(openFilesAllowed() / 2)),
    whole(1, 1_000_000),
    'a number of connections, 1 or more',
  )
  const config: Config = {
    host: value('AUGER_HOST') ?? '127.0.0.1',
    port: read('AUGER_PORT', 8080, whole(0, 65_535), 'a port, 0 to 65535'),
    dataFolder: path.resolve(value('AUGER_DATA_DIR') ?? 'data'),
    publicUrl: read<string | undefined>('AUGER_PUBLIC_URL', undefined, url, 'an http or https address'),
    apiKey: read<string | undefined>(
      'AUGER_API_KEY',
      undefined,
      (text) => (text.length >= 8 ? text : undefined),
      'at least 8 characters',
    ),
    secret: read<string | undefined>(
      'AUGER_SECRET',
      undefined,
      (text) => (text.length >= 16 ? text : undefined),
      'at least 16 characters',
    ),
    wire: read('AUGER_WIRE', 'spec', oneOf(wireModes), 'spec or clients'),
    // Public clients keep an answer on an open page and never ask for its links again.
    linkSeconds: read(
      'AUGER_LINK_SECONDS',
      value('AUGER_WIRE') === 'clients' ? 86_400 : 600,
      whole(1, 31_536_000),
      'seconds, 1 or more',
    ),
    rateLimit: read('AUGER_RATE_LIMIT', 20, whole(0, 1_000_000), 'requests a second, 0 or more'),
    requestSeconds: read('AUGER_REQUEST_SECONDS', 30, whole(1, 3_600), 'seconds, 1 to 3600'),
    connections,
    peerConnections: read(
      'AUGER_PEER_CONNECTIONS',
      Math.ceil(connections / 2),
      whole(1, 1_000_000),
      'a number of connections, 1 or more',
    ),
    jobQuota: read<number | null>(
      'AUGER_JOB_QUOTA',
      null,
      whole(0, Number.MAX_SAFE_INTEGER),
      'a number of jobs',
    ),
    storageQuota: read<number | null>('AUGER_STORAGE_QUOTA', null, parseBytes, 'a size such as 10 GiB'),
    urlSources: read('AUGER_URL_SOURCES', 'public', oneOf(urlSources), `one of ${urlSources.join(', ')}`),
    maxUpload: read('AUGER_MAX_UPLOAD', 2 * 2 ** 30, atLeast(1), 'a size such as 2 GiB'),
    jobSeconds: read('AUGER_JOB_SECONDS', 120, whole(1, 86_400), 'seconds, 1 to 86400'),
    engines: read('AUGER_ENGINES', Math.max(2, availableParallelism()), whole(1, 256), 'a number, 1 to 256'),
    engineMemoryMegabytes: Math.floor(
      read('AUGER_ENGINE_MEMORY', 2 ** 30, atLeast(128 * 2 ** 20), 'a size of at least 128 MiB') / 2 ** 20,
    ),
    readerMemoryMegabytes: Math.floor(
      read('AUGER_READER_MEMORY', 2 * 2 ** 30, atLeast(256 * 2 ** 20), 'a size of at least 256 MiB') /
        2 ** 20,
    ),
    analystProcesses: read(
      'AUGER_ANALYST_PROCESSES',
      Math.max(2, Math.floor(availableParallelism() / 2)),
      whole(1, 64),
      'a number, 1 to 64',
    ),
    analystSeconds: read('AUGER_ANALYST_SECONDS', 5, whole(1, 3_600), 'seconds, 1 to 3600'),
    analystMemoryMegabytes: Math.floor(
      read('AUGER_ANALYST_MEMORY', 512 * 2 ** 20, atLeast(256 * 2 ** 20), 'a size of at least 256 MiB') /
        2 ** 20,
    ),
    isolation: read('AUGER_ISOLATION', 'best', oneOf(['best', 'required']), 'best or required'),
    model: readModel(),
    logLevel: read('AUGER_LOG_LEVEL', 'info', oneOf(logLevels), `one of ${logLevels.join(', ')}`),
  }
  if (problems.length > 0) throw new BadSettings(problems)
  return config
}
