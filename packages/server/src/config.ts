import { availableParallelism } from 'node:os'
import path from 'node:path'
import { wireModes, type WireMode } from '@auger/contract'
import {
  disclosures,
  parseModel,
  routes,
  type Disclosure,
  type ModelSettings,
} from './domain/model-settings.ts'
import { parsePrices, type ModelPrices } from './domain/model-use.ts'
import type { Retention } from './domain/retention.ts'
import { openFilesAllowed } from './open-files.ts'
import { clusterSettings, readCluster, type ClusterConfig } from './cluster-config.ts'
import { readTraces, traceSettings, type TraceConfig } from './trace-config.ts'
import { readRetention, retentionSettings } from './retention-config.ts'
import {
  BadSettings,
  bytesAtLeast,
  httpAddress,
  listOf,
  oneOf,
  parseBytes,
  settingsReader,
  whole,
  type Environment,
  type Setting,
} from './settings-reader.ts'

/** The settings of the service. This is the only file that reads the environment, and it reads it once. */
export interface Config extends ClusterConfig, Retention, TraceConfig {
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
  readonly tokenQuota: number | null
  readonly maxUpload: number
  /** Which addresses sources may be fetched from. */
  readonly urlSources: UrlSources
  /** The pause after each try of a webhook that failed. */
  readonly webhookRetrySeconds: readonly number[]
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
  /** What a model that is configured, and an agent that uses the service as its tool, see unasked. */
  readonly disclose: Disclosure
  /** Absent: the built-in analyst answers alone. */
  readonly model: ModelSettings | undefined
}

const urlSources = ['public', 'private', 'off'] as const
export type UrlSources = (typeof urlSources)[number]

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

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
  { name: 'AUGER_TOKEN_QUOTA', meaning: 'tokens of a model that a new project may use (no limit)' },
  { name: 'AUGER_MAX_UPLOAD', meaning: 'largest file (2 GiB)' },
  {
    name: 'AUGER_URL_SOURCES',
    meaning: 'public, private to fetch from the own network too, or off (public)',
  },
  {
    name: 'AUGER_WEBHOOK_RETRY_SECONDS',
    meaning:
      'pauses after which a webhook is tried again, then it is given up (5,30,120,600,3600,21600,21600,21600,21600)',
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
  { name: 'AUGER_MODEL_SECONDS', meaning: 'what it may take for one question, all requests together (60)' },
  { name: 'AUGER_MODEL_TOKENS', meaning: 'tokens that it may take for one question (60000)' },
  {
    name: 'AUGER_MODEL_PRICES',
    meaning: 'what a million tokens sent and received cost, such as 3/15 USD (not told)',
  },
  {
    name: 'AUGER_MODEL_WORDS',
    meaning: 'on: it words answers too, as far as every number in a sentence can be traced (off)',
  },
  {
    name: 'AUGER_ROUTE',
    meaning: 'auto: the model gets what the built-in analyst is not sure of; builtin, or model (auto)',
  },
  {
    name: 'AUGER_DISCLOSE',
    meaning:
      'what the model may see, and an agent over MCP unasked: nothing, schema, aggregates of five rows or more, or samples (schema)',
  },
  ...retentionSettings,
  ...clusterSettings,
  ...traceSettings,
  { name: 'AUGER_LOG_LEVEL', meaning: `${logLevels.join(', ')} (info)` },
]

/** What `auger mcp` reads beside them. */
export const callerSettings: readonly Setting[] = [
  { name: 'AUGER_KEY', meaning: "a project's key, in the place of --key" },
]

/** The key of a service that runs elsewhere. */
export const readCallerKey = (environment: Environment = process.env): string | undefined =>
  environment['AUGER_KEY']?.trim() || undefined

