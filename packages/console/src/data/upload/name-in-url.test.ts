import { expect, it } from 'vitest'
import { nameInUrl } from './name-in-url.ts'

it('names a file by the end of its path', () => {
  expect(nameInUrl('https://example.org/data/sales%20of%202024.csv?sheet=1')).toBe('sales of 2024.csv')
  expect(nameInUrl('https://example.org/')).toBe('https://example.org/')
  expect(nameInUrl('no address')).toBe('no address')
  expect(nameInUrl('https://example.org/%E0%A4.csv')).toBe('https://example.org/%E0%A4.csv')
})
