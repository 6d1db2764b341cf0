import { expect, test } from 'vitest'
import { singular, tableThings } from './name-forms.ts'

test.each([
  ['customers', 'customer'],
  ['categories', 'category'],
  ['boxes', 'box'],
  ['address', 'address'],
  ['status', 'status'],
  ['bus', 'bus'],
  ['orders', 'order'],
  ['客户', '客户'],
])('one of %s is a %s', (many, one) => expect(singular(many)).toBe(one))

test.each([
  ['dim_customers', ['customer']],
  ['Customers 2024', ['customer']],
  ['shop_order_items', ['shoporderitem', 'item', 'shop']],
  ['客户信息', ['客户']],
  ['2024', []],
])('%s is about %j', (title, things) => expect(tableThings(title)).toEqual(things))
