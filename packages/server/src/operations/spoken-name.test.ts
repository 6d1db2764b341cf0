import { expect, test } from 'vitest'
import { spokenName } from './spoken-name.ts'

test.each([
  ['total paid_eur', 'total paid'],
  ['room_type', 'room type'],
  ['average unitPrice', 'average unit price'],
  ['units_sold_90d', 'units sold 90d'],
  ['Unit price', 'Unit price'],
  ['Handle Time (min)', 'Handle Time (min)'],
  ['_hidden', '_hidden'],
  ['GDP', 'GDP'],
  ['卖_价', '卖 价'],
])('%s is said as %s', (name, said) => {
  expect(spokenName(name)).toBe(said)
})
