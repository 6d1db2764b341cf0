import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { docsPage } from './docs-page.ts'
import { style } from './docs-page/style.ts'

/** The one style is told by its hash, and the one script comes from here: nothing else is run or loaded. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The API reference, made when it is first asked for, and its script, which the build puts beside it. */
export function registerDocs(
  app: FastifyInstance,
  document: () => { readonly [key: string]: unknown },
): void {
  let page: string | undefined
  let script: string | undefined
  app.get('/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', policy)
      .send((page ??= docsPage(document()))),
  )
  app.get('/docs.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('X-Content-Type-Options', 'nosniff')
      .header('Cache-Control', 'no-cache')
      .send((script ??= readFileSync(new URL('./docs-page/docs.js', import.meta.url), 'utf8'))),
  )
}
