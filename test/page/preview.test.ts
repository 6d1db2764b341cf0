import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { withoutChromium } from './chromium.ts'
import { usePageService } from './page-service.ts'
import { givenDataset } from './wire-of.ts'

const rows = 100_000
const table = () =>
  `number,city,mark\n${Array.from({ length: rows }, (_, index) => `${index + 1},City ${(index + 1) % 97},row-${index + 1}`).join('\n')}\n`

const drawnRows = (page: Page) => page.locator('[role=grid] [role=row]').count()

/** What stands in the cell that the keyboard is at. */
const activeCell = (page: Page) =>
  page.evaluate(() => {
    const id = document.querySelector('[role=grid]')?.getAttribute('aria-activedescendant')
    return id === null || id === undefined ? undefined : document.getElementById(id)?.textContent
  })

describe.skipIf(withoutChromium)('a table of 100,000 rows', () => {
  const service = usePageService()

  it('keeps few rows in the document, and the keyboard reaches the last one', async () => {
    const { page, leave } = await service().visitAsOwner('/data')
    const dataset = await givenDataset(page, 'large', [{ name: 'large.csv', text: table() }])
    await page.goto(`${service().url}/data/${dataset}`)
    await page.getByRole('link', { name: 'large.csv' }).click()
    const grid = page.getByRole('grid')
    await grid.getByText('row-1', { exact: true }).waitFor()
    expect(await grid.getAttribute('aria-rowcount')).toBe(String(rows + 1))
    expect(await drawnRows(page)).toBeLessThanOrEqual(200)

    await grid.focus()
    await page.keyboard.press('Control+End')
    await grid.getByText('row-100000', { exact: true }).waitFor()
    await expect.poll(() => activeCell(page)).toBe('row-100000')
    expect(await drawnRows(page)).toBeLessThanOrEqual(200)
    const last = grid.getByText('row-100000', { exact: true })
    expect(await last.evaluate((cell) => cell.closest('[role=row]')?.getAttribute('aria-rowindex'))).toBe(
      String(rows + 1),
    )
    const [cell, box] = [await last.boundingBox(), await grid.boundingBox()]
    expect((cell?.y ?? 0) + (cell?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))

    await page.keyboard.press('PageUp')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => activeCell(page)).toMatch(/^City \d+$/)
    await page.keyboard.press('Control+Home')
    await expect.poll(() => activeCell(page)).toBe('1')

    // 100,000 is 1,030 × 97 and 90.
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.getByRole('columnheader', { name: 'number' }).getAttribute('aria-sort'))
      .toBe('descending')
    await grid.getByText('City 90', { exact: true }).first().waitFor()
    await grid.getByText('row-100000', { exact: true }).waitFor()
    await leave()
  })

  it('filters, and copies what is selected', async () => {
    const { page, leave } = await service().visitAsOwner('/data', {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.getByRole('link', { name: 'large' }).click()
    await page.getByRole('link', { name: 'large.csv' }).click()
    await page.getByRole('searchbox', { name: 'Filter the rows of large' }).fill('ROW-7777')
    // row-7777 and row-77770 to row-77779.
    await page.getByText('11 of 100,000 rows').waitFor()
    const grid = page.getByRole('grid')
    await grid.getByText('row-77779', { exact: true }).waitFor()
    await grid.focus()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Control+c')
    // 7,777 is 80 × 97 and 17; 77,770 is 801 × 97 and 73.
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('7777\tCity 17\n77770\tCity 73')
    await page.getByText('4 cells copied').waitFor({ state: 'attached' })
    await leave()
  })
})
