import { describe, expect, it } from 'vitest'
import { raw } from './raw-request.ts'
import { clientOf, useService } from './service.ts'

const service = useService()
const get = (path: string) => raw(service(), { path, key: null })

describe('what is served without a key', () => {
  it('[V-01] /healthz says that the process lives', async () => {
    expect((await get('/healthz')).status).toBe(200)
  })

  it('[V-02] /readyz says that it can answer', async () => {
    expect((await get('/readyz')).status).toBe(200)
  })

  it('[V-03] /metrics tells in the Prometheus format, and nobody’s name', async () => {
    const userId = 'metrics-user-name'
    await clientOf(service(), userId).sessions.create()
    const answer = await get('/metrics')
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^text\/plain/)
    expect(answer.text).toMatch(/^# HELP \S+/m)
    for (const line of answer.text.trim().split('\n'))
      expect(line).toMatch(/^(#.*|[a-zA-Z_:][\w:]*(\{.*\})? \S+|)$/)
    expect(answer.text).not.toContain(userId)
    expect(answer.text).not.toContain(service().key)
  })

  it('[V-04] /docs is a page', async () => {
    const answer = await get('/docs')
    expect([200, 302]).toContain(answer.status)
    if (answer.status === 200) expect(answer.headers['content-type']).toMatch(/^text\/html/)
  })

  it('[V-04] /docs runs one script, which comes from here', async () => {
    const policy = String((await get('/docs')).headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'sha256-")
    expect(policy).not.toContain('unsafe')
    const script = await get('/docs.js')
    expect(script.status).toBe(200)
    expect(script.headers['content-type']).toMatch(/^text\/javascript/)
  })

  it('[V-05] what is served carries a trace id', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics', '/openapi.json', '/docs', '/nowhere'])
      expect((await get(path)).headers['x-pd-trace-id'], path).toBeTruthy()
  })
})
