import { beforeAll, describe, expect, it } from 'vitest'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { withoutChromium } from './chromium.ts'
import { words } from '../../packages/console/src/words/ar/words.ts'
import { logIn, owner, usePageService } from './page-service.ts'

const service = usePageService()
let sample = '/ask'

/** How much wider the page is than the screen, in pixels. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')

async function onSample(options: BrowserContextOptions) {
  const visitor = await service().visitAsOwner(sample, options)
  await visitor.page.getByRole('button', { name: '6,617.4' }).first().waitFor()
  await visitor.page.locator('svg.marks').first().waitFor()
  return visitor
}

describe.skipIf(withoutChromium)('how the page looks', () => {
  beforeAll(async () => {
    if (withoutChromium) return
    const { page, leave } = await service().visitAsOwner('/ask')
    await page.getByRole('button', { name: 'Try it with the sample' }).click()
    await page.waitForURL('**/ask/session-*')
    const { pathname, search } = new URL(page.url())
    sample = pathname + search
    await leave()
  })

  it('is dark where the system is, and light once that is chosen', async () => {
    const { page, leave } = await onSample({ colorScheme: 'dark' })
    const ground = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
    expect(await ground()).toBe('rgb(18, 25, 29)')
    await page.getByRole('button', { name: 'Account of ada' }).click()
    await page.getByText('Light', { exact: true }).click()
    expect(await ground()).toBe('rgb(251, 252, 252)')
    await page.reload()
    await page.getByRole('button', { name: '6,617.4' }).waitFor()
    expect(await ground()).toBe('rgb(251, 252, 252)')
    await leave()
  })

  it('fits a screen of 375 pixels, where the history is a drawer', async () => {
    const { page, leave } = await onSample({ viewport: { width: 375, height: 740 }, hasTouch: true })
    expect(await overhang(page)).toBe(0)
    expect(await page.getByRole('searchbox', { name: 'Search your questions' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Open the navigation' }).click()
    await page.getByRole('searchbox', { name: 'Search your questions' }).waitFor()
    await page.getByRole('link', { name: 'New question' }).last().click()
    await page.getByRole('heading', { name: 'What would you like to know?' }).waitFor()
    await page.getByText('Questions to begin with').waitFor()
    expect(await overhang(page)).toBe(0)
    await leave()
  })

  it('speaks Arabic where the browser does, from right to left, and answers in it', async () => {
    const { page, leave } = await service().visit('/login', { locale: 'ar' })
    await logIn(page, owner.name, owner.password, words.account.login.submit)
    await page.getByRole('heading', { name: words.ask.greeting }).waitFor()
    expect(await page.evaluate(() => [document.documentElement.dir, document.documentElement.lang])).toEqual([
      'rtl',
      'ar',
    ])
    const side = await page.getByRole('navigation').boundingBox()
    expect(side?.x).toBeGreaterThan(900)
    expect(await overhang(page)).toBe(0)
    const question = page.getByRole('textbox', { name: words.ask.composer.label })
    await question.fill('ما هو إجمالي revenue حسب city؟')
    await question.press('Enter')
    const answer = page.getByRole('article').last()
    await answer.getByRole('button', { name: /6,617\.4/ }).waitFor()
    await answer.getByText(words.ask.answer.next).waitFor()
    const number = answer.getByRole('button', { name: /6,617\.4/ })
    expect(await number.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
    expect(await overhang(page)).toBe(0)
    await leave()
  })

  it('is asked by the keyboard alone', async () => {
    const { page, leave } = await service().visitAsOwner('/ask')
    await page.getByText('Questions to begin with').waitFor()
    const focused = () =>
      page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '')
    const press = async (key: string, until: string) => {
      for (let presses = 0; presses < 60 && (await focused()) !== until; presses++)
        await page.keyboard.press(key)
      expect(await focused()).toBe(until)
    }
    // What comes first leads past the navigation.
    await press('Shift+Tab', 'Skip to the content')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('Your question')
    await page.keyboard.type('What is the total revenue by city?')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '6,617.4' }).waitFor()
    await page.getByText('Ask next').waitFor()
    await press('Shift+Tab', '6,617.4')
    await page.keyboard.press('Enter')
    await page.getByRole('grid').locator('[data-shown]').first().waitFor()
    await press('Tab', 'What is the total revenue by product?')
    await page.keyboard.press('Enter')
    await page.getByRole('article', { name: 'What is the total revenue by product?' }).waitFor()
    await leave()
  })

  it('says that it is offline, and goes on afterwards', async () => {
    const { page, leave } = await onSample({})
    await page.context().setOffline(true)
    await page.getByText('You are offline.').waitFor()
    await page.getByRole('textbox', { name: 'Your question' }).fill('What is the median revenue?')
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await page.getByText('The service cannot be reached.').first().waitFor()
    await page.context().setOffline(false)
    await page.getByText('You are offline.').waitFor({ state: 'detached' })
    await leave()
  })
})
