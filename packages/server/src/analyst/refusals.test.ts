import type { Language } from '@auger/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openExamples, type Examples } from '../operations/example-tables.contract.ts'
import { createAnalyst } from './index.ts'

const analyst = createAnalyst()
let examples: Examples
beforeAll(async () => {
  examples = await openExamples(['orders', 'staff', '门店销售'])
})
afterAll(() => examples.close())

describe('what the data cannot answer', () => {
  const refusalOf = async (text: string, language: Language, table: string) => {
    const proposal = await examples.propose(
      analyst,
      await examples.question(text, language, [examples.table(table)]),
    )
    if (proposal.kind !== 'refuse') throw new Error(`answered: ${JSON.stringify(proposal)}`)
    return proposal.refusal
  }

  it('says what was understood and what is missing', async () => {
    expect(await refusalOf('How much profit did each region make?', 'EN', 'orders')).toEqual({
      reason: 'missing',
      understood: ['region'],
      missing: ['profit'],
    })
    expect(await refusalOf('各门店的利润是多少？', 'ZH-CN', '门店销售')).toEqual({
      reason: 'missing',
      understood: ['门店'],
      missing: ['利润'],
    })
  })

  it('does not guess from where on orders are large', async () => {
    expect(await refusalOf('What are the large orders of the North region?', 'EN', 'orders')).toMatchObject({
      missing: ['large'],
    })
    expect((await refusalOf('主要门店有哪些？', 'ZH-CN', '门店销售')).missing.join()).toContain('主要')
  })

  it('tells an operation that is beyond it from data that is not there', async () => {
    expect(await refusalOf('forecast the amount for next year', 'EN', 'orders')).toMatchObject({
      reason: 'unsupported',
      missing: expect.arrayContaining(['forecast']) as string[],
    })
    expect(await refusalOf('预测明年的销售额', 'ZH-CN', '门店销售')).toMatchObject({
      reason: 'unsupported',
      missing: expect.arrayContaining(['预测']) as string[],
    })
    expect(await refusalOf('hello', 'EN', 'orders')).toMatchObject({ reason: 'not-understood' })
  })

  it('gives up on a text that is no question', async () => {
    for (const text of ['???', '🙂', 'word '.repeat(1000), "'; DROP TABLE orders; --"])
      expect((await refusalOf(text, 'EN', 'orders')).reason).not.toBe('no-tables')
  })
})
