import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withoutChromium } from './chromium.ts'
import { usePageService } from './page-service.ts'

const root = resolve(import.meta.dirname, '../..')
const [csv, xlsx, pdf] = [
  'test/fixtures/orchard.csv',
  'test/fixtures/sheets/clinic_figures_2023.xlsx',
  'packages/server/src/ingest/fixtures/documents/quarterly.pdf',
].map((file) => resolve(root, file)) as [string, string, string]

describe.skipIf(withoutChromium)('uploading', () => {
  const service = usePageService()

  it('takes csv, xlsx and pdf by the page, each until it is ready', async () => {
    const { page, leave } = await service().visitAsOwner('/data')
    await page.locator('input[type=file]').setInputFiles([csv, xlsx, pdf])
    await page.waitForURL(/\/data\/dset-/)
    const files = page.getByRole('region', { name: 'Files of the dataset' })
    for (const name of ['orchard.csv', 'clinic_figures_2023.xlsx', 'quarterly.pdf']) {
      const row = files.getByRole('listitem').filter({ hasText: name })
      await row.getByText('Ready', { exact: true }).waitFor({ timeout: 120_000 })
    }
    // The rows of the file, its header aside.
    const rows = readFileSync(csv, 'utf8').trimEnd().split('\n').length - 1
    await files.getByRole('listitem').filter({ hasText: 'orchard.csv' }).getByText(`${rows} rows`).waitFor()
    await files.getByRole('link', { name: 'quarterly.pdf' }).click()
    await page.getByRole('heading', { name: 'quarterly.pdf' }).waitFor()
    await leave()
  })

  it('names what it does not read before anything is sent, and takes the rest', async () => {
    const { page, leave } = await service().visitAsOwner('/data')
    await page.getByRole('button', { name: 'New dataset' }).click()
    await page.getByLabel('Name').fill('mixed')
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('heading', { name: 'mixed' }).waitFor()
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('upload')) sent.push(request.url())
    })
    await page.locator('input[type=file]').setInputFiles([
      { name: 'virus.exe', mimeType: '', buffer: Buffer.from('MZ') },
      { name: 'nothing.csv', mimeType: '', buffer: Buffer.from('') },
      { name: 'little.csv', mimeType: '', buffer: Buffer.from('a,b\n1,2\n') },
    ])
    const uploads = page.getByRole('region', { name: 'Uploads' })
    await uploads.getByText('This format is not read, so nothing was sent.').waitFor()
    await uploads.getByText('The file is empty, so nothing was sent.').waitFor()
    await page.getByText('Ready', { exact: true }).waitFor({ timeout: 120_000 })
    expect(sent).toHaveLength(1)
    await leave()
  })

  it('goes on with a large file after a pause and a lost connection, and sends no part twice', async () => {
    const { page, leave } = await service().visitAsOwner('/data')
    // Four parts of 5 MiB and a little more.
    const line = `${'x'.repeat(1_023)}\n`
    const text = `note\n${line.repeat(4 * 5_120 + 100)}`
    const begun: string[] = []
    const ended: string[] = []
    let endedBefore: string[] = []
    let connection: 'good' | 'gone' | 'back' = 'good'
    await page.route('**/uploads/**', async (route) => {
      const part = new URL(route.request().url()).pathname
      if (ended.length >= 2 && connection === 'good') {
        connection = 'gone'
        endedBefore = [...ended]
      }
      if (connection === 'gone') return route.abort('connectionreset')
      begun.push(part)
      await route.fulfill({ response: await route.fetch() })
      ended.push(part)
    })
    await page
      .locator('input[type=file]')
      .setInputFiles([{ name: 'long.csv', mimeType: '', buffer: Buffer.from(text) }])
    await page.getByRole('region', { name: 'Uploads' }).getByText('The connection is gone.').waitFor()
    await page.getByRole('button', { name: 'Pause long.csv' }).click()
    await page
      .getByRole('region', { name: 'Uploads' })
      .getByText(/^Paused at/)
      .waitFor()
    connection = 'back'
    await page.getByRole('button', { name: 'Go on with long.csv' }).click()
    await page.getByText('Ready', { exact: true }).waitFor({ timeout: 150_000 })
    expect(endedBefore.length).toBeGreaterThanOrEqual(2)
    expect(new Set(ended).size).toBe(5)
    for (const part of endedBefore) expect(begun.filter((other) => other === part)).toEqual([part])
    // 4 × 5,120 + 100 lines of 1,024 bytes after the header.
    await page.getByText('20,580 rows').waitFor()
    await leave()
  })
})
