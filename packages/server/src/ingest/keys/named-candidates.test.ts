import { expect, test } from 'vitest'
import { noDetails, type Column, type ColumnType, type Table } from '../../domain/table.ts'
import { namedCandidates } from './named-candidates.ts'

const column = (name: string, type: ColumnType = 'integer', distinct = 100): Column => ({
  ...noDetails,
  name,
  type,
  role: 'identifier',
  missing: 0,
  distinct,
  minimum: type === 'integer' ? 1 : 'a',
  maximum: type === 'integer' ? 100 : 'z',
  frequent: [],
})

const table = (title: string, key: string, columns: readonly Column[]): Table => ({
  id: title,
  sourceId: 's',
  datasetId: 'd',
  name: title,
  title,
  objectKey: title,
  rowCount: 100,
  columns,
  keys: key === '' ? [] : [[key]],
})

const found = (tables: readonly Table[]) =>
  namedCandidates(tables).map(
    ({ from, to }) => `${from.table.title}.${from.column.name} → ${to.table.title}.${to.column.name}`,
  )

const customers = table('customers', 'id', [column('id'), column('name', 'text')])

test.each([
  ['customer_id', 'id', 'customers'],
  ['CustomerID', 'id', 'customers'],
  ['customer', 'id', 'customers'],
  ['billing_customer_id', 'id', 'customers'],
  ['customer_id', 'customer_id', 'dim_customer'],
  ['region_code', 'region_code', 'areas'],
  ['mechanic_no', 'StaffNo', 'mechanics'],
  ['region', 'RegId', 'regions'],
  ['lead_mechanic_id', 'StaffNo', 'mechanics'],
  ['客户编号', '编号', '客户表'],
  ['客户编号', '客户编号', '名单'],
])('%s may point to %s of %s', (name, key, title) => {
  const target = table(title, key, [column(key)])
  const orders = table('orders', '', [column('amount', 'number'), column(name)])
  expect(found([target, orders])).toEqual([`orders.${name} → ${title}.${key}`])
})

test.each([
  [
    'another table that has an id',
    [customers, table('orders', 'id', [column('id'), column('total', 'number')])],
  ],
  ['another type', [customers, table('orders', '', [column('customer_id', 'text')])]],
  [
    'more values than there are keys',
    [customers, table('orders', '', [column('customer_id', 'integer', 900)])],
  ],
  [
    'values beyond those of the key',
    [customers, table('orders', '', [{ ...column('customer_id'), minimum: 5000, maximum: 6000 }])],
  ],
  [
    'a table of the same columns',
    ['january', 'february'].map((month) => table(month, 'order_no', [column('order_no'), column('x')])),
  ],
  ['what is no key', [table('customers', '', [column('id')]), table('orders', '', [column('customer_id')])]],
])('nothing points to %s', (_, tables) => expect(found(tables)).toEqual([]))

test('a thousand tables cost about as much as their columns', () => {
  const many = Array.from({ length: 1000 }, (_, index) =>
    table(`table${index}`, 'id', [
      column('id'),
      column('name', 'text'),
      column(`table${(index + 1) % 1000}_id`),
      column('date', 'date'),
      column('x'),
    ]),
  )
  expect(namedCandidates(many).length).toBeLessThanOrEqual(5_000)
})

test('whole numbers that are written as 1.0 may point to whole numbers, and amounts may not', () => {
  const written = { ...column('customer_id', 'number'), minimum: 1, maximum: 90 }
  const pointing = (one: Column) => found([customers, table('orders', '', [one, column('note', 'text')])])
  expect(pointing(written)).toEqual(['orders.customer_id → customers.id'])
  expect(pointing({ ...written, minimum: 1.5 })).toEqual([])
})
