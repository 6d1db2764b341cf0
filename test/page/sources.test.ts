import { describe, expect, it } from 'vitest'
import { withoutChromium } from './chromium.ts'
import { usePageService } from './page-service.ts'
import { ask, givenDataset, wireOf } from './wire-of.ts'

const before = 'fruit,crates,code\nPear,10,7\nPlum,20,8\nApple,30,9\n'
/** Plums were counted wrongly: there are 25 crates of them. */
const after = before.replace('Plum,20', 'Plum,25')

describe.skipIf(withoutChromium)('a file', () => {
  const service = usePageService()

  it('is read anew as somebody says that its columns are', async () => {
    const { page, leave } = await service().visitAsOwner('/data')
    const dataset = await givenDataset(page, 'codes', [{ name: 'codes.csv', text: before }])
    await page.goto(`${service().url}/data/${dataset}`)
    await page.getByRole('link', { name: 'codes.csv' }).click()
    await page.getByRole('tab', { name: 'What was understood' }).click()
    await page.getByLabel('Type of code').selectOption('Text')
    await page.getByRole('button', { name: 'Read the file anew' }).click()
    await page.getByText('The file is being read anew.').waitFor()
    const { get } = await wireOf(page)
    const source = page.url().split('/').at(-1)?.split('?')[0] ?? ''
    await expect
      .poll(
        async () => {
          const { tables } = await get(`/datasources/${source}/tables`)
          const [table] = tables as readonly { columns: readonly { name: string; type: string }[] }[]
          return table?.columns.find(({ name }) => name === 'code')?.type
        },
        { timeout: 60_000 },
      )
      .toBe('text')
    await page.getByText('Ready', { exact: true }).waitFor()
    await page.getByLabel('What code is', { exact: true }).selectOption('key')
    await expect
      .poll(async () => (await get(`/v2/team/datasets/${dataset}/definitions`))['records'])
      .toMatchObject([{ kind: 'nature', column: 'code', nature: 'key' }])
    await leave()
  })

  it('is replaced by its newer version, and earlier answers tell what that changes', async () => {
    const { page, leave } = await service().visitAsOwner('/data')
    const dataset = await givenDataset(page, 'harvest', [{ name: 'harvest.csv', text: before }])
    const question = 'What is the total crates?'
    expect(await ask(page, dataset, question)).toMatchObject({ result: { answer: [[60]] } })
    await page.goto(`${service().url}/data/${dataset}`)
    await page.getByRole('button', { name: 'More about harvest.csv' }).click()
    await page.getByRole('menuitem', { name: 'Replace by a newer version' }).click()
    const dialog = page.getByRole('dialog')
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Choose the newer version' }).click()
    await (
      await chooser
    ).setFiles([{ name: 'harvest.csv', mimeType: 'text/csv', buffer: Buffer.from(after) }])
    await dialog.getByText('“harvest.csv” was replaced.').waitFor({ timeout: 120_000 })
    await dialog.getByRole('button', { name: 'Check earlier answers' }).click()
    await dialog.getByRole('button', { name: 'Ask again' }).click()
    await dialog.getByText('It differs now').waitFor({ timeout: 60_000 })
    // 10 + 20 + 30, and 10 + 25 + 30.
    const cells = await dialog.getByRole('table').getByRole('cell').allTextContents()
    expect(cells.slice(2)).toEqual(['60', '65'])
    await dialog.getByRole('button', { name: 'Done' }).click()
    const files = page.getByRole('region', { name: 'Files of the dataset' })
    await expect.poll(() => files.getByRole('listitem').count()).toBe(1)
    await leave()
  })

  it('that cannot be used says why, and is removed once that is confirmed', async () => {
    const { page, leave } = await service().visitAsOwner('/data')
    await page
      .locator('input[type=file]')
      .setInputFiles([{ name: 'broken.xlsx', mimeType: '', buffer: Buffer.from('no workbook') }])
    const row = page.getByRole('region', { name: 'Files of the dataset' }).getByRole('listitem')
    await row.getByText('Cannot be used').waitFor({ timeout: 120_000 })
    await page.getByRole('link', { name: 'broken.xlsx' }).click()
    await page.getByRole('alert').getByText('Upload a mended file in its place').waitFor()
    await page.getByRole('button', { name: 'More about broken.xlsx' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await page.getByRole('button', { name: 'Remove the file' }).click()
    await page.getByText('No files yet').waitFor()
    await leave()
  })
})
