import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { pageServer } from './serve-page.ts'

const script = 'console.log(1);'.repeat(200)
const opened = { accept: 'text/html,application/xhtml+xml' }

function serverOf(folder: string): FastifyInstance {
  const app = Fastify()
  const servePage = pageServer(folder)
  app.setNotFoundHandler(
    async (request, reply) => (await servePage(request, reply)) ?? reply.code(404).send({ code: 300003 }),
  )
  return app
}

describe('a page that was built', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    const outer = await mkdtemp(join(tmpdir(), 'auger-page-'))
    const folder = join(outer, 'page')
    await mkdir(join(folder, 'assets'), { recursive: true })
    await writeFile(join(outer, 'secret.txt'), 'secret')
    await writeFile(join(folder, 'index.html'), '<meta name="auger-nonce" content="__NONCE__">')
    await writeFile(join(folder, 'assets', 'page-1a2b.js'), script)
    await writeFile(join(folder, 'assets', 'small-3c.js'), 'export {}')
    await writeFile(join(folder, 'icon.svg'), '<svg/>')
    app = serverOf(folder)
  })
  const get = (url: string, headers: { [name: string]: string } = {}) => app.inject({ url, headers })

  test.each(['/', '/welcome', '/ask/session-1?x=1', '/administration/keys', '/states', '/index.html'])(
    'is at %s, with a nonce of its own for each load',
    async (url) => {
      const nonces = await Promise.all(
        [1, 2].map(async () => {
          const { statusCode, headers, body } = await get(url, opened)
          expect(statusCode).toBe(200)
          expect(headers['content-type']).toBe('text/html; charset=utf-8')
          expect(headers['cache-control']).toBe('no-store')
          expect(headers).toMatchObject({
            'x-content-type-options': 'nosniff',
            'referrer-policy': 'no-referrer',
          })
          const nonce = /content="([\w-]{22})"/.exec(body)?.[1] ?? 'none'
          const policy = String(headers['content-security-policy'])
          expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
          expect(policy).toContain("default-src 'none'; script-src 'self';")
          expect(policy).not.toContain('unsafe')
          return nonce
        }),
      )
      expect(new Set(nonces).size).toBe(2)
    },
  )

  test('its files are compressed as the browser takes them, and kept for good where their names have a hash', async () => {
    const url = '/assets/page-1a2b.js'
    const plain = await get(url)
    expect(plain.body).toBe(script)
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    })
    for (const [accepted, coding, open] of [
      ['gzip, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const) {
      const answer = await get(url, { 'accept-encoding': accepted })
      expect(answer.headers['content-encoding']).toBe(coding)
      expect(answer.rawPayload.length).toBeLessThan(script.length)
      expect(open(answer.rawPayload).toString()).toBe(script)
    }
    expect(
      (await get('/assets/small-3c.js', { 'accept-encoding': 'br' })).headers['content-encoding'],
    ).toBeUndefined()
    expect((await get('/icon.svg')).headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'no-cache',
    })
  })

  test.each([
    '/assets/unknown.js',
    '/assets/..%2f..%2fsecret.txt',
    '/assets',
    '/assets/',
    '/v2/team/nowhere',
    '/page/nowhere',
    '/admin/nowhere',
    '/files/x',
  ])('there is nothing at %s', async (url) => expect((await get(url, opened)).statusCode).toBe(404))

  test.each([
    '/../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/secret.txt',
  ])('%s does not lead out of the folder', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
    expect((await get(url, opened)).body).toContain('auger-nonce')
  })

  test('programs are told that a path is unknown, and nothing is posted to the page', async () => {
    expect((await get('/welcome', { accept: 'application/json' })).statusCode).toBe(404)
    expect((await get('/nowhere')).statusCode).toBe(404)
    expect((await app.inject({ method: 'POST', url: '/', headers: opened })).statusCode).toBe(404)
  })
})

test('where nothing was built a plain page says so', async () => {
  const app = serverOf(join(tmpdir(), 'auger-no-page'))
  const { statusCode, body, headers } = await app.inject({ url: '/' })
  expect(statusCode).toBe(200)
  expect(body).toContain('was not built')
  const nonce = /<style nonce="([\w-]+)">/.exec(body)?.[1] ?? 'none'
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
})
