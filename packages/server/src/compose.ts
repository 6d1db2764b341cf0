import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Registry } from 'prom-client'
import { createMemoryBus } from './adapters/bus/memory.ts'
import { createVegaCharts } from './adapters/charts/vega/index.ts'
import { meteredEngine } from './adapters/engine/metered.ts'
import { createPrometheusMeter } from './adapters/meter/prometheus.ts'
import { openDiskObjects } from './adapters/objects/disk.ts'
import { diskAt } from './adapters/objects/free-space.ts'
import { createMemoryQueue } from './adapters/queue/memory.ts'
import { createReaders } from './adapters/readers/child-process.ts'
import { runnablePlan } from './ask/runnable-plan.ts'
import type { Config } from './config.ts'
import { openPrograms, type Programs } from './open-programs.ts'
import { openStore } from './open-store.ts'
import type { Analyst } from './ports/analyst.ts'
import type { Bus } from './ports/bus.ts'
import type { Charts } from './ports/charts.ts'
import type { Clock } from './ports/clock.ts'
import type { Disk } from './ports/disk.ts'
import type { Engine } from './ports/engine.ts'
import type { Meter } from './ports/meter.ts'
import type { Objects } from './ports/objects.ts'
import type { Queue } from './ports/queue.ts'
import type { Store } from './ports/store.ts'
import type { Readers } from './ports/readers.ts'

const readerProgram = fileURLToPath(
  new URL(`./ingest/reader/program${path.extname(import.meta.url)}`, import.meta.url),
)

/** The service's parts, chosen and joined. With open-programs.ts and open-store.ts the only file that names adapters. */
export interface Parts {
  readonly store: Store
  readonly objects: Objects
  readonly disk: Disk
  readonly queue: Queue
  readonly bus: Bus
  readonly engine: Engine
  /** Why the engine is not isolated better; undefined when it is as good as can be. */
  readonly isolationShortfall: string | undefined
  readonly readers: Readers
  readonly charts: Charts
  readonly analyst: Analyst
  /** The analyst, with a model beside it where one is configured. */
  readonly answerer: Pick<Analyst, 'propose'>
  readonly clock: Clock
  readonly meter: Meter
  /** What the meter counts, and what /metrics shows. */
  readonly registry: Registry
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
  { programs: started, lasting = true }: ComposeOptions = {},
): Promise<Parts> {
  const store = await openStore(config, onError, lasting)
  const disk = diskAt(config.dataFolder)
  const objects = await openDiskObjects(path.join(config.dataFolder, 'objects'), disk)
  const bus = createMemoryBus()
  const programs = await (started ?? openPrograms(config)).catch(async (error: unknown) => {
    await store.close()
    throw error
  })
  const { engine, analyst, isolationShortfall } = programs
  const readers = createReaders({
    program: readerProgram,
    imports: ['zod'],
    isolation: engine.isolation,
    memoryMegabytes: config.readerMemoryMegabytes,
  })
  const charts = createVegaCharts({ isolation: engine.isolation })
  const registry = new Registry()
  const meter = createPrometheusMeter(registry)
  return {
    store,
    objects,
    disk,
    queue: createMemoryQueue({ onError }),
    bus,
    engine: meteredEngine(engine, meter),
    isolationShortfall,
    readers,
    charts,
    analyst,
    answerer: await answererOf(config, analyst, onError),
    clock: { now: () => new Date(), monotonic: () => performance.now() },
    meter,
    registry,
    settings: config,
    async close() {
      await Promise.all([readers.close(), programs.close(), charts.close()])
      await bus.close()
      await store.close()
    },
  }
}

/** What speaks to models is loaded where one is configured. */
async function answererOf(
  { model }: Config,
  builtin: Analyst,
  onFailure: (error: unknown) => void,
): Promise<Pick<Analyst, 'propose'>> {
  if (model === undefined) return builtin
  const { withModel } = await import('./adapters/model/index.ts')
  return withModel(model, {
    builtin,
    check: (plan, { tables, definitions = [] }) => runnablePlan(plan, tables, definitions),
    onFailure,
  })
}
