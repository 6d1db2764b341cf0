import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { registerHealth, type HealthRoutes } from './service-routes.ts'

/** What a process that only works serves: how it is, and nothing of anyone's. */
export function createHealthServer(routes: HealthRoutes, logger: FastifyBaseLogger): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    disableRequestLogging: true,
    forceCloseConnections: true,
  })
  app.removeAllContentTypeParsers()
  registerHealth(app, routes)
  return app
}
