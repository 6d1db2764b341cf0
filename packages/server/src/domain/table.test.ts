import { expect, it } from 'vitest'
import { exactUpTo, isKey, noDetails, type Table } from './table.ts'

const tableOf = (rowCount: number, keys: Table['keys']): Table => ({
  id: 't',
  sourceId: 's',
  datasetId: 'd',
  name: 't',
  title: 't',
  objectKey: 'o',
  rowCount,
  columns: [
    {
      ...noDetails,
      name: 'code',
      type: 'text',
      role: 'identifier',
      missing: 0,
      distinct: rowCount,
      minimum: null,
      maximum: null,
      frequent: [],
    },
  ],
  keys,
})

it('takes no column for a key by an estimate', () => {
  expect(isKey(tableOf(exactUpTo, []), 'code')).toBe(true)
  expect(isKey(tableOf(exactUpTo + 1, []), 'code')).toBe(false)
  expect(isKey(tableOf(exactUpTo + 1, [['code']]), 'code')).toBe(true)
})
