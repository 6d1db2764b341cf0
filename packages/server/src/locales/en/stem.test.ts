import { expect, it } from 'vitest'
import { stem } from './stem.ts'

it.each([
  'order orders ordered ordering',
  'ship shipped shipping ships',
  'price prices priced pricing',
  'rate rated rates',
  'complete completed completes completing',
  'deliver delivered delivers',
  'sell sold sells selling',
  'category categories',
  'return returned returns returning',
  'cancel canceled cancels',
  'charge charged charges',
  'pay paid pays paying',
  'apply applied applies applying',
  'create created creating',
  'visit visited visiting visits',
  'person people',
  'sku skus',
])('%s share a stem', (line) => {
  expect(new Set(line.split(' ').map(stem)).size).toBe(1)
})

it.each([
  'rat rate',
  'custom customer',
  'product production',
  'met meter',
  'numb number',
  'stat station',
  'need speed',
])('%s do not', (line) => {
  expect(new Set(line.split(' ').map(stem)).size).toBe(2)
})

it.each(['need', 'speed', 'spring', 'string', 'series', 'status', 'bus', '2024', 'q1'])(
  '%s stays',
  (word) => {
    expect(stem(word)).toBe(word)
  },
)