export function readConfig(environment: Environment = process.env): Config {
  const reader = settingsReader(environment)
  const { problems, value, read } = reader
  const disclose = read('AUGER_DISCLOSE', 'schema', oneOf(disclosures), `one of ${disclosures.join(', ')}`)
  const readModel = (): ModelSettings | undefined => {
    const named = read('AUGER_MODEL', undefined, parseModel, 'openai:NAME, anthropic:NAME or compatible:NAME')
    const baseUrl = read('AUGER_MODEL_BASE_URL', undefined, httpAddress, 'an http or https address')
    const apiKey = value('AUGER_MODEL_API_KEY')
    const tape = value('AUGER_MODEL_TAPE')
    const seconds = read('AUGER_MODEL_SECONDS', 60, whole(1, 3_600), 'seconds, 1 to 3600')
    const tokens = read('AUGER_MODEL_TOKENS', 60_000, whole(1_000, 100_000_000), 'tokens, 1000 or more')
    const prices = read<ModelPrices | undefined>(
      'AUGER_MODEL_PRICES',
      undefined,
      parsePrices,
      'two prices such as 3/15 USD',
    )
    const words = read('AUGER_MODEL_WORDS', 'off', oneOf(['on', 'off']), 'on or off') === 'on'
    const route = read('AUGER_ROUTE', 'auto', oneOf(routes), `one of ${routes.join(', ')}`)
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
      ...{ seconds, tokens, words, route, disclose },
      ...(prices === undefined ? {} : { prices }),
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
    publicUrl: read<string | undefined>(
      'AUGER_PUBLIC_URL',
      undefined,
      httpAddress,
      'an http or https address',
    ),
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
    tokenQuota: read<number | null>(
      'AUGER_TOKEN_QUOTA',
      null,
      whole(0, Number.MAX_SAFE_INTEGER),
      'a number of tokens',
    ),
    urlSources: read('AUGER_URL_SOURCES', 'public', oneOf(urlSources), `one of ${urlSources.join(', ')}`),
    webhookRetrySeconds: read(
      'AUGER_WEBHOOK_RETRY_SECONDS',
      [5, 30, 120, 600, 3_600, 21_600, 21_600, 21_600, 21_600],
      listOf(whole(0, 86_400), 20),
      'up to 20 numbers of seconds such as 5,30,120, each at most 86400',
    ),
    maxUpload: read('AUGER_MAX_UPLOAD', 2 * 2 ** 30, bytesAtLeast(1), 'a size such as 2 GiB'),
    jobSeconds: read('AUGER_JOB_SECONDS', 120, whole(1, 86_400), 'seconds, 1 to 86400'),
    engines: read('AUGER_ENGINES', Math.max(2, availableParallelism()), whole(1, 256), 'a number, 1 to 256'),
    engineMemoryMegabytes: Math.floor(
      read('AUGER_ENGINE_MEMORY', 2 ** 30, bytesAtLeast(128 * 2 ** 20), 'a size of at least 128 MiB') /
        2 ** 20,
    ),
    readerMemoryMegabytes: Math.floor(
      read('AUGER_READER_MEMORY', 2 * 2 ** 30, bytesAtLeast(256 * 2 ** 20), 'a size of at least 256 MiB') /
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
      read('AUGER_ANALYST_MEMORY', 512 * 2 ** 20, bytesAtLeast(256 * 2 ** 20), 'a size of at least 256 MiB') /
        2 ** 20,
    ),
    isolation: read('AUGER_ISOLATION', 'best', oneOf(['best', 'required']), 'best or required'),
    disclose,
    ...readCluster(reader),
    ...readTraces(reader),
    ...readRetention(reader),
    model: readModel(),
    logLevel: read('AUGER_LOG_LEVEL', 'info', oneOf(logLevels), `one of ${logLevels.join(', ')}`),
  }
  if (problems.length > 0) throw new BadSettings(problems)
  return config
}

/** For a command whose options stand for settings; as long as it does not serve, nothing signs addresses and every role is the same. */
export const readConfigWith = (options: Environment, environment: Environment = process.env): Config =>
  readConfig({ AUGER_SECRET: 'nothing is signed', ...environment, ...options, AUGER_ROLE: 'all' })
