import { expect, it } from 'vitest'
import { aTable } from '../ports/store-samples.contract.ts'
import type { Definition } from './definition.ts'
import { withDefinitions } from './with-definitions.ts'

const orders = aTable({ id: 'ds-1', datasetId: 'dset-1' }, 1, { name: 'orders' })
const staff = aTable({ id: 'ds-2', datasetId: 'dset-1' }, 1, { name: 'staff' })

const unit = (text: string, change: Partial<Definition> = {}): Definition =>
  ({
    id: 'def-1',
    kind: 'unit',
    table: 'orders',
    tableId: 'ds-1-1',
    column: 'city',
    unit: text,
    ...change,
  }) as Definition

const unitsOf = (definitions: readonly Definition[], tables = [orders, staff]) =>
  withDefinitions(tables, definitions).map(({ columns }) => columns[0]?.unit)

it.each([
  ['%', 'percent'],
  ['€', 'currency'],
  ['EUR', 'currency'],
  ['kg', 'unit'],
  ['eur', 'unit'],
])('a column counts what people say: %s', (text, kind) => {
  expect(unitsOf([unit(text)])).toEqual([{ kind, text }, null])
})

it('what is said of a table that is gone is said of its namesake, and of no other', () => {
  const again = aTable({ id: 'ds-3', datasetId: 'dset-1' }, 1, { name: 'orders' })
  expect(unitsOf([unit('kg')], [staff, again])).toEqual([null, { kind: 'unit', text: 'kg' }])
  expect(unitsOf([unit('kg')], [staff, again, orders])).toEqual([null, null, { kind: 'unit', text: 'kg' }])
  expect(unitsOf([unit('kg')], [staff])).toEqual([null])
})

it('a column is what people say that it is', () => {
  const stock = { ...unit(''), kind: 'nature', nature: 'stock' } as Definition
  const natures = withDefinitions([orders, staff], [stock]).map(({ columns }) => columns[0]?.nature)
  expect(natures).toEqual(['stock', staff.columns[0]?.nature])
  expect(natures[1]).not.toBe('stock')
})

it('tables of which nothing is said stay the same objects', () => {
  const tables = [orders, staff]
  expect(withDefinitions(tables, [])).toBe(tables)
  expect(withDefinitions(tables, [unit('kg', { column: 'gone' })])[1]).toBe(staff)
  expect(unitsOf([unit('kg', { column: 'gone' })])).toEqual([null, null])
})
