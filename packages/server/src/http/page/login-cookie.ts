import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { loginSeconds } from '../../domain/login.ts'

/** The cookie that a login is known by. Scripts cannot read it, and browsers send it with no request of another site. */
export interface LoginCookie {
  /** The secret that a request came with. */
  read(request: Pick<FastifyRequest, 'headers'>): string | undefined
  set(reply: FastifyReply, secret: string): void
  clear(reply: FastifyReply): void
}

export interface LoginCookieOptions {
  /** Of the service. */
  readonly secret: string
  /** Whether the page is served over https alone. */
  readonly secure: boolean
}

export function createLoginCookie({ secret, secure }: LoginCookieOptions): LoginCookie {
  // Cookies know no ports: two services on one host would log each other out.
  const suffix = createHmac('sha256', secret).update('login cookie').digest('hex').slice(0, 8)
  const name = `auger_login_${suffix}`
  const send = (reply: FastifyReply, value: string, seconds: number) =>
    reply.header(
      'Set-Cookie',
      `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`,
    )
  return {
    read: ({ headers }) =>
      (headers.cookie ?? '')
        .split(';')
        .map((pair) => pair.trim())
        .find((pair) => pair.startsWith(`${name}=`))
        ?.slice(name.length + 1),
    set: (reply, value) => void send(reply, value, loginSeconds),
    clear: (reply) => void send(reply, '', 0),
  }
}
