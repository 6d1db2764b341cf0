import { expect, it } from 'vitest'
import { aTable } from '../ports/store-samples.contract.ts'
import { askedTables } from './asked-tables.ts'

const source = { id: 'ds-1', datasetId: 'dset-1' }
const wide = aTable(source, 1, { name: 'sales' })
const long = aTable(source, 2, { name: 'sales_long', longOf: wide.id })

it('leaves out what a table holds once more', () => {
  expect(askedTables([wide, long])).toEqual([wide])
})

it('leaves out what another table stands for', () => {
  const other = aTable(source, 3)
  const instead = { ...long, standsFor: [wide.id] }
  const stack = aTable(source, 4, { standsFor: [wide.id, other.id] })
  expect(askedTables([wide, instead])).toEqual([instead])
  expect(askedTables([wide, long, other, stack])).toEqual([stack])
})

it('is the list itself where nothing is left out', () => {
  const tables = [wide]
  expect(askedTables(tables)).toBe(tables)
})
