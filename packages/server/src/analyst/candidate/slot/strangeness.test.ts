import { expect, it } from 'vitest'
import { smallColumn } from '../../link/small-question.contract.ts'
import { strangeness } from './strangeness.ts'

const column = (name: string, nature: 'amount' | 'percentage') =>
  smallColumn(name, { type: 'number', nature, minimum: 0, maximum: 60 })

it('percent are said of what holds percent', () => {
  const said = { operator: '>', values: [40], isPercent: true } as const
  expect(strangeness(column('turnout', 'percentage'), said)).toBe(0)
  expect(strangeness(column('% of seats', 'amount'), said)).toBe(0)
  expect(strangeness(column('seats', 'amount'), said)).toBeGreaterThan(0)
})

it('what no value is, is hardly said of a column', () => {
  const said = { operator: '=', isPercent: false } as const
  expect(strangeness(column('seats', 'amount'), { ...said, values: [40] })).toBe(0)
  expect(strangeness(column('seats', 'amount'), { ...said, values: [400] })).toBeGreaterThan(0)
})
