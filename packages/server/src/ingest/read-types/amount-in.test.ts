import { expect, test } from 'vitest'
import { amountIn, isMoney } from './amount-in.ts'

test.each([
  ['$1,234', 1234],
  ['12.5 %', 12.5],
  ['(1,200)', -1200],
  ['€ 3.000,50', 3000.5],
  ['1.234.567', 1_234_567],
  ['1 234,5', 1234.5],
  ['₹ 1,00,000', 100_000],
  ['−7 €', -7],
  ['.5', 0.5],
  ['2019', 2019],
])('%s is %d', (text, number) => expect(amountIn(text)).toBe(number))

test.each(['', 'Revenue', 'Q1 2023', '2023年', 'B 12', '1.2.3,4,5', '-'])('"%s" is no amount', (text) =>
  expect(amountIn(text)).toBeUndefined(),
)

test('money has its currency beside it', () => {
  expect(['$1,234', 'EUR 5', '7 zł'].map(isMoney)).toEqual([true, true, true])
  expect(['1,234', '25%', '5 kg', '(1)'].map(isMoney)).toEqual([false, false, false, false])
})
