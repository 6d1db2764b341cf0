import { beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { setTimeout as wait } from 'node:timers/promises'
import { withoutChromium } from './chromium.ts'
import { logIn, owner, usePageService, type Visitor } from './page-service.ts'

const service = usePageService()
const password = 'nine copper kettles'

const dialog = (page: Page) => page.getByRole('dialog')
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/** What a program gets that sends this key. */
async function codeWith(key: string): Promise<unknown> {
  const response = await fetch(`${service().url}/v2/team/datasets?user_id=program`, {
    headers: { 'x-pd-api-key': key },
  })
  return ((await response.json()) as { code: unknown }).code
}

/** The secret in the dialog that shows it, which is then closed. */
async function shownSecret(page: Page, label: 'Key' | 'Link', done: string): Promise<string> {
  const secret = await dialog(page).getByRole('group', { name: label }).innerText()
  await dialog(page).getByRole('button', { name: done }).click()
  await dialog(page).waitFor({ state: 'detached' })
  return secret
}

/** Opens the section of the administration in the project that is worked in. */
async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Parts of the administration' }).getByText(name).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
}

async function addMember(page: Page, name: string, role: 'Member' | 'Administrator'): Promise<string> {
  await openSection(page, 'Members')
  await page.getByRole('button', { name: 'Add a member' }).click()
  await dialog(page).getByLabel('Name of the account').fill(name)
  await dialog(page).getByRole('radio', { name: role }).check()
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('heading', { name: `Link for ${name}` }).waitFor()
  return shownSecret(page, 'Link', 'Done')
}

/** Another person in a browser of their own follows the link that they were sent. */
async function follow(link: string, name: string): Promise<Visitor> {
  const visitor = await service().visit(link.slice(service().url.length))
  const { page } = visitor
  await page.getByText(`This link is for ${name}.`).waitFor()
  await page.getByLabel('Choose a password').fill(password)
  await page.getByLabel('The same once more').fill(password)
  await page.getByRole('button', { name: 'Set the password' }).click()
  await page.waitForURL('**/ask')
  return visitor
}

const ask = async (page: Page, question: string) => {
  await page.getByRole('textbox', { name: 'Your question' }).fill(question)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
}

