import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './accessible.ts'
import { withoutChromium } from './chromium.ts'
import { useDocs, type Docs } from './docs-page.ts'

const docs = useDocs()
const wide = { viewport: { width: 1280, height: 900 } }
const phone = { viewport: { width: 375, height: 800 } }
/** How far the page could be moved sideways. */
const overflow = 'document.documentElement.scrollWidth - window.innerWidth'
const password = 'seven brass cups'

/** Axe looks at every element for seconds: of the many sections that are made alike, those that differ in kind stay. */
const keepFewSections = (page: Page) =>
  page.evaluate(`{
    const kept = ['createJob', 'uploadFile', 'listDatasets', 'streamDatasourceEvents', 'logIn', 'exportJob', 'createKey', 'schema-Job', 'schema-Block']
    for (const section of document.querySelectorAll('main section')) if (!kept.includes(section.id)) section.remove()
  }`)

/** Logs in as an owner that is made for it. */
async function logIn(name: string, { server }: Docs, page: Page): Promise<void> {
  const made = await server().command('account', 'create', name, '--owner', '--json')
  const link = new URL(String(made['url'])).hash.slice(1)
  const status = await page.evaluate(
    `fetch('/page/claim', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auger-page': 'test' },
      body: ${JSON.stringify(JSON.stringify({ link, password }))},
    }).then((answer) => answer.status)`,
  )
  expect(status).toBe(200)
}

const tryOf = (page: Page, operation: string) => page.locator(`#${operation} .try`)

it.skipIf(withoutChromium)('says how to begin where nobody owns the service yet', async () => {
  await docs.open(wide, async ({ page }) => {
    const form = tryOf(page, 'createSession')
    await form.getByText('Try it').click()
    await form.getByText(/Nobody owns this service yet: open the link that it printed/).waitFor()
    expect(await form.getByRole('button', { name: 'Send POST' }).isVisible()).toBe(false)
    await logIn('docs-owner', docs, page)
  })
})

