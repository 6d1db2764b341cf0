import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BrowserContext, Page } from 'playwright-core'
import { startScriptedServer, stream, type ScriptedServer } from '../models/scripted-server.ts'
import { someOf } from '../some-of.ts'
import { withoutChromium } from './chromium.ts'
import { active, hostileTexts } from './hostile-texts.ts'
import { usePageService, type Visitor } from './page-service.ts'
import { ask, givenDataset, wireOf, type Wire } from './wire-of.ts'

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
/** Amounts 1, 2, 3 … beside the texts, and a column that is called like each of them. */
const cells = `name,amount\n${hostileTexts.map((text, index) => `${quoted(text)},${index + 1}`).join('\n')}\n`
const headers = `${['amount', ...hostileTexts].map(quoted).join(',')}\n${[1, 2, 3]
  .map((row) =>
    [
      String(row),
      ...hostileTexts.map((_, index) => quoted(hostileTexts[(index + row) % hostileTexts.length] ?? '')),
    ].join(','),
  )
  .join('\n')}\n`
const document = `# Notes ${active.join(' ')}\n\n${hostileTexts.map((text) => `Pears are sweet ${text}\n`).join('\n')}`
const fruit = 'fruit,crates\nPear,10\nPlum,20\n'

/** Those that run where they are not taken care of, and some of the others, where each costs a question. */
const asked = [...new Set([...active, ...someOf(hostileTexts, 4)])]

/** A model says six of them at once. */
const turns = Math.ceil(hostileTexts.length / 6)

/** What happened that no text may make happen. */
interface Watched {
  readonly foreign: string[]
  readonly dialogs: string[]
}

