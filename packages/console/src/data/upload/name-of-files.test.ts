import { expect, it } from 'vitest'
import { nameOfFiles } from './name-of-files.ts'

const named = (...names: string[]) => nameOfFiles(names.map((name) => ({ name })))

it('takes what the names begin with alike, else the first name', () => {
  expect(named('cafe_sales.csv')).toBe('cafe sales')
  expect(named('sales-2023.csv', 'sales-2024.csv')).toBe('sales')
  expect(named('orders.csv', 'people.csv')).toBe('orders')
  expect(named('---.csv')).toBe('---.csv')
})