describe.skipIf(withoutChromium)('the docs page', () => {
  it.each([
    ['light', wide],
    ['dark', wide],
    ['light', phone],
    ['dark', phone],
  ] as const)('can be used by everybody, %s, %o', async (colorScheme, options) => {
    await docs.open({ ...options, colorScheme }, async ({ page, complaints }) => {
      await keepFewSections(page)
      await page.evaluate(`for (const one of document.querySelectorAll('details')) one.open = true`)
      await tryOf(page, 'createJob').getByRole('link', { name: 'Log in' }).waitFor()
      if (options === phone) await page.getByRole('button', { name: 'Menu' }).click()
      await expectAccessible(page)
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
      expect(complaints).toEqual([])
    })
  })

  it('is found through by keyboard: / goes to the search, arrows choose, Enter opens', async () => {
    await docs.open(wide, async ({ page, complaints }) => {
      await page.keyboard.press('/')
      const box = page.getByRole('combobox', { name: /Search/ })
      await box.and(page.locator(':focus')).waitFor()
      await page.keyboard.type('createjob')
      const options = page.getByRole('option')
      expect(await options.first().getAttribute('aria-selected')).toBe('true')
      expect(await options.first().textContent()).toContain('createJob')
      await page.keyboard.press('Enter')
      expect(new URL(page.url()).hash).toBe('#createJob')

      await page.keyboard.press('/')
      await page.keyboard.type('datasource_ids')
      await page.keyboard.press('ArrowDown')
      expect(await options.nth(1).getAttribute('aria-selected')).toBe('true')
      expect(await box.getAttribute('aria-activedescendant')).toBe(await options.nth(1).getAttribute('id'))
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      expect(decodeURIComponent(new URL(page.url()).hash)).toMatch(/-datasource_ids$/)

      await page.keyboard.press('/')
      await page.keyboard.type('300012')
      expect(await options.first().textContent()).toContain('Idempotency key reused')
      await page.keyboard.press('Enter')
      expect(new URL(page.url()).hash).toBe('#error-300012')

      await page.keyboard.press('/')
      await page.keyboard.type('nobody calls anything so')
      expect(await page.getByRole('listbox').textContent()).toContain('Nothing has that name')
      await page.keyboard.press('Escape')
      expect(await page.getByRole('listbox').isVisible()).toBe(false)
      expect(complaints).toEqual([])
    })
  })

  it('has a menu on a phone that a button opens, and that closes by choosing or Escape', async () => {
    await docs.open(phone, async ({ page }) => {
      const button = page.getByRole('button', { name: 'Menu' })
      const contents = page.getByRole('navigation', { name: 'Contents' })
      expect(await contents.isVisible()).toBe(false)
      await button.focus()
      await page.keyboard.press('Enter')
      expect(await button.getAttribute('aria-expanded')).toBe('true')
      await page.keyboard.press('Tab')
      expect(await page.locator(':focus').textContent()).toBe('Quick start')
      await page.keyboard.press('Escape')
      expect(await contents.isVisible()).toBe(false)
      await button.and(page.locator(':focus')).waitFor()
      await button.click()
      await contents.getByRole('link', { name: 'Errors' }).click()
      expect(await contents.isVisible()).toBe(false)
      expect(await button.getAttribute('aria-expanded')).toBe('false')
      expect(new URL(page.url()).hash).toBe('#errors')

      await page.getByRole('combobox', { name: /Search/ }).fill('dataset_id')
      await page.getByRole('option').first().waitFor()
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
    })
  })

  it('is whole without its script', async () => {
    await docs.open({ ...phone, javaScriptEnabled: false }, async ({ page }) => {
      expect(await page.getByRole('link', { name: 'Quick start' }).isVisible()).toBe(true)
      expect(await page.getByRole('button').count()).toBe(0)
      expect(await page.locator('section.operation').first().isVisible()).toBe(true)
    })
  })

  it('sends what is tried through the login of the page, and shows the answer and the stream', async () => {
    await docs.open(wide, async ({ page, complaints }) => {
      const session = tryOf(page, 'createSession')
      await session.getByText('Try it').click()
      expect(await session.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('login')
      expect(await session.getByRole('button', { name: 'Send POST' }).isVisible()).toBe(false)

      await logIn('docs-reader', docs, page)
      await session.getByRole('button', { name: 'Look again' }).click()
      expect(await session.getByRole('combobox', { name: /docs-reader/ }).textContent()).toContain('default')
      await session.getByRole('button', { name: 'Send POST' }).click()
      await session.getByText(/^200 /).waitFor()
      const { data } = JSON.parse(await session.locator('.answer').innerText()) as { data: { id: string } }
      expect(data.id).toMatch(/^session-/)
      expect(await session.locator('.headers').textContent()).toMatch(/x-pd-trace-id: [0-9a-f]{32}/)

      // The next form knows the session, and shows the stream as it comes.
      const job = tryOf(page, 'createJob')
      await job.getByText('Try it').click()
      const body = job.getByRole('textbox', { name: /Body/ })
      expect(JSON.parse(await body.inputValue())).toMatchObject({ session_id: data.id })
      await body.fill(JSON.stringify({ session_id: data.id, question: 'What is there?', stream: true }))
      await job.getByRole('button', { name: 'Send POST' }).click()
      await job.getByText('event:END_MARK').waitFor()
      expect(await job.locator('.answer').textContent()).toMatch(/^event:JOB_ID\nid:0\ndata:job-/)

      const missing = tryOf(page, 'getJob')
      await missing.getByText('Try it').click()
      await missing.getByRole('textbox', { name: /^id/ }).fill('job-nowhere')
      await missing.getByRole('button', { name: 'Send GET' }).click()
      await missing.getByText(/^404 /).waitFor()
      expect(await missing.locator('.answer').textContent()).toContain('300003')
      // Browsers tell of every status from 400 on.
      expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
    })
  })

  it('uploads a chosen file', async () => {
    await docs.open(wide, async ({ page }) => {
      await logIn('docs-uploader', docs, page)
      const upload = tryOf(page, 'uploadFile')
      await upload.getByText('Try it').click()
      const file = {
        name: 'sales.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('city,revenue\nLisbon,1200\n'),
      }
      await upload.getByLabel('file', { exact: true }).setInputFiles(file)
      await upload.getByRole('button', { name: 'Send POST' }).click()
      await upload.getByText(/^200 /).waitFor()
      expect(await upload.locator('.answer').textContent()).toMatch(/"file_object_key": "file-[0-9a-f]+"/)
    })
  })
})
