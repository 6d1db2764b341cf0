import { describe, expect, it } from 'vitest'
import { withoutChromium } from './chromium.ts'
import { logIn, owner, usePageService } from './page-service.ts'

const service = usePageService()

describe.skipIf(withoutChromium)('the first visit', () => {
  it('leads from the printed link to the sample, answered, and on to a file of one’s own', async () => {
    const link = await service().firstLink()
    const { page, leave } = await service().visit(new URL(link).pathname)
    // The address without its secret leads nowhere, and says so.
    await page.getByText('The address is not whole').waitFor()
    await page.goto('about:blank')
    await page.goto(link)
    await page.getByLabel('What shall we call you?').fill(owner.name)
    await page.getByLabel('Choose a password').fill('short')
    await page.getByLabel('The same once more').fill('short')
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByText('It needs ten characters or more.').waitFor()
    expect(page.url()).not.toContain('#')
    await page.getByLabel('Choose a password').fill(owner.password)
    await page.getByLabel('The same once more').fill(owner.password)
    await page.getByRole('button', { name: 'Go on' }).click()

    await page.waitForURL('**/ask/session-*')
    await page.getByRole('heading', { name: 'What is the total revenue by city?', level: 2 }).waitFor()
    // By awk over packages/server/samples/cafe-sales.csv: 6617.4 in Berlin.
    await page.getByRole('button', { name: '6,617.4' }).waitFor()
    await page.getByText('This is how Auger answers').waitFor()
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Choose my file' }).click(),
    ])
    await chooser.setFiles({
      name: 'pears.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('orchard,crates\nNorth,12\nSouth,30\nNorth,8\n'),
    })
    await page.waitForURL('**/ask?dataset=*')
    await page.getByText('Questions to begin with').waitFor()
    await page.getByText('pears: 3 rows, 2 columns').waitFor()
    await leave()
  })

  it('shows what a file holds however late the stream ends that told of it', async () => {
    const { page, leave } = await service().visit('/login')
    await page.addInitScript(() => {
      const send = window.fetch
      window.fetch = async (...given) => {
        const response = await send(...given)
        if (!response.url.endsWith('/events') || response.body === null) return response
        const late = new TransformStream({
          flush: () => new Promise((resolve) => setTimeout(resolve, 3_000)),
        })
        return new Response(response.body.pipeThrough(late), response)
      }
    })
    await logIn(page, owner.name, owner.password)
    await page.waitForURL('**/ask')
    await page.goto(`${service().url}/ask`)
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'plums.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('orchard,crates\nNorth,12\nSouth,30\nNorth,8\n'),
      })
    await page.waitForURL('**/ask?dataset=*')
    await page.getByText('plums: 3 rows, 2 columns').waitFor({ timeout: 10_000 })
    await leave()
  })

  it('is over once somebody has a password: the link is expired, and says how to get another', async () => {
    const { page, leave } = await service().visit('/login')
    await page.goto(await service().firstLink())
    await page.getByLabel('What shall we call you?').fill('eve')
    await page.getByLabel('Choose a password').fill(owner.password)
    await page.getByLabel('The same once more').fill(owner.password)
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByRole('heading', { name: 'This link does not work any more' }).waitFor()
    await page.getByText('auger account link').waitFor()
    await leave()
  })

  it('an expired link is renewed, and the new one logs in', async () => {
    const { local } = service()
    const made = await local.command('account', 'create', 'grace', '--json')
    const expired = String(made['url'])
    const renewed = String((await local.command('account', 'link', 'grace', '--json'))['url'])
    const { page, leave } = await service().visit('/login')
    await page.goto(expired)
    await page.getByRole('heading', { name: 'This link does not work any more' }).waitFor()
    await page.goto('about:blank')
    await page.goto(renewed)
    await page.getByText('This link is for grace.').waitFor()
    await page.getByLabel('Choose a password').fill('another long word')
    await page.getByLabel('The same once more').fill('another long word')
    await page.getByRole('button', { name: 'Set the password' }).click()
    // An account without a project is told what to do.
    await page.getByText('You belong to no project yet').waitFor()
    await leave()
  })

  it('a wrong password is refused in words, the right one leads to the page that was asked for', async () => {
    const { page, leave } = await service().visit('/account')
    await page.waitForURL('**/login?to=*')
    await logIn(page, owner.name, 'not the password')
    await page.getByRole('alert').getByText('The name or the password is wrong.').waitFor()
    await logIn(page, owner.name, owner.password)
    await page.waitForURL('**/account')
    await page.getByRole('heading', { name: 'Where you are logged in' }).waitFor()
    await page.getByText('This browser').waitFor()
    await page.getByRole('button', { name: `Account of ${owner.name}` }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.waitForURL('**/login')
    await page.goto(`${service().url}/ask`)
    await page.waitForURL('**/login?to=*')
    await leave()
  })
})
