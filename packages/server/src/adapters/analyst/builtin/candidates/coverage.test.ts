import type { Language } from '@auger/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openExamples, type Examples } from '../../../../operations/example-tables.contract.ts'
import { coverage } from './coverage.ts'
import { mentionsIn } from './mentions-in.contract.ts'
import { noUnits } from './units.ts'

const sales = `CREATE TABLE orders AS SELECT * FROM (VALUES
  (1, 'Rome', DATE '2023-01-05', 10.5), (2, 'Oslo', DATE '2023-02-07', 20), (3, 'Rome', DATE '2024-02-09', 30))
  AS t(order_id, city, sold, amount)`

let examples: Examples
beforeAll(async () => {
  examples = await openExamples([], [sales])
})
afterAll(() => examples.close())

function leftOf(text: string, language: Language): ReadonlyMap<string, number> {
  return new Map(coverage(mentionsIn(examples, 'orders', text, language), noUnits))
}

describe('what a plan leaves unread', () => {
  it.each([
    ['EN', 'the average amount for each city'],
    ['EN', 'average amount per month'],
    ['ZH-CN', '每年的平均金额'],
    ['ZH-CN', '每个城市的平均金额'],
    ['VI', 'số tiền trung bình của mỗi thành phố'],
    ['KO', '도시별 평균 금액'],
  ] as const)('%s: %s: groups that are told apart by something', (language, text) => {
    expect(leftOf(text, language).get('unused:group:tied')).toBe(1)
  })

  it.each([
    ['EN', 'the amount of each order'],
    ['EN', 'the average amount'],
    ['EN', 'the amount for each order_id'],
  ] as const)('%s: %s: no such groups', (language, text) => {
    expect(leftOf(text, language).has('unused:group:tied')).toBe(false)
  })

  it.each([
    ['EN', 'the major orders'],
    ['DE', 'die wichtigen Bestellungen'],
    ['ID', 'pesanan besar'],
    ['ZH-CN', '主要订单'],
    ['AR', 'الطلبات الكبيرة'],
  ] as const)('%s: %s: a bound that is not said', (language, text) => {
    expect(leftOf(text, language).get('unused:vague')).toBe(1)
    expect(leftOf(text, language).get('unexplained:any')).toBe(1)
  })

  it.each([
    ['EN', 'how large is the amount'],
    ['ID', 'berapa besar jumlah'],
    ['FR', 'le plus grand montant'],
    ['TR', 'en büyük tutar'],
  ] as const)('%s: %s: nothing of a bound that is not said', (language, text) => {
    expect(leftOf(text, language).has('unused:vague')).toBe(false)
  })

  it.each([
    ['ZH-CN', '在2023年有多少订单', 'unused:between'],
    ['RU', 'заказы с суммой ниже 20', 'unused:when'],
    ['ZH-CN', '一共有多少订单', 'unused:number'],
  ] as const)('%s: %s: nothing of %s', (language, text, kind) => {
    expect(leftOf(text, language).has(kind)).toBe(false)
  })

  it.each([
    ['EN', 'which manager sold the highest amount'],
    ['ZH-CN', '哪个店长的金额最高'],
    ['ID', 'manajer mana yang menjual paling banyak'],
  ] as const)('%s: %s: what is asked for', (language, text) => {
    expect(leftOf(text, language).get('unexplained:asked')).toBe(1)
  })

  it('tells a range that no plan made', () => {
    expect(leftOf('amounts between 5 and 20', 'EN').get('unused:between')).toBe(1)
  })

  it('counts words, and not the letters that they are written with', () => {
    expect(leftOf('wholesale customers', 'EN').get('unexplained')).toBe(2)
    expect(leftOf('批发客户', 'ZH-CN').get('unexplained')).toBe(2)
  })
})
