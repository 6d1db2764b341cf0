import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedCodings } from './accepted-codings.ts'
import { contentType } from './content-type.ts'
import { notBuilt } from './not-built.ts'
import { openPageFiles } from './page-files.ts'
import { pageHeaders, plainHeaders } from './page-headers.ts'

/** Answers a GET that no route knows where the page does; undefined where it does not either. */
export type ServePage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | undefined

const assets = 'assets/'
/** What begins so is of programs and of the page's own requests, and gets an envelope. */
const ofOthers = /^\/(?:v2\/team|api|page|admin|files|uploads|assets|mcp)(?:\/|$)/

/** Its files by their names, and the page itself at every other path that a person may open or load again. */
export function pageServer(folder: string, objectsAt?: string): ServePage {
  const files = openPageFiles(folder)

  const sendFile = async (name: string, request: FastifyRequest, reply: FastifyReply) => {
    const { bytes, coding } = await files.read(name, acceptedCodings(request.headers['accept-encoding']))
    if (coding !== undefined) reply.header('Content-Encoding', coding)
    return reply
      .headers(plainHeaders)
      .header('Vary', 'Accept-Encoding')
      .header('Cache-Control', name.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache')
      .type(contentType(name))
      .send(bytes)
  }

  const sendPage = async (reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64url')
    const html = files.names.has('index.html')
      ? (await files.read('index.html', [])).bytes.toString('utf8').replaceAll('__NONCE__', nonce)
      : notBuilt(nonce)
    return reply.headers(pageHeaders(nonce, objectsAt)).type('text/html; charset=utf-8').send(html)
  }

  return (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const asked = request.url.replace(/[?#].*$/, '')
    const name = asked.slice(1)
    if (name !== 'index.html' && files.names.has(name)) return sendFile(name, request, reply)
    const isOpened = asked === '/' || request.headers.accept?.includes('text/html') === true
    return isOpened && !ofOthers.test(asked) ? sendPage(reply) : undefined
  }
}
