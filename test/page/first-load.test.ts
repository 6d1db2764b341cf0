import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { withoutChromium } from './chromium.ts'
import { usePageService } from './page-service.ts'
import { givenDataset } from './wire-of.ts'

/** Bytes of script, compressed, that somebody waits for before a page can be used. */
const most = 250_000
/** Collects what the page fetches of script from now on; what it was is known once nothing is fetched any more. */
function scriptsOf(page: Page): () => Promise<readonly { readonly path: string; readonly size: number }[]> {
  const scripts = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) return
    const { pathname } = new URL(response.url())
    scripts.set(
      pathname,
      response.body().then((body) => gzipSync(body).length),
    )
  })
  return async () => {
    await page.waitForLoadState('networkidle')
    return Promise.all([...scripts].map(async ([path, size]) => ({ path, size: await size })))
  }
}

function expectLittle(scripts: readonly { readonly path: string; readonly size: number }[]): void {
  const listed = scripts.map(({ path, size }) => `${size} ${path}`).join('\n')
  expect(scripts.length, 'scripts were seen').toBeGreaterThan(0)
  expect(
    scripts.reduce((sum, { size }) => sum + size, 0),
    listed,
  ).toBeLessThanOrEqual(most)
}

describe.skipIf(withoutChromium)('the script that is loaded first', () => {
  const service = usePageService()

  it('is little where one logs in', async () => {
    const { page, leave } = await service().visit('/healthz')
    const scripts = scriptsOf(page)
    await page.goto(`${service().url}/login`)
    await page.getByRole('button', { name: 'Log in' }).waitFor()
    expectLittle(await scripts())
    await leave()
  })

  it('is little where one asks, with no data yet and with some', async () => {
    const given = await service().visitAsOwner('/account')
    const signedIn = { storageState: { cookies: await given.page.context().cookies(), origins: [] } }
    const loadedBy = async (text: string) => {
      const { page, leave } = await service().visit('/healthz', signedIn)
      const scripts = scriptsOf(page)
      await page.goto(`${service().url}/ask`)
      await page.getByText(text).waitFor()
      const loaded = await scripts()
      await leave()
      return loaded
    }
    expectLittle(await loadedBy('Try it with the sample'))
    const file = { name: 'fruit.csv', text: 'fruit,crates\nPear,10\nPlum,20\n' }
    await givenDataset(given.page, 'fruit', [file])
    expectLittle(await loadedBy('Questions to begin with'))
    await given.leave()
  })
})
