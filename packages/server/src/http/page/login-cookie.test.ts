import type { FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { createLoginCookie } from './login-cookie.ts'

const cookie = createLoginCookie({ secret: 'one', secure: true })
const replyOf = () => {
  const set: string[] = []
  return {
    set,
    reply: { header: (_name: string, value: string) => set.push(value) } as unknown as FastifyReply,
  }
}

test('what was set is read again, beside cookies of others', () => {
  const { set, reply } = replyOf()
  cookie.set(reply, 'abc-_9')
  const [pair = '', ...attributes] = set[0]?.split('; ') ?? []
  expect(attributes).toEqual(['Max-Age=2592000', 'Path=/', 'HttpOnly', 'SameSite=Strict', 'Secure'])
  for (const header of [pair, `a=b; ${pair}`, `${pair};a=b`, `x${pair}; ${pair}`])
    expect(cookie.read({ headers: { cookie: header } })).toBe('abc-_9')
  for (const header of ['', 'a=b', `x${pair}`, pair.replace('=', '1=')])
    expect(cookie.read({ headers: { cookie: header } })).toBeUndefined()
  expect(cookie.read({ headers: {} })).toBeUndefined()
})

test('services with other secrets leave each other’s cookies alone', () => {
  const other = createLoginCookie({ secret: 'two', secure: false })
  const { set, reply } = replyOf()
  other.set(reply, 'abc')
  other.clear(reply)
  expect(cookie.read({ headers: { cookie: set[0] ?? '' } })).toBeUndefined()
  expect(set[0]).not.toContain('Secure')
  expect(set[1]).toMatch(/^auger_login_\w{8}=; Max-Age=0; /)
})
