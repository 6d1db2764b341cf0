import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { printedLink } from '../acceptance/page-visit.ts'
import { startServer, type LocalServer, type ServerSettings } from '../acceptance/server.ts'
import { openChromium, withoutChromium } from './chromium.ts'

export const owner = { name: 'ada', password: 'a long enough word' }

export interface PageService {
  readonly url: string
  readonly local: LocalServer
  readonly browser: Browser
  /** The one-time link that was printed at start. */
  readonly firstLink: () => Promise<string>
  /** A browser that nobody used before, on the page; what its console complains of is collected. */
  readonly visit: (path: string, options?: BrowserContextOptions) => Promise<Visitor>
  /** The same, with the owner logged in; the first of them claims the service. */
  readonly visitAsOwner: (path: string, options?: BrowserContextOptions) => Promise<Visitor>
}

export interface Visitor {
  readonly page: Page
  /** Errors of console and page so far, those of the content security policy among them. */
  readonly complaints: string[]
  /** Fails on any complaint. */
  readonly leave: () => Promise<void>
}

/** The built service on an empty folder, and a browser, before the tests of a file. */
export function usePageService(
  settings: ServerSettings | (() => Promise<ServerSettings>) = {},
): () => PageService {
  let service: PageService | undefined
  beforeAll(async () => {
    if (withoutChromium) return
    const given = typeof settings === 'function' ? await settings() : settings
    const [local, browser] = await Promise.all([startServer(given), openChromium()])
    service = pageService(local, browser)
  })
  afterAll(async () => {
    await service?.browser.close()
    await service?.local.stop()
  })
  return () => {
    if (service === undefined) throw new Error('the service is not started')
    return service
  }
}

function pageService(local: LocalServer, browser: Browser): PageService {
  const { url } = local
  let claimed = false
  const visit = async (
    path: string,
    options?: BrowserContextOptions,
    prepare?: (context: BrowserContext) => Promise<void>,
  ) => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 860 },
      locale: 'en',
      ...options,
    })
    await prepare?.(context)
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    const complaints = listen(page)
    await page.goto(url + path)
    return {
      page,
      complaints,
      leave: async () => {
        await context.close()
        expect(complaints).toEqual([])
      },
    }
  }
  const firstLink = () => printedLink(local)
  return {
    url,
    local,
    browser,
    visit: (path, options) => visit(path, options),
    firstLink,
    visitAsOwner: async (path, options) => {
      if (!claimed) await claim(url, await firstLink())
      claimed = true
      return visit(path, options, (context) => enter(url, context))
    },
  }
}

/** Sets the password of the first owner without the page. */
async function claim(url: string, link: string): Promise<void> {
  const response = await fetch(`${url}/page/claim`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-auger-page': 'page' },
    body: JSON.stringify({ link: new URL(link).hash.slice(1), ...owner }),
  })
  expect(await response.json()).toMatchObject({ code: 0 })
}

/** Logs the owner in without the page, which has tests of its own for that. */
async function enter(url: string, context: BrowserContext): Promise<void> {
  const response = await context.request.post(`${url}/page/login`, {
    data: owner,
    headers: { 'x-auger-page': 'page', origin: url },
  })
  expect(await response.json()).toMatchObject({ code: 0 })
}

export async function logIn(page: Page, name: string, password: string, button = 'Log in'): Promise<void> {
  await page.locator('input[name=name]').fill(name)
  await page.locator('input[name=password]').fill(password)
  await page.getByRole('button', { name: button }).click()
}

/** A refused request, and one that found no line, is told by the browser, too; what the page makes of it, its tests say. */
const isToldAnyway = (text: string): boolean =>
  /Failed to load resource: (?:the server responded with a status|net::ERR_(?:INTERNET_DISCONNECTED|CONNECTION_RESET))/.test(
    text,
  )

function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !isToldAnyway(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error.stack ?? error)))
  return complaints
}
