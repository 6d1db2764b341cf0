import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Registry } from 'prom-client'
import { createMemoryBus } from './adapters/bus/memory.ts'
import { createVegaCharts } from './adapters/charts/vega/index.ts'
import { meteredEngine } from './adapters/engine/metered.ts'
import { tracedEngine } from './adapters/engine/traced.ts'
import { createPrometheusMeter } from './adapters/meter/prometheus.ts'
import { createMemoryQueue } from './adapters/queue/memory.ts'
import { createMemoryRates } from './adapters/rates/memory.ts'
import { createPasswords } from './adapters/passwords/argon2.ts'
import { diskAt } from './adapters/objects/free-space.ts'
import { meteredQueue } from './adapters/queue/metered.ts'
import { meteredStore } from './adapters/store/metered.ts'
import { silentTracer } from './adapters/tracer/silent.ts'
import { tracedQueue } from './adapters/queue/traced.ts'
import { watchParts } from './adapters/meter/watched-parts.ts'
import { createReaders } from './adapters/readers/child-process.ts'
import { builtinAnswerer } from './ask/builtin-answerer.ts'
import { runnablePlan } from './ask/runnable-plan.ts'
import { shareOut } from './cluster-config.ts'
import type { Config } from './config.ts'
import { openObjects } from './open-objects.ts'
import { openPrograms, type Programs } from './open-programs.ts'
import { makeDataFolder, openStore } from './open-store.ts'
import type { Analyst } from './ports/analyst.ts'
import type { Answerer } from './ports/answerer.ts'
import type { Bus } from './ports/bus.ts'
import type { Charts } from './ports/charts.ts'
import type { Clock } from './ports/clock.ts'
import type { Disk } from './ports/disk.ts'
import type { Engine } from './ports/engine.ts'
import type { ServiceMeter } from './ports/meter.ts'
import type { Objects } from './ports/objects.ts'
import type { Passwords } from './ports/passwords.ts'
import type { Queue, QueuedTask } from './ports/queue.ts'
import type { Rates } from './ports/rates.ts'
import type { Store } from './ports/store.ts'
import type { Tracer } from './ports/tracer.ts'
import type { Readers } from './ports/readers.ts'
import { version } from './version.ts'

const readerProgram = fileURLToPath(
  new URL(`./ingest/reader/program${path.extname(import.meta.url)}`, import.meta.url),
)

/** The service's parts, chosen and joined. With open-programs.ts, open-store.ts and open-objects.ts the only file that names adapters. */
export interface Parts {
  readonly store: Store
  readonly objects: Objects
  readonly disk: Disk
  readonly queue: Queue
  readonly bus: Bus
  readonly rates: Rates
  readonly engine: Engine
  /** Why the engine is not isolated better; undefined when it is as good as can be. */
  readonly isolationShortfall: string | undefined
  readonly readers: Readers
  readonly charts: Charts
  readonly analyst: Analyst
  /** The analyst, with a model beside it where one is configured. */
  readonly answerer: Answerer
  readonly clock: Clock
  readonly passwords: Passwords
  readonly meter: ServiceMeter
  /** What the meter counts, and what /metrics shows. */
  readonly registry: Registry
  readonly tracer: Tracer
  readonly settings: Config
  close(): Promise<void>
}

export interface ComposeOptions {
  /** Where they were begun before. */
  readonly programs?: Promise<Programs>
  /** Whether what is stored must survive a power cut; true unless said otherwise. */
  readonly lasting?: boolean
}

export async function compose(
  config: Config,
  onError: (error: unknown) => void,
  options: ComposeOptions = {},
): Promise<Parts> {
  // What was opened last is closed first; where one cannot be opened, those before it are closed, too.
  const opened: (() => Promise<void>)[] = []
  const close = async () => {
    for (const one of opened.splice(0).reverse()) await one()
  }
  const keep = <Part extends { close(): Promise<void> }>(part: Part): Part => {
    opened.push(() => part.close())
    return part
  }
  try {
    return { ...(await openParts(config, onError, options, keep)), close }
  } catch (error) {
    await close()
    throw error
  }
}

type Keep = <Part extends { close(): Promise<void> }>(part: Part) => Part

async function openParts(
  config: Config,
  onError: (error: unknown) => void,
  { programs: started, lasting = true }: ComposeOptions,
  keep: Keep,
): Promise<Omit<Parts, 'close'>> {
  await makeDataFolder(config)
  const tracer = keep(await openTracer(config, onError))
  const store = keep(await openStore(config, onError, lasting, () => tracer.current()))
  const disk = diskAt(config.dataFolder)
  const registry = new Registry()
  const meter = createPrometheusMeter(registry)
  const { objects } = keep(await openObjects(config, disk, meter))
  const { queue, bus, rates, clock } = keep(await openShared(config, onError))
  const { engine, analyst, isolationShortfall, engineLoad } = keep(await (started ?? openPrograms(config)))
  const readers = keep(
    createReaders({
      program: readerProgram,
      imports: ['zod'],
      isolation: engine.isolation,
      memoryMegabytes: config.readerMemoryMegabytes,
    }),
  )
  const charts = keep(createVegaCharts({ isolation: engine.isolation }))
  watchParts(registry, { queue, engineLoad, version, role: config.role })
  return {
    ...{ objects, disk, bus, rates, clock, readers, charts, analyst, meter, registry, tracer },
    store: meteredStore(store, meter),
    queue: tracedQueue(meteredQueue(queue, meter), tracer),
    engine: tracedEngine(meteredEngine(engine, meter), tracer),
    isolationShortfall,
    answerer: await answererOf(config, analyst, tracer, onError),
    passwords: createPasswords(),
    settings: config,
  }
}

/** What processes have in common: of one database all of them, of this process alone where there is none. */
type Shared = Pick<Parts, 'queue' | 'bus' | 'rates' | 'clock' | 'close'>

/** What speaks to PostgreSQL is loaded where one is configured. */
async function openShared(
  { database }: Config,
  onError: (error: unknown, task?: QueuedTask) => void,
): Promise<Shared> {
  if (database !== undefined) {
    const { openSharedParts } = await import('./adapters/postgres/index.ts')
    return openSharedParts({ url: database.url, onError, connections: shareOut(database).inCommon })
  }
  const clock: Clock = { now: () => new Date(), monotonic: () => performance.now() }
  const bus = createMemoryBus()
  const queue = createMemoryQueue({ onError })
  return { queue, bus, rates: createMemoryRates(clock), clock, close: () => bus.close() }
}

/** What speaks to collectors is loaded where one is configured. */
async function openTracer({ traces, role }: Config, onError: (error: unknown) => void): Promise<Tracer> {
  if (traces === undefined) return silentTracer
  const { openOtelTracer } = await import('./adapters/tracer/otel.ts')
  const process = { 'service.version': version, 'auger.role': role }
  return openOtelTracer({ ...traces, process, onError })
}

/** What speaks to models is loaded where one is configured. */
async function answererOf(
  { model }: Config,
  builtin: Analyst,
  tracer: Tracer,
  onFailure: (error: unknown) => void,
): Promise<Answerer> {
  if (model === undefined) return builtinAnswerer(builtin)
  const { withModel } = await import('./adapters/model/index.ts')
  return withModel(model, {
    builtin,
    check: (plan, { tables, definitions = [] }) => runnablePlan(plan, tables, definitions),
    onFailure,
    tracer,
  })
}
