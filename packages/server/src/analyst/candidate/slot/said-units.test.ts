import { expect, it } from 'vitest'
import { smallColumn, smallTable } from '../../link/small-question.contract.ts'
import { candidatesOver } from '../small-scene.contract.ts'

const calls = smallTable('calls', [
  smallColumn('agent', { nature: 'name' }),
  smallColumn('Wait (min)', { type: 'integer', nature: 'level', minimum: 0, maximum: 900 }),
  smallColumn('load_kg', { type: 'number', nature: 'level', minimum: 0, maximum: 5 }),
])

/** By column, what the filters of the cheapest frames compare with. */
async function comparedIn(text: string): Promise<readonly unknown[]> {
  const [first] = await candidatesOver(text, { tables: [calls], relations: [], values: [] })
  return first?.frame.filters ?? []
}

it.each([
  ['how many calls have a wait over 2 hours?', 'calls/Wait (min)', 120],
  ['how many calls have a wait over 90 minutes?', 'calls/Wait (min)', 90],
  ['how many calls have a wait over 45?', 'calls/Wait (min)', 45],
  ['how many calls have a load over 500 grams?', 'calls/load_kg', 0.5],
  ['how many calls took over 2 hours?', 'calls/Wait (min)', 120],
])('%s', async (text, column, value) => {
  expect(await comparedIn(text)).toEqual([{ kind: 'compare', column, operator: '>', value }])
})
