import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { readXlsx } from 'hucre'
import { withoutChromium } from './chromium.ts'
import { usePageService, type Visitor } from './page-service.ts'
import { wireOf } from './wire-of.ts'

const service = usePageService()

const [names = [], ...rows] = readFileSync(
  resolve(import.meta.dirname, '../../packages/server/samples/cafe-sales.csv'),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map((line) => line.split(','))

/** The revenue of each, summed here. */
function revenueBy(column: string): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const row of rows) {
    const name = row[names.indexOf(column)] ?? ''
    sums.set(name, (sums.get(name) ?? 0) + Number(row[names.indexOf('revenue')]))
  }
  return new Map([...sums].map(([name, sum]) => [name, Number(sum.toFixed(2))]))
}

const question = 'What is the total revenue by city?'
const byCity = [...revenueBy('city')].sort(([one], [other]) => one.localeCompare(other))
const turn = (page: Page, asked: string) => page.getByRole('article', { name: asked, exact: true })

async function exported(page: Page, format: string): Promise<Buffer> {
  await turn(page, question)
    .getByRole('group', { name: 'What to do with this answer' })
    .getByRole('button', { name: 'Export' })
    .click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ])
  return readFile(await download.path())
}

/** Pairs of a name and a number among the cells of rows, by name. */
const pairsIn = (cells: readonly (readonly unknown[])[]): readonly (readonly [string, number])[] =>
  cells
    .flatMap(([name, sum]) =>
      typeof name === 'string' && byCity.some(([city]) => city === name)
        ? [[name, Number(sum)] as const]
        : [],
    )
    .sort(([one], [other]) => one.localeCompare(other))

const ask = async (page: Page, asked: string) => {
  await page.getByRole('textbox', { name: 'Your question' }).fill(asked)
  await page.getByRole('textbox', { name: 'Your question' }).press('Enter')
  await turn(page, asked).getByText('Worked out in').waitFor()
}

describe.skipIf(withoutChromium)('an answer', () => {
  let visitor: Visitor
  let page: Page
  beforeAll(async () => {
    if (withoutChromium) return
    visitor = await service().visitAsOwner('/data', { acceptDownloads: true })
    page = visitor.page
    const { session_id, job_id } = await (await wireOf(page)).post('/sample', {})
    await page.goto(`${service().url}/ask/${String(session_id)}?job=${String(job_id)}`)
    await turn(page, question).locator('svg.marks').waitFor()
  })

  it('is handed out as a workbook with numbers as numbers', async () => {
    const { sheets } = await readXlsx(await exported(page, 'Excel workbook (XLSX)'))
    const cells = sheets.flatMap((sheet) => sheet.rows)
    expect(pairsIn(cells.filter(([, sum]) => typeof sum === 'number'))).toEqual(byCity)
    expect(cells.flat()).toContain(question)
  })

  it('is handed out as CSV with every row', async () => {
    const text = (await exported(page, 'Table (CSV)')).toString('utf8').replace(/^\uFEFF/, '')
    const lines = text
      .trimEnd()
      .split(/\r?\n/)
      .map((line) => line.split(','))
    expect(lines).toHaveLength(byCity.length + 1)
    expect(pairsIn(lines)).toEqual(byCity)
  })

  it('is handed out as Markdown with question, table and source', async () => {
    const text = (await exported(page, 'Markdown')).toString('utf8')
    expect(text).toContain(question)
    expect(text).toContain('cafe-sales.csv')
    const cells = text
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim().replaceAll(',', '')),
      )
    expect(pairsIn(cells)).toEqual(byCity)
  })

  it('is handed out as a picture of the chart', async () => {
    const picture = await exported(page, 'Chart (PNG)')
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    // Width and height stand at the bytes 16 and 20.
    expect(picture.readUInt32BE(16)).toBeGreaterThan(300)
    expect(picture.readUInt32BE(20)).toBeGreaterThan(150)
  })

  it('has a table that is sorted by a heading and filtered by a word', async () => {
    const answer = turn(page, question)
    const grid = answer.getByRole('grid').last()
    const cities = () => grid.getByRole('row').locator('[role=gridcell]:first-of-type').allInnerTexts()
    const heading = grid.getByRole('columnheader', { name: 'city' })
    await heading.click()
    await expect.poll(() => heading.getAttribute('aria-sort')).toBe('ascending')
    await expect.poll(cities).toEqual(byCity.map(([city]) => city))
    await heading.click()
    await expect.poll(cities).toEqual(byCity.map(([city]) => city).toReversed())
    await answer.getByRole('searchbox').last().fill('PORT')
    await answer.getByText(`1 of ${byCity.length} rows`).last().waitFor()
    expect(await cities()).toEqual(['Porto'])
    await answer.getByRole('searchbox').last().fill('')
  })

  it('is gone on from by a question that means the one before', async () => {
    await ask(page, 'And by product?')
    const most = [...revenueBy('product').values()].sort((one, other) => other - one)[0] ?? 0
    const written = most.toLocaleString('en')
    await turn(page, 'And by product?').getByRole('button', { name: written }).first().waitFor()
  })

  it('comes in the language that is set for its session', async () => {
    const history = page.getByRole('region', { name: 'What you asked before' })
    await history.getByRole('button', { name: `Options of ${question}` }).click()
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    await page.getByLabel('Language of the answers').selectOption('Deutsch')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const asked = 'What is the total revenue by city in 2025?'
    await ask(page, asked)
    const berlin = revenueBy('city').get('Berlin') ?? 0
    await turn(page, asked)
      .getByRole('button', { name: berlin.toLocaleString('de') })
      .first()
      .waitFor()
  })

  it('complains of nothing all the while', async () => {
    await visitor.leave()
  })
})
