import { expect, it } from 'vitest'
import { aTable } from '../ports/store-samples.contract.ts'
import { sameTables } from './same-tables.ts'

const source = { id: 'ds-1', datasetId: 'dset-1' }

it('gives the objects of the first time for the same tables', () => {
  const [first, again] = [[aTable(source, 1)], [aTable(source, 1)]]
  expect(again).toEqual(first)
  expect(sameTables(first)).toBe(first)
  expect(sameTables(again)).toBe(first)
})

it('tells another reading, another name, another choice of tables and what was found out later apart', () => {
  const structure = { row: { noun: 'order', by: [] }, namings: [], nestings: [], metrics: [], currency: null }
  const one = [aTable(source, 1)]
  sameTables(one)
  for (const other of [
    [aTable(source, 1, { objectKey: 'sources/ds-1/1/1.parquet' })],
    [aTable(source, 1, { name: 'other' })],
    [aTable(source, 1), aTable(source, 2)],
    [aTable(source, 1, { structure })],
  ])
    expect(sameTables(other)).toBe(other)
})

it('has what is defined in the tables, the same objects for the same definitions', () => {
  const kilograms = {
    id: 'def-1',
    kind: 'unit',
    table: 'weighed',
    tableId: 'ds-1-1',
    column: 'city',
    unit: 'kg',
  } as const
  const read = () => [aTable(source, 1, { name: 'weighed' })]
  const plain = sameTables(read())
  const weighed = sameTables(read(), [kilograms])
  expect(weighed[0]?.columns[0]?.unit).toEqual({ kind: 'unit', text: 'kg' })
  expect(plain[0]?.columns[0]?.unit).toBeNull()
  expect(sameTables(read(), [{ ...kilograms }])).toBe(weighed)
  expect(sameTables(read())).toBe(plain)
  // What changes no column makes no other tables.
  const meaning = {
    id: 'def-2',
    kind: 'meaning',
    table: 'weighed',
    tableId: 'ds-1-1',
    column: 'city',
    text: 'x',
  } as const
  expect(sameTables(read(), [kilograms, meaning])).toBe(weighed)
})

it('keeps only what was asked lately', () => {
  const one = [aTable(source, 1, { name: 'kept' })]
  sameTables(one)
  for (let number = 0; number < 20; number++) sameTables([aTable(source, 1, { name: `filler ${number}` })])
  const again = [aTable(source, 1, { name: 'kept' })]
  expect(sameTables(again)).toBe(again)
})
