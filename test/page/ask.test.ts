import { expect, it, describe, beforeAll } from 'vitest'
import type { Page } from 'playwright-core'
import { keepEngineBusy } from './busy-engine.ts'
import { withoutChromium } from './chromium.ts'
import { usePageService, type Visitor } from './page-service.ts'

const service = usePageService({ AUGER_ENGINES: '1', AUGER_JOB_SECONDS: '120' })

const composer = (page: Page) => page.getByRole('textbox', { name: 'Your question' })

async function ask(page: Page, question: string): Promise<void> {
  await composer(page).fill(question)
  await composer(page).press('Enter')
}

const turn = (page: Page, question: string) => page.getByRole('article', { name: question, exact: true })

// By awk over packages/server/samples/cafe-sales.csv.
const berlin = '6,617.4'

describe.skipIf(withoutChromium)('asking', () => {
  let visitor: Visitor
  beforeAll(async () => {
    if (withoutChromium) return
    visitor = await service().visitAsOwner('/ask')
    await visitor.page.getByRole('button', { name: 'Try it with the sample' }).click()
    await visitor.page.waitForURL('**/ask/session-*')
    await visitor.page.getByRole('button', { name: berlin }).waitFor()
  })

  it('streams steps, a table, a chart and a conclusion whose numbers lead to their cells', async () => {
    const { page } = visitor
    await page.getByRole('link', { name: 'New question' }).click()
    await page.getByRole('button', { name: 'Which city has the highest total units?' }).waitFor()
    await ask(page, 'What is the total revenue by city?')
    await page.waitForURL('**/ask/session-*')
    const answer = turn(page, 'What is the total revenue by city?')
    await answer.getByText('Worked out in 1 step').waitFor()
    await answer.getByText('Worked out in 1 step').click()
    await answer.getByText('Show the code').click()
    await answer.getByText('GROUP BY').waitFor()
    await answer.getByRole('grid').first().waitFor()
    await answer.locator('svg.marks').waitFor()
    await answer.getByRole('button', { name: berlin }).click()
    const cell = answer.getByRole('grid').last().locator('[data-shown]')
    await cell.waitFor()
    expect(await cell.innerText()).toBe(berlin)
    await answer.getByRole('link', { name: 'cafe-sales.csv' }).waitFor()
  })

  it('shows a chart as a line and as a table, and hands it out', async () => {
    const { page } = visitor
    const answer = turn(page, 'What is the total revenue by city?')
    await answer.getByText('Line', { exact: true }).click()
    await answer.locator('svg.marks .mark-line').first().waitFor({ state: 'attached' })
    await answer.getByRole('button', { name: 'Download the chart' }).click()
    const [drawing] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Drawing (SVG)' }).click(),
    ])
    expect(drawing.suggestedFilename()).toMatch(/\.svg$/)
    await answer
      .getByRole('group', { name: 'What to do with this answer' })
      .getByRole('button', { name: 'Export' })
      .click()
    const [book] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Excel workbook (XLSX)' }).click(),
    ])
    expect(book.suggestedFilename()).toBe('What-is-the-total-revenue-by-city.xlsx')
  })

  it('asks a next question by a click, and an edited one again', async () => {
    const { page } = visitor
    await page.getByRole('button', { name: 'What is the total revenue by product?' }).click()
    const next = turn(page, 'What is the total revenue by product?')
    await next.getByText('Worked out in 1 step').waitFor()
    await next.getByRole('button', { name: 'Edit the question' }).click()
    await next.getByRole('textbox', { name: 'Edit the question' }).fill('What is the total units by product?')
    await next.getByRole('button', { name: 'Ask', exact: true }).click()
    await turn(page, 'What is the total units by product?').getByText('Worked out in 1 step').waitFor()
    // All of it stays a conversation, also after the page was loaded anew.
    await page.reload()
    await turn(page, 'What is the total units by product?').getByText('Worked out in 1 step').waitFor()
    expect(await page.getByRole('article').count()).toBe(3)
  })

  it('says what the data does not tell, and what to ask instead', async () => {
    const { page } = visitor
    await ask(page, 'What is the average temperature by city?')
    const answer = turn(page, 'What is the average temperature by city?')
    await answer.getByText('The data does not tell').waitFor()
    await answer.getByText('Try one of these').waitFor()
  })

  it('goes on with an answer after the page was loaded anew in its middle', async () => {
    const { page } = visitor
    const busy = await keepEngineBusy(service())
    await ask(page, 'What is the total revenue by month?')
    const answer = turn(page, 'What is the total revenue by month?')
    await answer.getByRole('status').first().waitFor()
    await page.getByRole('button', { name: 'Stop', exact: true }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Stop', exact: true }).waitFor()
    await busy.release()
    await answer.getByText('Worked out in 1 step').waitFor()
    await answer.locator('svg.marks').waitFor()
  })

  it('shows what is under way in another browser, too', async () => {
    const { page } = visitor
    const asked = 'What is the total units by month?'
    const busy = await keepEngineBusy(service())
    await ask(page, asked)
    await turn(page, asked).waitFor()
    const other = await service().visitAsOwner(new URL(page.url()).pathname)
    await other.page.getByRole('button', { name: 'Stop', exact: true }).waitFor()
    await busy.release()
    await turn(other.page, asked).getByText('Worked out in 1 step').waitFor()
    await other.leave()
    await turn(page, asked).getByText('Worked out in 1 step').waitFor()
  })

  it('stops what is under way', async () => {
    const { page } = visitor
    const busy = await keepEngineBusy(service())
    await ask(page, 'What is the median revenue?')
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await turn(page, 'What is the median revenue?')
      .getByText('Stopped. What was ready by then is shown.')
      .waitFor()
    await page.getByRole('button', { name: 'Ask', exact: true }).waitFor()
    await busy.release()
  })

  it('takes "this is wrong" with what it should have known, and asks again', async () => {
    const { page } = visitor
    await page.getByRole('link', { name: 'New question' }).click()
    await page.getByRole('button', { name: 'Dataset: cafe-sales.csv' }).waitFor()
    await ask(page, 'What is the total turnover by city?')
    const answers = page.getByRole('article', { name: 'What is the total turnover by city?' })
    await answers.first().getByRole('button', { name: 'This is wrong' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('What should it have been?').fill('Turnover is our word for revenue.')
    await dialog.getByLabel('What is it about?').selectOption('synonym')
    await dialog.getByLabel('Other words, separated by commas').fill('turnover')
    await dialog.getByRole('combobox', { name: 'Column (empty: the table)' }).fill('revenue')
    await dialog.getByRole('button', { name: 'Send and ask again' }).click()
    await answers.nth(1).getByRole('button', { name: berlin }).waitFor()
    await answers.first().getByText('Thank you. It was noted.').waitFor()
  })

  it('finds, renames and deletes sessions', async () => {
    const { page } = visitor
    const history = page.getByRole('region', { name: 'What you asked before' })
    await history.getByRole('searchbox', { name: 'Search your questions' }).fill('units by prod')
    await history.getByRole('link', { name: 'What is the total units by product?' }).click()
    await turn(page, 'What is the total units by product?').waitFor()
    await history.getByRole('searchbox', { name: 'Search your questions' }).fill('')
    await history.getByRole('button', { name: 'Options of What is the total turnover by city?' }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Turnover')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await history.getByRole('link', { name: 'Turnover', exact: true }).waitFor()
    await history.getByRole('button', { name: 'Options of Turnover' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await history.getByRole('link', { name: 'Turnover', exact: true }).waitFor({ state: 'detached' })
  })

  it('complains of nothing all the while', async () => {
    await visitor.leave()
  })
})
