import { expect, it } from 'vitest'
import { aTable } from '../ports/store-samples.contract.ts'
import { distinctNames } from './distinct-names.ts'

const source = { id: 'ds-1', datasetId: 'dset-1' }
const wide = aTable(source, 1, { name: 'sales' })
const long = aTable(source, 2, { name: 'sales_long', longOf: wide.id })

it('a file that is called like a table with a row for each time keeps its name', () => {
  const file = aTable({ id: 'ds-2', datasetId: 'dset-1' }, 1, { name: 'sales_long' })
  expect(distinctNames([wide, long, file]).map(({ name }) => name)).toEqual([
    'sales',
    'sales_long_2',
    'sales_long',
  ])
})
