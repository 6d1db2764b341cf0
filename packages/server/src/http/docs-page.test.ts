import { endpoints, errorCodes, openApiDocument, streamEventTypes } from '@auger/contract'
import { describe, expect, it } from 'vitest'
import { docsPage } from './docs-page.ts'

const document = openApiDocument('9.8.7')
const page = docsPage(document)

/** What a reader sees of one section, without its tags. */
const textOf = (html: string, from: string) => {
  const start = html.indexOf(`id="${from}"`)
  expect(start, from).toBeGreaterThan(0)
  const end = html.indexOf('</section>', start)
  return html
    .slice(start, end)
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
}

/** Names the first tag that is closed out of turn or never. */
function unbalanced(html: string): string | undefined {
  const open: string[] = []
  for (const [, closing, name = '', rest = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>/g)) {
    if (['meta', 'br'].includes(name) || rest.endsWith('/')) continue
    if (closing === '') open.push(name)
    else if (open.pop() !== name) return name
  }
  return open.at(-1)
}

describe('docsPage', () => {
  it('is a whole page that needs neither script nor network', () => {
    expect(page).toMatch(/^<!doctype html>/)
    expect(page).not.toMatch(/<script|<link|<img|<iframe|\bsrc=|url\(|@import|\son\w+=/i)
    expect(unbalanced(page)).toBeUndefined()
    expect(page).toContain('9.8.7')
  })

  it.each(Object.entries(endpoints))('describes %s', (name, { method, path, summary, input }) => {
    const text = textOf(page, name)
    expect(text).toContain(`${method} ${path}`)
    expect(text).toContain(summary.replaceAll('`', ' ').split("'")[0]?.trim())
    for (const field of Object.keys(input.shape)) expect(text).toContain(` ${field} `)
  })

  it('links every operation from its resource and the contents', () => {
    for (const name of Object.keys(endpoints)) expect(page.split(`href="#${name}"`).length - 1).toBe(3)
  })

  it('leads every link within the page to a place that exists once', () => {
    const ids = [...page.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const targets = [...page.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id)
    expect(targets.length).toBeGreaterThan(50)
    expect(targets.filter((target) => !ids.includes(target))).toEqual([])
  })

  it('lists every error with its status', () => {
    const table = page
      .slice(page.indexOf('id="errors"'))
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
    for (const [code, { status }] of Object.entries(errorCodes))
      expect(table).toContain(` ${code} ${status} `)
  })

  it('lists every event of the stream', () => {
    const section = page.slice(page.indexOf('id="stream"'), page.indexOf('id="schemas"'))
    for (const type of streamEventTypes) expect(section).toContain(`>${type}</code>`)
  })

  it('says what is required, what a field must keep to, and what it is without being sent', () => {
    expect(textOf(page, 'createSession')).toMatch(/user_id required string .* 1 to 128 characters/)
    expect(textOf(page, 'createSession')).toMatch(/max_contextual_job_history integer .* 0 to 10, default 10/)
    expect(textOf(page, 'listSessions')).toContain(
      'page_size query integer How many records a page has. 1 to 1,000, default 10',
    )
    expect(textOf(page, 'completeMultipartUpload')).toContain('part_etags[].etag required string')
  })

  it('shows the shape of an answer', () => {
    expect(textOf(page, 'listDatasets')).toContain('records : Dataset []')
    expect(textOf(page, 'getDatasetOverview')).toContain('{ code : { code : 0 }')
  })

  it('gives a call that sends a form as a form', () => {
    expect(textOf(page, 'uploadFile')).toContain('-F "file=@FILE"')
  })

  it('escapes everything that the document says', () => {
    const hostile = `"><img src=x onerror=alert(1)>'&`
    const field = { type: hostile, description: hostile, format: hostile, enum: [hostile], default: hostile }
    const schema = {
      type: 'object',
      properties: { [hostile]: field, nested: { oneOf: [{ const: hostile }] } },
      description: hostile,
    }
    const media = { schema, 'x-events': { [hostile]: { $ref: hostile, description: hostile } } }
    const operation = {
      operationId: hostile,
      tags: [hostile],
      summary: hostile,
      parameters: [{ name: hostile, in: hostile, description: hostile, schema: field }],
      requestBody: { content: { [hostile]: media } },
      responses: { 200: { content: { 'application/json': media, 'text/event-stream': media } } },
    }
    const attacked = docsPage({
      info: {
        title: hostile,
        version: hostile,
        description: `${hostile}\n| ${hostile} |\n|---|\n| ${hostile} |`,
      },
      paths: { [hostile]: { [hostile]: operation } },
      components: {
        securitySchemes: { key: { name: hostile, in: 'header' } },
        schemas: { [hostile]: schema },
      },
    })
    expect(attacked).not.toMatch(/<img/i)
    expect(attacked).not.toContain(`">'`)
    expect(unbalanced(attacked)).toBeUndefined()
    expect(attacked.split('&lt;img src=x onerror=alert(1)&gt;&#39;&amp;').length).toBeGreaterThan(20)
  })
})
