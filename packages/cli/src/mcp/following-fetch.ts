import type { Place } from './folder-service.ts'

/** What stands for the service wherever it is just now. */
export const anywhere = 'http://auger.invalid'

export interface Following {
  readonly fetch: typeof globalThis.fetch
  stop(): Promise<void>
}

/** Sends each request to the service where it is; when it is gone, another is found or begun, and what went on there goes on. */
export function followingFetch(find: () => Promise<Place>): Following {
  let found: Promise<Place> | undefined
  const place = (): Promise<Place> => {
    const current = (found ??= find())
    // Whoever comes next tries again.
    current.catch(() => {
      if (found === current) found = undefined
    })
    return current
  }
  const send = async (input: string, init: RequestInit): Promise<Response> => {
    if (!input.startsWith(anywhere)) return fetch(input, init)
    const { url, key } = await place()
    const headers = new Headers(init.headers)
    headers.set('x-pd-api-key', key)
    return fetch(url + input.slice(anywhere.length), { ...init, headers })
  }
  void place().catch(() => undefined)
  return {
    fetch: async (input, init = {}) => {
      const address = String(input instanceof Request ? input.url : input)
      try {
        return await send(address, init)
      } catch (error) {
        if (!isGone(error)) throw error
        found = undefined
        return send(address, init)
      }
    },
    stop: async () => (await found?.catch(() => undefined))?.stop(),
  }
}

/** Nobody listens there, so nothing was done. */
function isGone(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return (cause as { readonly code?: unknown } | undefined)?.code === 'ECONNREFUSED'
}
