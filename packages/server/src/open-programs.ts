import path from 'node:path'
import { createAnalystProcesses } from './adapters/analyst/processes/index.ts'
import { openDuckdbEngine } from './adapters/engine/duckdb/index.ts'
import type { Config } from './config.ts'
import { BadSettings } from './settings-reader.ts'
import type { Analyst } from './ports/analyst.ts'
import type { Engine, EngineLoad, Isolation } from './ports/engine.ts'

/** What runs apart and takes long to start: with it begins whoever cannot wait for the rest to be loaded. */
export interface Programs {
  readonly engine: Engine
  /** Why the engine is not isolated better; undefined when it is as good as can be. */
  readonly isolationShortfall: string | undefined
  readonly analyst: Analyst
  engineLoad(): EngineLoad
  close(): Promise<void>
}

export interface ProgramOptions {
  /** Nothing is kept ready for whoever comes next, and what the question needs is started before it is asked. */
  readonly oneQuestion?: boolean
}

const bestIsolation: Isolation = 'sandbox'

export async function openPrograms(
  config: Config,
  { oneQuestion = false }: ProgramOptions = {},
): Promise<Programs> {
  const analystAt = (isolation: Isolation) =>
    createAnalystProcesses({
      processes: config.analystProcesses,
      seconds: config.analystSeconds,
      memoryMegabytes: config.analystMemoryMegabytes,
      isolation,
      ...(oneQuestion ? { restMilliseconds: 0 } : {}),
    })
  // Which isolation there is the engine finds out, and mostly it is the best.
  const early = oneQuestion ? analystAt(bestIsolation) : undefined
  try {
    const { engine, shortfall } = await openDuckdbEngine({
      engines: config.engines,
      memoryMegabytes: config.engineMemoryMegabytes,
      temporaryFolder: path.join(config.dataFolder, 'temporary'),
      spare: !oneQuestion,
    })
    if (config.isolation === 'required' && engine.isolation !== bestIsolation) {
      await engine.close()
      throw new BadSettings([
        `AUGER_ISOLATION is "required", but this machine offers no better than "${engine.isolation}": ${shortfall}`,
      ])
    }
    const fits = early !== undefined && engine.isolation === bestIsolation
    if (!fits) await early?.close()
    const analyst = fits ? early : analystAt(engine.isolation)
    return {
      engine,
      isolationShortfall: shortfall,
      analyst,
      engineLoad: () => engine.load(),
      async close() {
        await Promise.all([analyst.close(), engine.close()])
      },
    }
  } catch (error) {
    await early?.close()
    throw error
  }
}
