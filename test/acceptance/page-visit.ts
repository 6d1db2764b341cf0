import { setTimeout as wait } from 'node:timers/promises'
import { raw, type RawAnswer, type RawRequest } from './raw-request.ts'
import type { LocalServer } from './server.ts'
import type { Service } from './service.ts'

export const password = 'correct horse battery'

/** One browser, whose every header is ours to choose. */
export interface Visit {
  /** The cookie of its login, `name=value`; empty where it has none. */
  readonly cookie: string
  readonly token: string
  readonly send: (
    method: string,
    path: string,
    body?: RawRequest['body'],
    headers?: RawRequest['headers'],
  ) => Promise<RawAnswer>
}

export function visit(service: Service, cookie = '', token = 'page'): Visit {
  return {
    cookie,
    token,
    send: (method, path, body, headers = {}) =>
      raw(service, {
        ...{ method, path, key: null },
        headers: { ...(cookie === '' ? {} : { cookie }), 'x-auger-page': token, ...headers },
        ...(body === undefined ? {} : { body }),
      }),
  }
}

/** The cookie that an answer sets. */
export const cookieOf = ({ headers }: RawAnswer): string =>
  (headers['set-cookie']?.[0] ?? '').split(';')[0] ?? ''

/** The browser after an answer that logged it in. */
export function loggedIn(service: Service, answer: RawAnswer): Visit {
  if (answer.status !== 200) throw new Error(`not logged in: ${answer.text}`)
  return visit(service, cookieOf(answer), (answer.json?.data as { token: string }).token)
}

export const secretOf = (url: string): string => new URL(url).hash.slice(1)

export const claim = (service: Service, url: string, name?: string, chosen = password): Promise<RawAnswer> =>
  visit(service).send('POST', '/page/claim', { link: secretOf(url), name, password: chosen })

export const logIn = (
  service: Service,
  name: string,
  given = password,
  headers?: RawRequest['headers'],
): Promise<RawAnswer> => visit(service).send('POST', '/page/login', { name, password: given }, headers)

/** The link that the service prints once it has started. */
export async function printedLink({ log }: Pick<LocalServer, 'log'>): Promise<string> {
  for (let tries = 0; tries < 300; tries++, await wait(100)) {
    const link = /Open (http\S+\/welcome#\S+)/.exec(log())?.[1]
    if (link !== undefined) return link
  }
  throw new Error(`no link was printed:\n${log()}`)
}

/** An account made by the command, after its link was followed. */
export async function newcomer(
  service: Service,
  name: string,
  ...options: readonly string[]
): Promise<Visit> {
  const made = await service.local.command('account', 'create', name, '--json', ...options)
  return loggedIn(service, await claim(service, String(made['url'])))
}
