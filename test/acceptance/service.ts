import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, inject } from 'vitest'
import { createClient, type Client } from '@auger/sdk'
import {
  reachServer,
  startServer,
  type LocalServer,
  type RunningServer,
  type ServerSettings,
} from './server.ts'

/** What a test talks to: a base URL and a project's key. */
export interface Service {
  readonly url: string
  readonly key: string
  /** A key of another project. */
  readonly otherKey: () => Promise<string>
  /** Set only when the suite started the service itself. */
  readonly local: LocalServer
}

/** AUGER_URL and AUGER_ACCEPTANCE_KEY point the suite at a service that runs already, AUGER_ACCEPTANCE_OTHER_KEY at a second project. */
const remote = process.env['AUGER_URL']?.replace(/\/+$/, '')

/** Tests that need settings of their own cannot run against a service that runs already. */
export const isRemote = remote !== undefined

/** The service that files share where one runs, else one of its own. */
export function useService(): () => Service {
  const shared = inject('sharedServer') as RunningServer | undefined
  if (shared === undefined) return useOwnService()
  const service = localService(reachServer(shared))
  return () => service
}

/** Starts a service before the tests of a file and stops it after them. */
export function useOwnService(settings: ServerSettings = {}): () => Service {
  let service: Service | undefined
  let local: LocalServer | undefined
  beforeAll(async () => {
    if (remote !== undefined) service = remoteService(remote)
    else {
      local = await startServer(settings)
      service = localService(local)
    }
  })
  afterAll(() => local?.stop())
  return () => {
    if (service === undefined) throw new Error('the service is not started yet')
    return service
  }
}

function localService(local: LocalServer): Service {
  let other: Promise<string> | undefined
  return {
    url: local.url,
    key: local.key,
    local,
    otherKey: () => (other ??= createProject(local).then(({ key }) => key)),
  }
}

function remoteService(url: string): Service {
  const named = (name: string): string => {
    const value = process.env[name]
    if (value === undefined) throw new Error(`${name} must be set when AUGER_URL is`)
    return value
  }
  return {
    url,
    key: named('AUGER_ACCEPTANCE_KEY'),
    otherKey: async () => named('AUGER_ACCEPTANCE_OTHER_KEY'),
    get local(): LocalServer {
      throw new Error('this test needs a service of its own')
    },
  }
}

export async function createProject(
  local: LocalServer,
): Promise<{ readonly id: string; readonly key: string }> {
  const project = await local.command(
    'project',
    'create',
    `Project ${randomBytes(4).toString('hex')}`,
    '--json',
  )
  const key = await local.command('key', 'create', '--project', String(project['id']), '--json')
  return { id: String(project['id']), key: String(key['key']) }
}

/** A user nobody else in the suite is. */
export const newUser = (name = 'user'): string => `${name}-${randomBytes(6).toString('hex')}`

export function clientOf(service: Service, userId: string = newUser(), key: string = service.key): Client {
  return createClient({ baseUrl: service.url, apiKey: key, userId })
}
