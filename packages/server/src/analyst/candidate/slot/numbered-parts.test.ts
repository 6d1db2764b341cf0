import { describe, expect, it } from 'vitest'
import type { Language } from '@auger/contract'
import { smallColumn, smallTable } from '../../link/small-question.contract.ts'
import { candidatesOver } from '../small-scene.contract.ts'

const whole = (low: number, high: number) =>
  ({ type: 'integer', nature: 'time', minimum: low, maximum: high, distinct: high - low + 1 }) as const
const hives = smallTable('hives', [
  smallColumn('year', whole(2019, 2023)),
  smallColumn('month', whole(1, 12)),
  smallColumn('honey', { type: 'number', nature: 'amount' }),
])

async function filtersOf(text: string, language: Language = 'EN') {
  const found = await candidatesOver(text, { tables: [hives], relations: [], values: [], language })
  return found.map(({ frame }) => JSON.stringify(frame.filters))
}
const month = (value: number) => `{"kind":"compare","column":"hives/month","operator":"=","value":${value}}`

describe('months as numbers', () => {
  it.each([
    ['EN', 'total honey in August'],
    ['DE', 'Honig im August'],
    ['FR', 'total honey en août'],
  ] as const)('are chosen by their names, in %s: %s', async (language, text) => {
    expect((await filtersOf(text, language)).some((filters) => filters.includes(month(8)))).toBe(true)
  })

  it('are those of the year that is said with them', async () => {
    const filters = await filtersOf('total honey in August 2022')
    expect(filters.some((one) => one.includes('"value":2022') && one.includes(month(8)))).toBe(true)
  })

  it('are several where a quarter or a range is said', async () => {
    const filters = await filtersOf('total honey from April to June 2022')
    expect(filters.some((one) => one.includes('hives/month","values":[4,5,6]'))).toBe(true)
  })

  it('are no years', async () => {
    const filters = await filtersOf('total honey in 2022')
    expect(filters.filter((one) => one.includes('hives/month'))).toEqual([])
    expect(filters.some((one) => one.includes('hives/year'))).toBe(true)
  })
})
