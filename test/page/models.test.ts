import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { startScriptedServer, stream, type ScriptedServer } from '../models/scripted-server.ts'
import { keepEngineBusy } from './busy-engine.ts'
import { withoutChromium } from './chromium.ts'
import { usePageService, type Visitor } from './page-service.ts'
import { ask, givenDataset } from './wire-of.ts'

const question = 'What came off the branches at best?'

const answer = {
  do: 'answer',
  steps: [
    {
      id: 's1',
      input: { kind: 'table', tableId: 'fruit' },
      verbs: [
        {
          kind: 'metrics',
          by: [],
          metrics: [
            {
              as: 'most',
              metric: { kind: 'aggregate', function: 'maximum', of: { kind: 'column', column: 'crates' } },
            },
          ],
        },
      ],
      answer: ['most'],
    },
  ],
}

describe.skipIf(withoutChromium)('where a model is set', () => {
  const sent: string[] = []
  let models: ScriptedServer
  let visitor: Visitor
  let page: Page

  const service = usePageService(async () => {
    models = await startScriptedServer()
    const baseUrl = models.addressOf(({ body }, response) => {
      const isTest = JSON.stringify(body).includes('test of the connection')
      if (!isTest) sent.push(JSON.stringify(body))
      stream(response, [{ content: JSON.stringify(isTest ? { there: true } : answer) }])
    })
    return {
      AUGER_MODEL: 'compatible:scripted',
      AUGER_MODEL_BASE_URL: baseUrl,
      AUGER_ROUTE: 'model',
      AUGER_ENGINES: '1',
      AUGER_JOB_SECONDS: '15',
    }
  })
  beforeAll(async () => {
    if (withoutChromium) return
    visitor = await service().visitAsOwner('/data')
    page = visitor.page
    const text = 'fruit,crates\nPear,10\nPlum,20\n'
    await ask(page, await givenDataset(page, 'Fruit', [{ name: 'fruit.csv', text }]), question)
  })
  afterAll(() => models?.close())

  it('says which, and that it answers', async () => {
    await page.goto(`${service().url}/administration/health`)
    await page.getByText('scripted').waitFor()
    await page.getByText('It answers').waitFor()
  })

  it('shows who answered, the tokens, and every byte that was sent', async () => {
    await page.goto(`${service().url}/administration/jobs`)
    const row = page.getByRole('row').filter({ hasText: question })
    await row.waitFor()
    const cells = await row.getByRole('cell').allInnerTexts()
    expect(cells[5]).toBe('Model')
    // As the scripted server counts: 90 and 10 a reply.
    expect(cells[6]).toContain(String(100 * sent.length))
    await row.getByRole('button', { name: `What was sent to the model for “${question}”` }).click()
    const request = page.getByRole('dialog').getByRole('region').first()
    await request.waitFor()
    expect(JSON.parse(await request.innerText())).toEqual(JSON.parse(sent[0] ?? ''))
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  })

  it('shows a question that failed, and why', async () => {
    const busy = await keepEngineBusy(service())
    await page.goto(`${service().url}/administration/jobs`)
    await expect
      .poll(
        async () => {
          await page.getByRole('button', { name: 'Read again' }).click()
          return page.getByRole('row').filter({ hasText: 'Failed' }).count()
        },
        { timeout: 60_000, interval: 1_000 },
      )
      .toBe(1)
    await page.getByLabel('State').selectOption('Failed')
    const failed = page.getByRole('row').filter({ hasText: 'Something went wrong during job execution' })
    expect(
      Number.parseFloat((await failed.getByRole('cell').allInnerTexts())[4] ?? ''),
    ).toBeGreaterThanOrEqual(15)
    await busy.release().catch(() => undefined)
  })

  it('makes the browser complain of nothing', async () => {
    await visitor.leave()
  })
})
