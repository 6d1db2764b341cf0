import { readFileSync } from 'node:fs'
import {
  chunk,
  endpoints,
  errorCodes,
  openApiDocument,
  pageEndpoints,
  streamEventTypes,
} from '@auger/contract'
import { describe, expect, it } from 'vitest'
import { docsPage } from './docs-page.ts'
import { quickStartSteps } from './docs-page/quick-start.ts'

const document = openApiDocument('9.8.7')
const page = docsPage(document)
const all = { ...endpoints, ...pageEndpoints }

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

const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

/** Names the first tag that is closed out of turn or never. */
function unbalanced(html: string): string | undefined {
  const open: string[] = []
  for (const [, closing, name = '', rest = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>/g)) {
    if (['meta', 'link', 'br'].includes(name) || rest.endsWith('/')) continue
    if (closing === '') open.push(name)
    else if (open.pop() !== name) return name
  }
  return open.at(-1)
}

describe('docsPage', () => {
  it('is a whole page that loads one script of its own and nothing else', () => {
    expect(page).toMatch(/^<!doctype html>/)
    const script = '<script type="module" src="docs.js"></script>'
    expect(page.split(script)).toHaveLength(2)
    const icon = '<link rel="icon" href="data:," />'
    expect(page.replace(script, '').replace(icon, '')).not.toMatch(
      /<script|<link|<img|<iframe|\bsrc=|url\(|@import|\sstyle=|<[^>]*\son\w+=/i,
    )
    expect(unbalanced(page)).toBeUndefined()
    expect(page).toContain('9.8.7')
  })

  it.each(Object.entries(all))('describes %s', (name, { method, path, summary, input }) => {
    const text = textOf(page, name)
    expect(text).toContain(`${method} ${path}`)
    expect(text).toContain(summary.replaceAll('`', ' ').split("'")[0]?.trim())
    for (const field of Object.keys(input.shape)) expect(text).toContain(` ${field} `)
  })

  it('links every operation from its resource and the contents', () => {
    for (const name of Object.keys(all)) expect(page.split(`href="#${name}"`).length - 1).toBe(3)
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
    expect(textOf(page, 'uploadFile')).toContain('-F "file=@sales.csv"')
  })

  it.each(Object.entries(all))('calls %s with what it takes and nothing else', (name, { access, method }) => {
    const [call = ''] = /curl .*?(?=Example|Try|$)/.exec(textOf(page, name)) ?? []
    const has = (text: string) => call.includes(text)
    expect(has('x-pd-api-key: $AUGER_KEY')).toBe(access === 'key')
    expect(has('x-pd-api-key: $AUGER_GLOBAL_KEY')).toBe(access === 'manager' || access === 'owner')
    expect(has('-b login.txt')).toBe(access === 'account' || access === 'member')
    const byPage = access === 'anyone' || access === 'account' || access === 'member'
    expect(has('x-auger-page:')).toBe(byPage && method !== 'GET')
    expect(textOf(page, name)).toContain('Who may call:')
  })

  it('keeps the cookie of what logs in', () => {
    expect(textOf(page, 'logIn')).toContain('-c login.txt')
    expect(textOf(page, 'readAccountLink')).not.toContain('-c login.txt')
  })

  it('offers a form for what the wire has, without user_id, and for nothing else', () => {
    const calls = [...page.matchAll(/data-call="([^"]*)"/g)].map(([, call = '']) =>
      JSON.parse(unescaped(call)),
    ) as { readonly path: string }[]
    expect(calls).toHaveLength(Object.keys(endpoints).length)
    expect(JSON.stringify(calls)).not.toContain('user_id')
  })

  it('has an example of every answer in JSON', () => {
    const answering = Object.values(all).filter(({ answer }) => answer === 'json' || answer === 'either')
    const examples = [...page.matchAll(/<summary>Example answer<\/summary>\s*<pre>([^<]*)<\/pre>/g)]
    expect(examples).toHaveLength(answering.length)
  })

  it('has a row for every field of an answer that has no schema of its own', () => {
    expect(textOf(page, 'searchDataset')).toMatch(/passages Passage \[\] What was found, best first\./)
  })

  it('shows a recorded stream, whose events and their order are those of the contract', () => {
    const recorded = readFileSync(new URL('./docs-page/stream.txt', import.meta.url), 'utf8')
    const frames = recorded
      .trimEnd()
      .split('\n\n')
      .map((frame) => /^event:(\w+)\nid:(\d+)\ndata:(.*)$/.exec(frame)?.slice(1) ?? [])
    const names = frames.map(([name = '']) => name)
    expect(names.filter((name) => !(streamEventTypes as readonly string[]).includes(name))).toEqual([])
    expect(frames.map(([, id]) => Number(id))).toEqual(frames.map((_, index) => index))
    expect([names[0], names.at(-1)]).toEqual(['JOB_ID', 'END_MARK'])
    const chunks = frames.slice(1, -1).map(([, , data = '']) => chunk.parse(JSON.parse(data)))
    // A step, then the conclusion, each between the TASKs that begin and end it; then sources and questions.
    expect(names.slice(1, -1)).toEqual([
      ...['TASK', 'CODE', 'TABLE', 'IMAGE', 'TASK'],
      ...['TASK', 'MESSAGE', 'TABLE', 'IMAGE', 'TASK'],
      ...['SOURCES', 'QUESTIONS'],
    ])
    const stages = chunks.map(({ stage }) => stage)
    expect(stages).toEqual([...stages].sort())
    const section = textOf(page, 'stream-as-it-comes')
    for (const name of names) expect(section).toContain(`event:${name}`)
  })

  it('begins with lines that docs/quick-start.md has, too', () => {
    const written = readFileSync(new URL('../../../../docs/quick-start.md', import.meta.url), 'utf8')
    const blocks = [...written.matchAll(/```bash\n([^`]*)```/g)].map(([, lines = '']) => lines.trimEnd())
    expect(blocks).toEqual(quickStartSteps('http://127.0.0.1:8080').map(({ lines }) => lines))
    const shown = [...page.matchAll(/<pre class="shell">([^<]*)<\/pre>/g)].map(([, text = '']) =>
      unescaped(text),
    )
    expect(shown).toEqual(blocks)
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
      'x-access': hostile,
      security: [{ [hostile]: [] }],
      requestBody: { content: { [hostile]: { ...media, example: { [hostile]: hostile } } } },
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
        securitySchemes: { [hostile]: { name: hostile, in: 'header', description: hostile } },
        schemas: { [hostile]: schema },
      },
    })
    expect(attacked).not.toMatch(/<img/i)
    expect(attacked).not.toContain(`">'`)
    expect(unbalanced(attacked)).toBeUndefined()
    expect(attacked.split('&lt;img src=x onerror=alert(1)&gt;&#39;&amp;').length).toBeGreaterThan(20)
  })
})
