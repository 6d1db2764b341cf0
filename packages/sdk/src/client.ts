import { datasetsOf } from './datasets.ts'
import { datasourcesOf } from './datasources.ts'
import { definitionsOf } from './definitions.ts'
import { filesOf } from './files.ts'
import { jobsOf } from './jobs.ts'
import { sessionsOf } from './sessions.ts'
import { webhooksOf } from './webhooks.ts'
import { createTransport, type ClientOptions } from './transport.ts'

export type Client = ReturnType<typeof createClient>

/** A client of one project. It is for servers: the key must never reach a browser. */
export function createClient(options: ClientOptions) {
  const transport = createTransport(options)
  return {
    sessions: sessionsOf(transport),
    jobs: jobsOf(transport),
    datasets: datasetsOf(transport),
    definitions: definitionsOf(transport),
    datasources: datasourcesOf(transport),
    files: filesOf(transport),
    webhooks: webhooksOf(transport),
  }
}
