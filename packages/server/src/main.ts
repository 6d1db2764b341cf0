import { page } from '@auger/console'
import { pino } from 'pino'
import { compose, type Parts } from './compose.ts'
import type { Config } from './config.ts'
import { ensureFirstProject, type FirstProject } from './first-project.ts'
import { createHttpServer } from './http/create-server.ts'
import { createMetrics } from './http/metrics.ts'
import { createAddresses } from './http/signed/addresses.ts'
import { createLifecycle } from './lifecycle.ts'
import { readiness } from './readiness.ts'
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
  // Whatever it or a child of it writes, while it is written too, is nobody else's to read.
  process.umask(0o077)
  // Lines are written together: one by one they took a tenth of the time of a short request.
  const log = pino.destination({ fd: 2, sync: false, minLength: 4_096, periodicFlush: 1_000 })
  const logger = pino({ level: config.logLevel, base: { service: 'auger' } }, log)
  const onError = (error: unknown) => logger.error({ err: error }, 'background work failed')
  const lifecycle = createLifecycle((phase, error) => logger.error({ err: error, phase }, 'stopping failed'))
  // What nobody caught still ends the process, as its state is not known any more; the log tells what it was.
  const tellFatal = (error: Error) => {
    logger.fatal({ err: error }, 'a fault that nobody caught')
    log.flushSync()
  }
  process.on('uncaughtExceptionMonitor', tellFatal)
  lifecycle.opened('log', async () => {
    process.off('uncaughtExceptionMonitor', tellFatal)
    log.flushSync()
  })
  try {
    const parts = await compose(config, onError)
    lifecycle.opened('parts', () => parts.close())
    logger.info({ isolation: parts.engine.isolation }, 'the engine is ready')
    if (parts.isolationShortfall !== undefined)
      logger.warn({ reason: parts.isolationShortfall }, 'the engine has no sandbox')
    const first = await ensureFirstProject(parts.store, config, parts.clock.now())

    let address = config.publicUrl ?? ''
    const baseUrl = () => address
    const addresses = createAddresses({
      secret: await signingSecret(config.dataFolder, config.secret),
      baseUrl,
      clock: parts.clock,
    })
    let working = false
    const app = await createHttpServer({
      deps: { ...parts, addresses, metrics: createMetrics(parts.registry) },
      service: {
        version,
        baseUrl,
        page,
        isolation: parts.engine.isolation,
        notReady: readiness({ ...parts, isWorking: () => working }),
      },
      logger,
    })
    lifecycle.opened('http', () => app.close())
    const bound = await app.listen({ host: config.host, port: config.port })
    // Where no descriptors are left a connection cannot be taken; that is no reason to end, and comes again at once.
    let toldAt = -Infinity
    app.server.on('error', (error) => {
      if (performance.now() - toldAt < 10_000) return
      toldAt = performance.now()
      logger.error({ err: error }, 'a connection could not be taken')
    })
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
