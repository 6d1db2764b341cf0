import { pino, type Logger } from 'pino'
import { compose, type Parts } from './compose.ts'
import type { Config } from './config.ts'
import { ensureFirstProject, type FirstProject } from './first-project.ts'
import { createUnderWay } from './http/under-way.ts'
import { createLifecycle } from './lifecycle.ts'
import { listen, listenForHealth, type HealthState } from './listen.ts'
import type { Answerer } from './ports/answerer.ts'
import { readiness } from './readiness.ts'
import { tellAddress } from './told-address.ts'
import { startWorker } from './worker/start-worker.ts'

export interface RunningService {
  readonly url: string
  readonly first: FirstProject
  readonly parts: Parts
  stop(): Promise<void>
}

const graceMilliseconds = 5_000
const restoreEveryMilliseconds = 30_000

/** A process that only works makes no project, and has nobody to show a key to. */
const noProject: FirstProject = { projectId: '', madeKey: undefined }

export interface ServeOptions {
  /** The project that there is in any case; a first one unless told. */
  readonly ensureProject?: typeof ensureFirstProject
}

/** Starts the service in this process, or the part of it that its role names. */
export async function serve(
  config: Config,
  { ensureProject = ensureFirstProject }: ServeOptions = {},
): Promise<RunningService> {
  const answers = config.role !== 'worker'
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
    logger.info({ isolation: parts.engine.isolation, role: config.role }, 'the engine is ready')
    if (parts.isolationShortfall !== undefined)
      logger.warn({ reason: parts.isolationShortfall }, 'the engine has no sandbox')
    const first = answers ? await ensureProject(parts.store, config, parts.clock.now()) : noProject

    let phase: 'starting' | 'ready' | 'stopping' = 'starting'
    const state: HealthState = {
      isolation: parts.engine.isolation,
      isolationShortfall: parts.isolationShortfall,
      startedAt: parts.clock.now().toISOString(),
      notReady: readiness({ ...parts, isWorking: () => phase === 'ready' }),
      model: () => parts.answerer.model(),
    }
    const underWay = createUnderWay()
    const listener = answers
      ? await listen(parts, { state, underWay, logger })
      : await listenForHealth(parts, { state, underWay, logger })
    lifecycle.opened('http', () => listener.close())
    if (answers) lifecycle.opened('address', await tellAddress(config.dataFolder, listener.ownUrl))
    const grace = config.drainSeconds * 1_000
    if (config.role !== 'api') {
      const worker = await startWorker({
        deps: parts,
        engines: config.engines,
        ...(config.database === undefined ? {} : { restoreEveryMilliseconds }),
        onError,
      })
      lifecycle.opened('worker', () => worker.stop(Math.max(grace, graceMilliseconds)))
    }
    // Who has asked here hears the end of it, if that comes in time; another process takes the next question.
    lifecycle.opened('requests', () => underWay.drain(grace))
    lifecycle.opened('readiness', async () => void (phase = 'stopping'))
    phase = 'ready'
    const stopProbing = new AbortController()
    lifecycle.opened('probe', async () => stopProbing.abort())
    // Nobody waits for it: without a model the built-in analyst answers.
    probeModel(parts.answerer, logger, stopProbing.signal)
    return { url: listener.url, first, parts, stop: () => lifecycle.stop() }
  } catch (error) {
    await lifecycle.stop()
    throw error
  }
}

/** Says once how the model beside the built-in analyst was found. */
function probeModel(answerer: Answerer, logger: Logger, signal: AbortSignal): void {
  answerer.probe(signal).then(
    (model) => {
      if (model === undefined) return
      const found = { model: model.name, state: model.state, replies: model.replies, reason: model.reason }
      if (model.state === 'away') logger.warn(found, 'the model is away; the built-in analyst answers alone')
      else logger.info(found, 'questions go to a model, too')
    },
    (error: unknown) => {
      if (!signal.aborted) logger.error({ err: error }, 'the model could not be probed')
    },
  )
}
