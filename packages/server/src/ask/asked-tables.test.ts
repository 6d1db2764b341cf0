import { expect, it } from 'vitest'
import { aTable } from '../ports/store-samples.contract.ts'
import { askedTables } from './asked-tables.ts'
import { distinctNames } from './distinct-names.ts'

const source = { id: 'ds-1', datasetId: 'dset-1' }
const wide = aTable(source, 1, { name: 'sales' })
const long = aTable(source, 2, { name: 'sales_long', longOf: wide.id })

it('leaves out what a table holds once more', () => {
  expect(askedTables([wide, long])).toEqual([wide])
})

it('is the list itself where nothing is left out', () => {
  const tables = [wide]
  expect(askedTables(tables)).toBe(tables)
})

it('a file that is called like such a table keeps its name', () => {
  const file = aTable({ id: 'ds-2', datasetId: 'dset-1' }, 1, { name: 'sales_long' })
  expect(distinctNames([wide, long, file]).map(({ name }) => name)).toEqual([
    'sales',
    'sales_long_2',
    'sales_long',
  ])
})
