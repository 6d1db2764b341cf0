import { expect } from 'vitest'
import { errorCodes, type ErrorCode } from '@auger/contract'
import { claim, loggedIn, printedLink } from './page-visit.ts'
import type { RawAnswer } from './raw-request.ts'
import { newUser, type Service } from './service.ts'

/** A browser that is logged in. */
export interface Browser {
  readonly name: string
  get(path: string): Promise<RawAnswer>
  post(path: string, body?: object): Promise<RawAnswer>
  remove(path: string): Promise<RawAnswer>
}

/** Follows a link that the service gave out. */
export async function followLink(service: Service, url: string, name?: string): Promise<Browser> {
  const answer = await claim(service, url, name)
  const { send } = loggedIn(service, answer)
  return {
    name: dataOf<{ account: { name: string } }>(answer).account.name,
    get: (path) => send('GET', path),
    post: (path, body = {}) => send('POST', path, body),
    remove: (path) => send('DELETE', path),
  }
}

/** By the link that the first start prints. */
export const firstOwner = async (service: Service): Promise<Browser> =>
  followLink(service, await printedLink(service.local), newUser('owner'))

/** An account that somebody who may adds to a project. */
export async function newMember(
  service: Service,
  by: Browser,
  projectId: string,
  role: 'administrator' | 'member' = 'member',
): Promise<Browser> {
  const added = await by.post(`/admin/projects/${projectId}/members`, { name: newUser(role), role })
  return followLink(service, dataOf<{ link: { url: string } }>(added).link.url)
}

export function dataOf<Data>(answer: RawAnswer): Data {
  expect({ status: answer.status, code: answer.json?.code }, answer.text.slice(0, 300)).toEqual({
    status: 200,
    code: 0,
  })
  return answer.json?.data as Data
}

export function expectRefused(answer: RawAnswer, code: ErrorCode): void {
  expect({ status: answer.status, code: answer.json?.code }, answer.text.slice(0, 300)).toEqual({
    status: errorCodes[code].status,
    code,
  })
}

/** As the page sends them: the wire under its own path, as the account. */
export const wire = (projectId: string, path: string): string => `/page/projects/${projectId}/v2/team${path}`
