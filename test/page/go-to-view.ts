import type { Page } from 'playwright-core'

export async function loadView(page: Page, address: string): Promise<void> {
  // What follows # alone does not load a page anew.
  await page.goto('about:blank')
  await page.goto(address)
}

/** Goes where a link would lead, by way of a page that is none: whatever was opened on the page before is gone, and nothing is loaded anew. */
export async function goToView(page: Page, path: string): Promise<void> {
  const content = page.locator('#content')
  // The first of them is loaded; what is no page behind the login leads back to one.
  if ((await content.count()) === 0) await page.goto(new URL('/account', page.url()).href)
  await content.waitFor()
  await page.evaluate("history.pushState(null, '', '/nowhere')")
  await content.waitFor({ state: 'detached' })
  await page.evaluate((place) => history.pushState(null, '', place), path)
  await content.waitFor()
}