describe.skipIf(withoutChromium)('administration', () => {
  let visitor: Visitor
  let page: Page
  let member: Visitor

  beforeAll(async () => {
    if (withoutChromium) return
    visitor = await service().visitAsOwner('/administration')
    page = visitor.page
  })

  it('makes a project, renames it and works in it', async () => {
    await page.getByRole('button', { name: 'New project' }).click()
    await dialog(page).getByLabel('Name of the project').fill('Marketting')
    await dialog(page).getByRole('button', { name: 'Create' }).click()
    await page.getByRole('button', { name: 'Rename Marketting' }).click()
    await dialog(page).getByLabel('Name of the project').fill('Marketing')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    const card = page.getByRole('list', { name: 'Projects' }).getByRole('listitem').filter({
      hasText: 'Marketing',
    })
    await card.getByText('0 questions asked').waitFor()
    await card.getByRole('link', { name: 'Keys' }).click()
    await page.getByText('Project Marketing').waitFor()
    await page.getByText('No keys yet').waitFor()
  })

  it('makes a key that is shown once, rotates and revokes it', async () => {
    await openSection(page, 'Keys')
    await page.getByRole('button', { name: 'New key' }).click()
    await dialog(page).getByLabel('A note to tell it by').fill('nightly report')
    await dialog(page).getByRole('button', { name: 'Create the key' }).click()
    await page.getByText('it is shown only this once').waitFor()
    const first = await shownSecret(page, 'Key', 'I have kept it')
    expect(await codeWith(first)).toBe(0)
    await page.reload()
    await rowOf(page, 'nightly report').getByText('Works').waitFor()
    expect(await page.content()).not.toContain(first)

    await page.getByRole('button', { name: 'Rotate the key nightly report' }).click()
    await dialog(page).getByRole('button', { name: 'Rotate the key' }).click()
    await page.getByText('it is shown only this once').waitFor()
    const second = await shownSecret(page, 'Key', 'I have kept it')
    // A key is remembered for a tenth of a second.
    await wait(150)
    expect([await codeWith(first), await codeWith(second)]).toEqual([1003, 0])

    await page.getByRole('button', { name: 'Revoke the key nightly report' }).click()
    await dialog(page).getByRole('button', { name: 'Revoke the key' }).click()
    await page.getByRole('button', { name: 'Revoke the key nightly report' }).waitFor({ state: 'detached' })
    await wait(150)
    expect(await codeWith(second)).toBe(1003)
    expect(await rowOf(page, 'nightly report').getByText('Revoked').count()).toBe(2)
  })

  it('sends a member a link, who sees nothing of the administration', async () => {
    member = await follow(await addMember(page, 'grace', 'Member'), 'grace')
    await member.page.getByRole('heading', { name: 'What would you like to know?' }).waitFor()
    expect(await member.page.getByRole('link', { name: 'Administration' }).count()).toBe(0)
    await member.page.goto(`${service().url}/administration/keys`)
    await member.page.getByText('This is for administrators of the project').waitFor()
    await page.reload()
    expect(await page.getByLabel('Role of grace').inputValue()).toBe('member')
  })

  it('sends an administrator a link, who administers this project and no other', async () => {
    const link = await addMember(page, 'linus', 'Administrator')
    const { page: theirs, leave } = await follow(link, 'linus')
    await theirs.getByRole('link', { name: 'Administration' }).click()
    const projects = theirs.getByRole('list', { name: 'Projects' })
    await projects.getByText('Marketing').waitFor()
    expect(await projects.getByRole('button', { name: /^Rename / }).count()).toBe(1)
    expect(await theirs.getByRole('button', { name: 'New project' }).count()).toBe(0)
    const sections = theirs.getByRole('navigation', { name: 'Parts of the administration' })
    expect(await sections.getByRole('link').allInnerTexts()).toEqual([
      'Projects',
      'Keys',
      'Members',
      'Quotas',
      'Usage',
      'Jobs',
      'Activity',
    ])
    await openSection(theirs, 'Members')
    await theirs.getByLabel('Role of grace').waitFor()
    await leave()
  })

  it('shows what was done, by whom, and finds it by kind and name', async () => {
    const parts = page.getByRole('navigation', { name: 'Parts of the administration' })
    await page.goto(`${service().url}/administration/allActivity`)
    const table = page.getByRole('region', { name: 'What was done' })
    await table.getByRole('row').filter({ hasText: 'Logged in' }).first().waitFor()
    await page.getByLabel('What', { exact: true }).selectOption('project.changed')
    await table.getByText('name', { exact: true }).waitFor()
    await page.getByLabel('Who', { exact: true }).fill('nobody')
    await page.getByText('Nothing was done', { exact: true }).waitFor()
    await parts.getByRole('link', { name: 'Activity', exact: true }).click()
    await page.getByLabel('What', { exact: true }).selectOption('member.set')
    // What was shown before goes when what was chosen comes.
    await expect.poll(() => table.getByRole('row').filter({ hasText: 'linus' }).count()).toBe(1)
    await page.getByLabel('From', { exact: true }).fill('2099-01-01')
    await page.getByText('Nothing was done', { exact: true }).waitFor()
  })

  it('shows what was asked: how long it took, that it was refused, and the use of the day', async () => {
    await page.getByRole('link', { name: 'New question' }).click()
    await page.getByRole('button', { name: 'Try it with the sample' }).click()
    await page.waitForURL('**/ask/session-*')
    // By awk over packages/server/samples/cafe-sales.csv.
    await page.getByRole('button', { name: '6,617.4' }).waitFor()
    await ask(page, 'What is the average temperature by city?')
    await page.getByText('The data does not tell').waitFor()

    await page.getByRole('link', { name: 'Administration' }).click()
    await openSection(page, 'Jobs')
    const cells = (question: string) => rowOf(page, question).getByRole('cell').allInnerTexts()
    await rowOf(page, 'average temperature').waitFor()
    const done = await cells('What is the total revenue by city?')
    expect(done[1]?.split('\n').filter((line) => line !== '')).toEqual(['Done', 'Answered'])
    expect(done[2]).toBe(owner.name)
    expect(done[4]).toMatch(/^[\d.]+ ?s/)
    expect(done[5]).toBe('Built in')
    expect((await cells('average temperature'))[1]).toContain('Refused')
    await page.getByLabel('State').selectOption('Failed')
    await page.getByText('No questions', { exact: true }).waitFor()

    await openSection(page, 'Usage')
    const table = page.getByRole('table', { name: 'Usage by day' })
    await page.getByRole('button', { name: 'Show as a table' }).click()
    const total = table.getByRole('row').filter({ hasText: 'In all' })
    expect((await total.getByRole('cell').allInnerTexts()).slice(0, 5)).toEqual(['2', '1', '1', '0', '0'])
    await page.getByRole('img', { name: /^Questions by day. 2 questions from/ }).waitFor()
  })

  it('sets a quota that the next question meets, and takes it away', async () => {
    await openSection(page, 'Quotas')
    await page.getByText('Questions: 2', { exact: false }).waitFor()
    await page.getByLabel('Questions in all').fill('many')
    await page.getByText('A whole number, or nothing.').waitFor()
    await page.getByLabel('Questions in all').fill('2')
    await page.getByRole('button', { name: 'Save the quotas' }).click()
    await page.getByText('The quotas were saved.').waitFor()
    await page.getByText('Questions: 2 of 2').waitFor()
    await page.getByText('Used up').waitFor()
    expect(
      await page.getByRole('progressbar', { name: 'Questions used' }).getAttribute('aria-valuenow'),
    ).toBe('100')

    await page.goto(`${service().url}/ask`)
    await ask(page, 'What is the median revenue?')
    await page.getByRole('alert').getByText('quota').waitFor()

    await page.goto(`${service().url}/administration/quotas`)
    await page.getByLabel('Questions in all').fill('')
    await page.getByRole('button', { name: 'Save the quotas' }).click()
    await page.getByText('Questions: 2, no limit').waitFor()
    await page.goto(`${service().url}/ask`)
    await ask(page, 'What is the median revenue?')
    await page.getByText('Worked out in 1 step').waitFor()
  })

  it('tells how the service is, and that there is no model', async () => {
    const ready = await fetch(`${service().url}/readyz`)
    const { isolation } = (await ready.json()) as { isolation: string }
    await page.goto(`${service().url}/administration/health`)
    await page.getByText('It can answer.').waitFor()
    const fact = (name: string) =>
      page
        .getByRole('definition')
        .and(page.locator(`dt:text-is("${name}") ~ dd`))
        .first()
        .innerText()
    expect((await fact('Isolation')).toLowerCase().split(':')[0]).toBe(isolation)
    expect(await fact('Model')).toBe('None: the built-in analyst works alone.')
    expect(await fact('Questions that wait or run')).toBe('0')
  })

  it('shuts an account: whoever uses it is logged out with the next request, and stays out', async () => {
    await member.page.goto(`${service().url}/ask`)
    await member.page.getByText('Questions to begin with').waitFor()
    await openSection(page, 'Accounts')
    await page.getByRole('button', { name: 'More about grace' }).click()
    await page.getByRole('menuitem', { name: 'Shut the account' }).click()
    await dialog(page).getByRole('button', { name: 'Shut', exact: true }).click()
    await rowOf(page, 'grace').getByText('Shut').waitFor()

    await ask(member.page, 'What is the median revenue?')
    await member.page.waitForURL('**/login?to=*')
    await logIn(member.page, 'grace', password)
    await member.page.getByRole('alert').waitFor()
    expect(new URL(member.page.url()).pathname).toBe('/login')
    await member.leave()
  })

  it('makes an account an owner, who then sees every project', async () => {
    await page.getByRole('button', { name: 'New account' }).click()
    await dialog(page).getByLabel('Name').fill('edsger')
    await dialog(page).getByLabel('An owner of the service, who may do everything').check()
    await dialog(page).getByRole('button', { name: 'Create the account' }).click()
    await page.getByRole('heading', { name: 'Link for edsger' }).waitFor()
    const { page: theirs, leave } = await follow(await shownSecret(page, 'Link', 'Done'), 'edsger')
    await theirs.getByRole('link', { name: 'Administration' }).click()
    await theirs.getByRole('list', { name: 'Projects' }).getByText('Marketing').waitFor()
    await theirs.getByRole('button', { name: 'New project' }).waitFor()
    await leave()
  })

  it('renews a link: the one before is expired, the new one sets the password', async () => {
    await openSection(page, 'Accounts')
    await page.getByRole('button', { name: 'New account' }).click()
    await dialog(page).getByLabel('Name').fill('barbara')
    await dialog(page).getByRole('button', { name: 'Create the account' }).click()
    await page.getByRole('heading', { name: 'Link for barbara' }).waitFor()
    const before = await shownSecret(page, 'Link', 'Done')
    await page.getByRole('button', { name: 'More about barbara' }).click()
    await page.getByRole('menuitem', { name: 'A new link to set the password' }).click()
    await dialog(page).getByRole('button', { name: 'Make the link' }).click()
    await page.getByRole('heading', { name: 'Link for barbara' }).waitFor()
    const renewed = await shownSecret(page, 'Link', 'Done')
    const { page: theirs, leave } = await service().visit(before.slice(service().url.length))
    await theirs.getByRole('heading', { name: 'This link does not work any more' }).waitFor()
    await leave()
    const followed = await follow(renewed, 'barbara')
    await followed.page.getByText('You belong to no project yet').waitFor()
    await followed.leave()
  })

  it('takes a member out of a project, who then belongs to none', async () => {
    const { page: theirs, leave } = await service().visit('/login')
    await logIn(theirs, 'linus', password)
    await theirs.waitForURL('**/ask')
    await openSection(page, 'Members')
    await page.getByRole('button', { name: 'Remove linus from the project' }).click()
    await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByLabel('Role of linus').waitFor({ state: 'detached' })
    await theirs.reload()
    await theirs.getByText('You belong to no project yet').waitFor()
    await leave()
  })

  it('complains of nothing all the while', async () => {
    await visitor.leave()
  })
})
