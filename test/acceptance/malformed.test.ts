import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { errorCodes } from '@auger/contract'
import { endpointNames } from './endpoint-request.ts'
import { malformedFor, type Malformed } from './malformed-request.ts'
import { useService, type Service } from './service.ts'

const service = useService()
const runs = Number(process.env['AUGER_FUZZ_RUNS'] ?? 40)
const longestMilliseconds = 10_000

interface Answer {
  readonly status: number
  readonly code: unknown
  readonly message: unknown
  readonly traceId: unknown
}

function send({ url, key }: Service, { method, path, headers, body }: Malformed): Promise<Answer> {
  const { hostname, port } = new URL(url)
  // Node sends the body of a DELETE without its length unless it is told.
  const length = body === undefined ? {} : { 'content-length': String(body.byteLength) }
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      {
        host: hostname,
        port,
        method,
        path,
        agent: false,
        headers: { 'x-pd-api-key': key, ...length, ...headers },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          clearTimeout(timer)
          resolve({
            status: response.statusCode ?? 0,
            ...envelopeOf(chunks),
            traceId: response.headers['x-pd-trace-id'],
          })
        })
      },
    )
    const timer = setTimeout(
      () => sent.destroy(new Error(`no answer within ${longestMilliseconds} ms`)),
      longestMilliseconds,
    )
    sent.on('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    sent.end(body)
  })
}

function envelopeOf(chunks: readonly Buffer[]): { code: unknown; message: unknown } {
  try {
    const { code, msg } = JSON.parse(Buffer.concat(chunks).toString()) as { code: unknown; msg: unknown }
    return { code, message: msg }
  } catch {
    return { code: undefined, message: undefined }
  }
}

/** The seed, the fault and the beginning of the request: the whole of it may be megabytes. */
const told = (report: fc.RunDetails<[Malformed]>): string =>
  `seed ${report.seed}, path ${report.counterexamplePath ?? ''}\n${String(report.errorInstance).slice(0, 1_000)}\n${fc.stringify(report.counterexample).slice(0, 3_000)}`

describe('malformed input', () => {
  it.each(endpointNames)(
    '[X-01] %s never answers with a 5xx, never hangs, and always says what it did',
    { timeout: 600_000 },
    async (name) => {
      const property = fc.asyncProperty(malformedFor(name), async (malformed) => {
        const answer = await send(service(), malformed)
        expect(answer.status, JSON.stringify(answer)).toBeLessThan(500)
        expect(answer.traceId).toBeTruthy()
        if (answer.status === 200) return
        expect(Object.keys(errorCodes).map(Number)).toContain(answer.code)
        expect(typeof answer.message).toBe('string')
      })
      const report = await fc.check(property, { numRuns: runs, interruptAfterTimeLimit: 500_000 })
      if (report.failed) throw new Error(told(report))
    },
  )

  it('[X-02] after all that the service still answers', async () => {
    const answer = await fetch(`${service().url}/readyz`)
    expect(answer.status).toBe(200)
  })

  it.each([
    ['a line that is no HTTP', 'HELLO\r\n\r\n'],
    ['a header without a colon', 'GET /healthz HTTP/1.1\r\nHost: x\r\nnonsense\r\n\r\n'],
    [
      'two lengths',
      'POST /v2/team/sessions HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello',
    ],
    [
      'a length and chunks',
      'POST /v2/team/sessions HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['headers without end', `GET /healthz HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`],
  ])('[X-03] %s is refused and harms nobody', async (_, bytes) => {
    const { hostname, port } = new URL(service().url)
    const answer = await new Promise<string>((resolve) => {
      let text = ''
      const socket = connect(Number(port), hostname, () => socket.write(bytes))
      socket.setEncoding('utf8').on('data', (piece: string) => (text += piece))
      socket.setTimeout(longestMilliseconds, () => socket.destroy())
      socket.on('error', () => resolve(text))
      socket.on('close', () => resolve(text))
    })
    expect(answer).toMatch(/^(HTTP\/1\.1 4\d\d |$)/)
    expect((await fetch(`${service().url}/healthz`)).status).toBe(200)
  })
})
