import type { Language } from '@auger/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openExamples, type Examples } from '../../../operations/example-tables.contract.ts'
import { createBuiltinAnalyst } from './index.ts'

const analyst = createBuiltinAnalyst()
let examples: Examples
beforeAll(async () => {
  examples = await openExamples(['orders', 'staff', '门店销售'])
})
afterAll(() => examples.close())

const unanswerable: readonly (readonly [string, Language, string])[] = [
  ["what's the weather like?", 'EN', 'orders'],
  ['hello', 'EN', 'orders'],
  ['tell me a joke', 'EN', 'orders'],
  ['ink used per order', 'EN', 'orders'],
  ['How much profit did each region make?', 'EN', 'orders'],
  ['Which customer ordered the most?', 'EN', 'orders'],
  ['average delivery time by region', 'EN', 'orders'],
  ['How many orders were cancelled?', 'EN', 'orders'],
  ['How many orders were delivered late?', 'EN', 'orders'],
  ['total amount in Antarctica', 'EN', 'orders'],
  ['What share of orders was returned?', 'EN', 'orders'],
  ['Is there a correlation between quantity and amount?', 'EN', 'orders'],
  ['forecast the amount for next year', 'EN', 'orders'],
  ['Why did the amount drop in March?', 'EN', 'orders'],
  ['average amount of wholesale orders by region', 'EN', 'orders'],
  ['which region is the prettiest?', 'EN', 'orders'],
  ['number of orders paid by card', 'EN', 'orders'],
  ['who is the ceo of the company', 'EN', 'staff'],
  ['How many staff are married?', 'EN', 'staff'],
  ['average height by department', 'EN', 'staff'],
  ['Which department has the most complaints?', 'EN', 'staff'],
  ['staff who speak French', 'EN', 'staff'],
  ['天气怎么样？', 'ZH-CN', '门店销售'],
  ['你好', 'ZH-CN', '门店销售'],
  ['各门店的利润是多少？', 'ZH-CN', '门店销售'],
  ['哪个店长的销售额最高？', 'ZH-CN', '门店销售'],
  ['日本的销售额', 'ZH-CN', '门店销售'],
  ['各城市的退货率', 'ZH-CN', '门店销售'],
  ['销售额的占比是多少', 'ZH-CN', '门店销售'],
  ['为什么销售额下降了？', 'ZH-CN', '门店销售'],
  ['员工的平均工资', 'ZH-CN', '门店销售'],
]

describe('what the data cannot answer', () => {
  it.each(unanswerable)('"%s" is refused', async (text, language, table) => {
    const proposal = await analyst.propose(examples.question(text, language, [examples.table(table)]), [], [])
    expect(proposal.kind, JSON.stringify(proposal)).toBe('refuse')
  })

  const refusalOf = async (text: string, language: Language, table: string) => {
    const proposal = await analyst.propose(examples.question(text, language, [examples.table(table)]), [], [])
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

  it('tells an operation that is beyond it from data that is not there', async () => {
    expect(await refusalOf('What share of orders was returned?', 'EN', 'orders')).toMatchObject({
      reason: 'unsupported',
      missing: ['share'],
    })
    expect(await refusalOf('销售额的占比是多少', 'ZH-CN', '门店销售')).toMatchObject({
      reason: 'unsupported',
      missing: ['占比'],
    })
    expect(await refusalOf('hello', 'EN', 'orders')).toMatchObject({ reason: 'not-understood' })
  })

  it('gives up on a text that is no question', async () => {
    for (const text of ['???', '🙂', 'word '.repeat(1000), "'; DROP TABLE orders; --"])
      expect((await refusalOf(text, 'EN', 'orders')).reason).not.toBe('no-tables')
  })
})
