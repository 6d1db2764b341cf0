import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { startServer, type LocalServer } from '../acceptance/server.ts'
import { openChromium, withoutChromium } from './chromium.ts'

export interface OpenDocs {
  readonly page: Page
  readonly url: string
  /** What the browser complained of so far. */
  readonly complaints: readonly string[]
}

export interface Docs {
  server(): LocalServer
  /** The docs page in a browser that knows nobody; closed after the work. */
  open(options: BrowserContextOptions, work: (opened: OpenDocs) => Promise<void>): Promise<void>
}

/** A service on an empty folder, and a browser. */
export function useDocs(): Docs {
  let server: LocalServer | undefined
  let browser: Browser | undefined
  beforeAll(async () => {
    if (withoutChromium) return
    ;[server, browser] = await Promise.all([startServer(), openChromium()])
  })
  afterAll(async () => {
    await browser?.close()
    await server?.stop()
  })
  const running = () => {
    if (server === undefined) throw new Error('the service is not started yet')
    return server
  }
  return {
    server: running,
    async open(options, work) {
      const context = await browser?.newContext(options)
      if (context === undefined) throw new Error('the browser is not started yet')
      try {
        context.setDefaultTimeout(60_000)
        const page = await context.newPage()
        const complaints: string[] = []
        page.on('console', (message) => {
          if (message.type() === 'error') complaints.push(message.text())
        })
        page.on('pageerror', ({ message }) => complaints.push(message))
        await page.goto(`${running().url}/docs`)
        await work({ page, url: running().url, complaints })
      } finally {
        await context.close()
      }
    },
  }
}
