import { Console } from 'node:console'
import { serveStdio, patientFetch, type Disclosure } from '@auger/mcp'
import { createClient } from '@auger/sdk'
import type { Config } from '@auger/server/config'
import { version } from '@auger/server/version'
import { serviceOf } from './folder-service.ts'
import { anywhere, followingFetch, type Following } from './following-fetch.ts'

export interface Spoken {
  readonly user: string
  readonly discloses: Disclosure
  readonly from: { readonly url: string; readonly key: string } | { readonly folder: Config }
}

/** Serves the agent at the other end of our standard streams until it goes. */
export async function speak({ user, discloses, from }: Spoken): Promise<void> {
  // The protocol has the output for itself; whatever else is said goes where logs go.
  globalThis.console = new Console(process.stderr, process.stderr)
  const local = 'folder' in from ? followingFetch(() => serviceOf(from.folder)) : undefined
  const end = async () => {
    await local?.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end())
  const place = 'folder' in from ? { url: anywhere, key: '' } : from
  const client = createClient({
    baseUrl: place.url,
    apiKey: place.key,
    userId: user,
    fetch: patientFetch(local?.fetch ?? globalThis.fetch),
  })
  const options = { version, discloses, fetchFile: fileFetch(place.url, local) }
  await serveStdio(client, options, { input: process.stdin, output: process.stdout })
  await end()
}

/** The service says where a file is as others see it; from here the same may be reached otherwise. */
function fileFetch(base: string, local: Following | undefined) {
  return async (url: string, signal: AbortSignal): Promise<Response> => {
    if (local !== undefined) return local.fetch(url, { signal })
    const { pathname, search } = new URL(url)
    return fetch(url, { signal }).catch(() => fetch(base + pathname + search, { signal }))
  }
}
