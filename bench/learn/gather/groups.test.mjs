import { expect, test } from 'vitest'
import { groupOf } from './groups.mjs'

const item = (id, ...files) => ({ id, dataset: { name: files.join(' '), files } })

test('datasets that share a file, even by way of a third, are one group', () => {
  const items = [item(1, 'a', 'b'), item(2, 'b', 'c'), item(3, 'd'), item(4, 'c')]
  expect(items.map(groupOf('shops', items))).toEqual(['a', 'a', 'd', 'a'])
})

test('one table under headers of many languages is one group', () => {
  const items = [item(1, 'tables/flights.csv'), item(2, 'tables/flights.ZH-CN.csv')]
  const group = groupOf('locales', items)
  expect(group(items[0])).toBe(group(items[1]))
})
