import { fileURLToPath } from 'node:url'
import { pageFolder } from '@auger/console'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Parts } from './compose.ts'
import { createHealthServer } from './http/create-health-server.ts'
import { createHttpServer } from './http/create-server.ts'
import { createMetrics } from './http/metrics.ts'
import { createLoginCookie } from './http/page/login-cookie.ts'
import { createPageToken } from './http/page/page-token.ts'
import type { ServiceState } from './http/service-routes.ts'
import { createAddresses } from './http/signed/addresses.ts'
import type { UnderWay } from './http/under-way.ts'
import { ownAddress } from './own-address.ts'
import { signingSecret } from './secret.ts'
import { version } from './version.ts'

/** What a process tells of itself, whatever it does. */
export type HealthState = Omit<ServiceState, 'version' | 'baseUrl'>

export interface Listener {
  /** The address that it is bound to. */
  readonly url: string
  /** Where this process reaches itself. */
  readonly ownUrl: string
  close(): Promise<void>
}

interface Listening {
  readonly state: HealthState
  readonly underWay: UnderWay
  readonly logger: Logger
}

/** Serves everything. */
export async function listen(parts: Parts, { state, underWay, logger }: Listening): Promise<Listener> {
  const config = parts.settings
  let address = config.publicUrl ?? ''
  const baseUrl = () => address
  let own = ''
  const secret = await signingSecret(config.dataFolder, config.secret)
  const app = await createHttpServer({
    deps: {
      ...parts,
      addresses: createAddresses({ secret, baseUrl, clock: parts.clock }),
      metrics: createMetrics(parts.registry),
    },
    service: { ...state, version, baseUrl },
    pageFolder: fileURLToPath(pageFolder),
    accounts: {
      disk: parts.disk,
      passwords: parts.passwords,
      cookie: createLoginCookie({ secret, secure: config.publicUrl?.startsWith('https:') === true }),
      token: createPageToken(secret),
    },
    mcp: { version, publicUrl: baseUrl, ownUrl: () => own },
    underWay,
    logger,
  })
  const listener = await bind(app, parts, logger)
  address = config.publicUrl ?? listener.url
  own = listener.ownUrl
  return listener
}

/** Serves how the process is, and nothing else. */
export async function listenForHealth(parts: Parts, { state, logger }: Listening): Promise<Listener> {
  createMetrics(parts.registry)
  return bind(createHealthServer({ ...state, registry: parts.registry }, logger), parts, logger)
}

async function bind(
  app: FastifyInstance,
  { settings: { host, port } }: Parts,
  logger: Logger,
): Promise<Listener> {
  try {
    const url = await app.listen({ host, port })
    // Where no descriptors are left a connection cannot be taken; that is no reason to end, and comes again at once.
    let toldAt = -Infinity
    app.server.on('error', (error) => {
      if (performance.now() - toldAt < 10_000) return
      toldAt = performance.now()
      logger.error({ err: error }, 'a connection could not be taken')
    })
    return { url, ownUrl: ownAddress(url), close: () => app.close() }
  } catch (error) {
    await app.close()
    throw error
  }
}
