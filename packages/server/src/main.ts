import { page } from '@auger/console'
import { pino } from 'pino'
import { compose, type Parts } from './compose.ts'
import type { Config } from './config.ts'
import { ensureFirstProject, type FirstProject } from './first-project.ts'
import { createHttpServer } from './http/create-server.ts'
import { createMetrics } from './http/metrics.ts'
import { createAddresses } from './http/signed/addresses.ts'
import { createLifecycle } from './lifecycle.ts'
import { signingSecret } from './secret.ts'
import { version } from './version.ts'
import { startWorker } from './worker/start-worker.ts'

export interface RunningService {
  readonly url: string
  readonly first: FirstProject
  readonly parts: Parts
  stop(): Promise<void>
}

const graceMilliseconds = 5_000

/** Starts the whole service in this process. */
export async function serve(config: Config): Promise<RunningService> {
  // Lines are written together: one by one they took a tenth of the time of a short request.
  const log = pino.destination({ fd: 2, sync: false, minLength: 4_096, periodicFlush: 1_000 })
  const logger = pino({ level: config.logLevel, base: { service: 'auger' } }, log)
  const onError = (error: unknown) => logger.error({ err: error }, 'background work failed')
  const lifecycle = createLifecycle((phase, error) => logger.error({ err: error, phase }, 'stopping failed'))
  lifecycle.opened('log', async () => log.flushSync())
  try {
    const parts = await compose(config, onError)
    lifecycle.opened('parts', () => parts.close())
    logger.info({ isolation: parts.engine.isolation }, 'the engine is ready')
    if (parts.isolationShortfall !== undefined)
      logger.warn({ reason: parts.isolationShortfall }, 'the engine has no sandbox')
    const first = await ensureFirstProject(parts.store, config, parts.clock.now())

    let address = config.publicUrl ?? ''
    const addresses = createAddresses({
      secret: await signingSecret(config.dataFolder, config.secret),
      baseUrl: () => address,
      clock: parts.clock,
    })
    let working = false
    const app = await createHttpServer({
      deps: { ...parts, addresses, metrics: createMetrics(parts.registry) },
      service: {
        version,
        page,
        isolation: parts.engine.isolation,
        ready: async () => (await parts.store.check(), working),
      },
      logger,
    })
    lifecycle.opened('http', () => app.close())
    const bound = await app.listen({ host: config.host, port: config.port })
    address = config.publicUrl ?? bound
    const worker = await startWorker({ deps: parts, engines: config.engines, onError })
    lifecycle.opened('worker', async () => {
      working = false
      await worker.stop(graceMilliseconds)
    })
    working = true
    return { url: bound, first, parts, stop: () => lifecycle.stop() }
  } catch (error) {
    await lifecycle.stop()
    throw error
  }
}
