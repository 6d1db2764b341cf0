import { expect, it } from 'vitest'
import { fileExtensions } from '@auger/contract'
import { readExtensions, refusalOf } from './refusal.ts'

it('knows the formats of the contract', () => {
  expect([...readExtensions]).toEqual([...fileExtensions])
})

it('names what cannot be read before anything is sent', () => {
  expect(refusalOf({ name: 'Sales.CSV', size: 1 })).toBeUndefined()
  expect(refusalOf({ name: 'virus.exe', size: 1 })).toBe('format')
  expect(refusalOf({ name: 'csv', size: 1 })).toBe('format')
  expect(refusalOf({ name: 'a.csv.gz', size: 1 })).toBe('format')
  expect(refusalOf({ name: 'a.csv', size: 0 })).toBe('empty')
})