function watch(context: BrowserContext, page: Page, url: string): Watched {
  const watched: Watched = { foreign: [], dialogs: [] }
  context.on('request', (request) => {
    const address = request.url()
    if (!address.startsWith(`${url}/`) && !/^(?:data|blob):/.test(address)) watched.foreign.push(address)
  })
  page.on('dialog', (dialog) => {
    watched.dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  return watched
}

/** What a browser made of texts that it should only have shown. */
const taken = `({
  ran: window.ran,
  violations: window.violations,
  elements: [...document.querySelectorAll('iframe, base, form[action], img[src="x"], [onerror], [onload], [onfocus], [ontoggle], [style*="evil"], [src*="evil"], link[href*="evil"], meta[http-equiv=refresh]')].map((one) => one.outerHTML),
  links: [...document.querySelectorAll('[href]')].map((one) => new URL(one.href?.baseVal ?? one.href, location.href).href).filter((href) => !/^https?:/.test(href)),
})`

const listensForViolations = `window.violations = []
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => window.violations.push(violatedDirective + ' ' + blockedURI))`

describe.skipIf(withoutChromium)('texts that would like to be more', () => {
  let models: ScriptedServer
  let visitor: Visitor
  let page: Page
  let wire: Wire
  let watched: Watched
  const ids = { dataset: '', fruit: '', project: '' }

  const service = usePageService(async () => {
    models = await startScriptedServer()
    const baseUrl = models.addressOf(({ body, count }, response) => {
      const isTest = JSON.stringify(body).includes('test of the connection')
      const texts = hostileTexts.slice(6 * (count % turns), 6 * (count % turns) + 6)
      const sentences = texts.map((text) => `Plum has 20 crates ${text}.`)
      stream(response, [
        { content: JSON.stringify(isTest ? { there: true } : { sentences, questions: texts }) },
      ])
    })
    return {
      AUGER_MODEL: 'compatible:scripted',
      AUGER_MODEL_BASE_URL: baseUrl,
      AUGER_MODEL_WORDS: 'on',
      AUGER_DISCLOSE: 'samples',
    }
  })
  beforeAll(async () => {
    if (withoutChromium) return
    visitor = await service().visitAsOwner('/data')
    page = visitor.page
    page.setDefaultTimeout(60_000)
    await page.context().addInitScript(listensForViolations)
    watched = watch(page.context(), page, service().url)
    wire = await wireOf(page)
    ids.dataset = await givenDataset(page, active[2] ?? '', [
      { name: 'cells.csv', text: cells },
      { name: `${active[2]}.csv`, text: headers },
      { name: `${active[4]}.md`, text: document },
    ])
    ids.fruit = await givenDataset(page, active[3] ?? '', [{ name: 'fruit.csv', text: fruit }])
  })
  afterAll(() => models?.close())

  const administer = async (path: string, data: object) => {
    const state = (await (await page.request.get(`${service().url}/page/state`)).json()) as {
      data: { token: string }
    }
    const sent = { 'x-auger-page': state.data.token, origin: service().url }
    const response = await page.request.post(`${service().url}/admin${path}`, { data, headers: sent })
    return (await response.json()) as { code: number; data: { id: string } }
  }

  async function open(path: string): Promise<void> {
    await page.goto(service().url + path)
    await page.waitForLoadState('networkidle')
  }

  async function expectOnlyTexts(): Promise<void> {
    expect(await page.evaluate(taken)).toEqual({ ran: undefined, violations: [], elements: [], links: [] })
    expect(watched).toEqual({ foreign: [], dialogs: [] })
  }

  /** Opens every tab of the page. */
  async function throughTabs(): Promise<void> {
    await page.getByRole('tab').first().waitFor()
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await page.waitForLoadState('networkidle')
      await expectOnlyTexts()
    }
  }

  it.each(active)('is no idle threat: without our care a browser runs %s', async (text) => {
    const { page: careless, leave } = await service().visit('/healthz')
    await careless.goto('about:blank')
    await careless.setContent(`<title>x</title><body>${text.replace('</title>', '')}</body>`)
    await expect.poll(() => careless.evaluate('window.ran'), { timeout: 30_000 }).toBe(true)
    await leave()
  })

  it('are texts in cells and as labels of a chart', async () => {
    const job = await ask(page, ids.dataset, 'What is the total amount by name in cells?')
    expect(job['status']).toMatch(/answered|assumed/)
    await open(`/ask/${String(job['session_id'])}`)
    await page.locator('svg.marks').first().waitFor()
    await page.locator('details summary').first().click()
    for (const fold of await page.locator('details details summary').all()) await fold.click()
    await page.getByRole('gridcell').first().waitFor()
    await expectOnlyTexts()
    // A grid draws the rows that are looked at.
    const shown = await page.getByRole('gridcell').allInnerTexts()
    expect(hostileTexts.filter((text) => shown.includes(text)).length).toBeGreaterThan(0)
    await page.locator('svg.marks .mark-rect path').first().hover()
    await expectOnlyTexts()
  })

  it('are texts as names of columns, in plans, charts and their axes', async () => {
    const { records } = await wire.get(`/v2/team/datasets/${ids.dataset}/datasources`)
    const source = (records as readonly { id: string; name: string }[]).find(
      ({ name }) => name === `${active[2]}.csv`,
    )
    const { tables } = await wire.get(`/datasources/${source?.id ?? ''}/tables`)
    const [table] = tables as readonly { name: string; columns: readonly { name: string }[] }[]
    const all = table?.columns.map(({ name }) => name).filter((name) => name !== 'amount') ?? []
    expect(all.length).toBeGreaterThan(25)
    const names = someOf(all, 2)
    const { id: session_id } = await wire.post('/v2/team/sessions', { name: active[0] })
    const compute = (name: string) =>
      wire.post(`/v2/team/datasets/${ids.dataset}/plans`, {
        session_id,
        plan: {
          version: 2,
          steps: [
            {
              id: 'a',
              input: { kind: 'table', tableId: table?.name },
              verbs: [
                {
                  kind: 'metrics',
                  by: [{ column: name, as: name }],
                  metrics: [{ as: `${name}!`, metric: { kind: 'aggregate', function: 'count' } }],
                },
              ],
              chart: 'auto',
              answer: [],
            },
          ],
        },
      })
    for (let at = 0; at < names.length; at += 4) await Promise.all(names.slice(at, at + 4).map(compute))
    await open(`/ask/${String(session_id)}`)
    const earlier = page.getByRole('button', { name: 'Show earlier questions' })
    // The button goes once all are there, which may be while it is about to be clicked, and moves as charts are drawn.
    const shown = async () => {
      if (await earlier.isVisible())
        await earlier.dispatchEvent('click', {}, { timeout: 5_000 }).catch(() => undefined)
      return page.getByRole('article').count()
    }
    await expect.poll(shown, { timeout: 180_000 }).toBe(names.length)
    await page.locator('svg.marks').nth(5).waitFor()
    await page.waitForLoadState('networkidle')
    await expectOnlyTexts()
  }, 400_000)

  it('are texts in the preview, the profile, the report, the passages and the overview', async () => {
    await wire.post(`/v2/team/datasets/${ids.dataset}/definitions`, {
      kind: 'meaning',
      table: 'cells',
      column: 'name',
      text: hostileTexts.join(' ').slice(0, 500),
    })
    await open(`/data/${ids.dataset}`)
    await page.getByRole('link', { name: `${active[2]}.csv` }).waitFor()
    await throughTabs()
    const { records } = await wire.get(`/v2/team/datasets/${ids.dataset}/datasources`)
    for (const { id } of records as readonly { id: string }[]) {
      await open(`/data/${ids.dataset}/${id}`)
      await throughTabs()
    }
    await open(`/ask?dataset=${ids.dataset}`)
    await page.getByRole('heading', { name: 'What would you like to know?' }).waitFor()
    await expectOnlyTexts()
  })

  it('are texts in questions and the history', async () => {
    for (const text of asked) {
      const { id: session_id } = await wire.post('/v2/team/sessions', { name: text })
      await wire.post('/v2/team/jobs', {
        session_id,
        question: `${text} total crates?`,
        dataset_id: ids.fruit,
      })
    }
    await open('/ask')
    const history = page.getByRole('region', { name: 'What you asked before' })
    await history
      .getByRole('link', { name: active[0] ?? '', exact: true })
      .first()
      .waitFor()
    await history.getByRole('searchbox').fill('onerror=window.ran=true> total crates')
    await history.getByText('Questions', { exact: true }).waitFor()
    await expectOnlyTexts()
    await history.getByRole('link', { name: `${active[2]} total crates?`, exact: true }).click()
    await page.getByRole('article', { name: `${active[2]} total crates?` }).waitFor()
    await page.waitForLoadState('networkidle')
    await expectOnlyTexts()
  })

  it('are texts in names of projects and keys, and no names of accounts at all', async () => {
    for (const text of hostileTexts) {
      const name = text.slice(0, 128)
      const { code, data } = await administer('/projects', { name })
      expect(code, name).toBe(0)
      ids.project = data.id
      await administer(`/projects/${wire.projectId}/keys`, { name })
    }
    for (const name of active) expect((await administer('/accounts', { name })).code, name).toBe(300001)
    for (const section of ['projects', 'keys', 'members', 'quotas', 'usage', 'jobs', 'accounts', 'health']) {
      await open(`/administration/${section}?project=${wire.projectId}`)
      await page.getByRole('navigation', { name: 'Parts of the administration' }).waitFor()
      await expectOnlyTexts()
    }
    await open('/administration/keys')
    await page.getByRole('button', { name: `Revoke the key ${active[2]}` }).click()
    await page.getByRole('heading', { name: active[2] ?? '' }).waitFor()
    await expectOnlyTexts()
    await open(`/ask?project=${ids.project}`)
    await page.getByRole('button', { name: /^Project:/ }).click()
    await page
      .getByRole('menuitem', { name: active[0] ?? '' })
      .first()
      .waitFor()
    await expectOnlyTexts()
    await open(`/ask?project=${wire.projectId}`)
  })

  it('are texts in the words of a model', async () => {
    let shown = 0
    for (let turn = 0; turn < turns; turn++) {
      const job = await ask(page, ids.fruit, 'What is the total crates by fruit?')
      await open(`/ask/${String(job['session_id'])}`)
      await page.getByRole('article').locator('svg.marks').waitFor()
      shown += await page.getByText(/Plum has 20 crates/).count()
      await expectOnlyTexts()
    }
    expect(shown).toBeGreaterThan(0)
  })

  it('are texts where a message has them as they are', async () => {
    const job = await ask(page, ids.fruit, 'What is the mean crates by fruit?')
    await page.route('**/v2/team/jobs/*', async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as { data: { blocks: { type: string; content: unknown }[] } }
      const [message] = answer.data.blocks
        .filter(({ type, content }) => type === 'MESSAGE' && typeof content === 'string')
        .slice(-1)
      if (message !== undefined) message.content = `Said by a model:\n\n${hostileTexts.join('\n\n')}`
      await route.fulfill({ response, json: answer })
    })
    await open(`/ask/${String(job['session_id'])}`)
    await page.getByText('Said by a model').waitFor()
    await page
      .getByText(active[2] ?? '')
      .first()
      .waitFor()
    expect(await page.getByRole('article').getByRole('link', { name: 'link', exact: true }).count()).toBe(0)
    await expectOnlyTexts()
    await page.unroute('**/v2/team/jobs/*')
  })

  it('make the browser complain of nothing', async () => {
    await visitor.leave()
  })
})
