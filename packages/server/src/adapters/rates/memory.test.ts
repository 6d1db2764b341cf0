import { expect, test } from 'vitest'
import { ratesContract } from '../../ports/rates.contract.ts'
import { createMemoryRates } from './memory.ts'

ratesContract('memory', () => Promise.resolve(createMemoryRates({ monotonic: () => performance.now() })))

test('buckets that are full again are forgotten', async () => {
  let now = 0
  const rates = createMemoryRates({ monotonic: () => now })
  for (let key = 0; key < 100; key++) {
    await rates.take(`key ${key}`, 5)
    now += 1
  }
  expect(rates.size).toBe(100)
  now += 950
  await rates.take('key 99', 5)
  expect(rates.size).toBe(50)
  now += 2_000
  await rates.take('another', 5)
  expect(rates.size).toBe(1)
})
