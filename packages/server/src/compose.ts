import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { createBuiltinAnalyst } from './adapters/analyst/builtin/index.ts'
import { createMemoryBus } from './adapters/bus/memory.ts'
import { createVegaCharts } from './adapters/charts/vega/index.ts'
import { createDuckdbEngine } from './adapters/engine/duckdb/index.ts'
import { openDiskObjects } from './adapters/objects/disk.ts'
import { createMemoryQueue } from './adapters/queue/memory.ts'
import { openEmbeddedStore } from './adapters/store/embedded.ts'
import type { Config } from './config.ts'
import type { Analyst } from './ports/analyst.ts'
import type { Bus } from './ports/bus.ts'
import type { Charts } from './ports/charts.ts'
import type { Clock } from './ports/clock.ts'
import type { Engine } from './ports/engine.ts'
import type { Objects } from './ports/objects.ts'
import type { Queue } from './ports/queue.ts'
import type { Store } from './ports/store.ts'

/** The service's parts, chosen and joined. The only file that names adapters. */
export interface Parts {
  readonly store: Store
  readonly objects: Objects
  readonly queue: Queue
  readonly bus: Bus
  readonly engine: Engine
  readonly charts: Charts
  readonly analyst: Analyst
  readonly clock: Clock
  readonly settings: Config
  close(): Promise<void>
}

export async function openStore(config: Config): Promise<Store> {
  await mkdir(config.dataFolder, { recursive: true })
  return openEmbeddedStore(path.join(config.dataFolder, 'auger.db'))
}

export async function compose(config: Config, onError: (error: unknown) => void): Promise<Parts> {
  const store = await openStore(config)
  const objects = await openDiskObjects(path.join(config.dataFolder, 'objects'))
  const bus = createMemoryBus()
  const engine = createDuckdbEngine({
    engines: config.engines,
    memoryMegabytes: config.engineMemoryMegabytes,
    temporaryFolder: path.join(config.dataFolder, 'temporary'),
  })
  const charts = createVegaCharts()
  return {
    store,
    objects,
    queue: createMemoryQueue({ onError }),
    bus,
    engine,
    charts,
    analyst: createBuiltinAnalyst(),
    clock: { now: () => new Date() },
    settings: config,
    async close() {
      await engine.close()
      await charts.close()
      await bus.close()
      await store.close()
    },
  }
}
