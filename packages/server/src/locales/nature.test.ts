import { describe, expect, it } from 'vitest'
import { natureOf, singular } from './index.ts'

describe('natureOf', () => {
  it.each([
    ['sales', 'extensive'],
    ['Visits', 'extensive'],
    ['unit_price', 'intensive'],
    ['unitPrice', 'intensive'],
    ['Avg Price', 'intensive'],
    ['Weight (kg)', 'intensive'],
    ['销售额', 'extensive'],
    ['平均单价', 'intensive'],
    ['blorp', 'unknown'],
  ])('%s is %s', (name, nature) => {
    expect(natureOf(name)).toBe(nature)
  })
})

describe('singular', () => {
  it.each([
    ['orders', 'order'],
    ['cities', 'city'],
    ['boxes', 'box'],
    ['classes', 'class'],
    ['people', 'person'],
    ['status', 'status'],
    ['bus', 'bus'],
    ['houses', 'house'],
    ['series', 'series'],
  ])('of %s is %s', (plural, one) => {
    expect(singular(plural)).toBe(one)
  })
})
