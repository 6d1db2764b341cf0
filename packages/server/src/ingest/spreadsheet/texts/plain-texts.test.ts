import { expect, test } from 'vitest'
import { clockText, dateText, hoursText } from './date-text.ts'
import { plainNumber } from './plain-number.ts'

test.each([
  [5, '5'],
  [-0.25, '-0.25'],
  [0.1 + 0.2, '0.3'],
  [44.274999999999999, '44.275'],
  [1e15, '1000000000000000'],
  [9007199254740991, '9007199254740991'],
  [1e20, '1e+20'],
  [1.5e-9, '1.5e-9'],
])('the number %d', (value, text) => {
  expect(plainNumber(value)).toBe(text)
})

// Excel counts the 10th of August 2007 as 39304, and as 1462 less on the old Macintosh.
test.each([
  [39304, 1900, '2007-08-10'],
  [37842, 1904, '2007-08-10'],
  [39304.5, 1900, '2007-08-10 12:00:00'],
  [39304 + 1 / 86_400, 1900, '2007-08-10 00:00:01'],
  [39304.25 + 0.5 / 86_400, 1900, '2007-08-10 06:00:00.500'],
  [1, 1900, '1900-01-01'],
  [0, 1904, '1904-01-01'],
  [-5, 1900, '-5'],
  [3_000_000, 1900, '3000000'],
] as const)('the date %d from %d', (serial, epoch, text) => {
  expect(dateText(serial, epoch)).toBe(text)
})

test('times of day and stretches of time', () => {
  expect(clockText(0)).toBe('00:00:00')
  expect(clockText(0.75)).toBe('18:00:00')
  expect(hoursText(1.5)).toBe('36')
  expect(hoursText(10 / 86_400)).toBe('0.00277777777778')
})
