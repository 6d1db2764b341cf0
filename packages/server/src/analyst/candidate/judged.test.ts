import { describe, expect, it } from 'vitest'
import type { Language } from '@auger/contract'
import { smallColumn, smallTable } from '../link/small-question.contract.ts'
import { candidatesOver } from './small-scene.contract.ts'

const when = { type: 'date', nature: 'time', minimum: '2022-03-01', maximum: '2024-06-30' } as const
const trains = smallTable('trains', [
  smallColumn('day', when),
  smallColumn('complaints', { type: 'integer', nature: 'amount' }),
  smallColumn('revenue', { type: 'number', nature: 'amount' }),
])

/** Of months by one figure. */
async function directions(
  text: string,
  figure: string,
  language: Language = 'EN',
): Promise<readonly string[]> {
  const found = await candidatesOver(text, { tables: [trains], relations: [], values: [], language })
  return [
    ...new Set(
      found.flatMap(({ frame: { ranking, dimensions, metrics } }) =>
        ranking === undefined || dimensions.length !== 1 || !JSON.stringify(metrics[0]).includes(figure)
          ? []
          : [ranking.direction],
      ),
    ),
  ]
}

describe('the worst', () => {
  it.each([
    ['EN', 'worst month for complaints', 'complaints', 'descending'],
    ['EN', 'worst month for revenue', 'revenue', 'ascending'],
    ['EN', 'lowest complaints by month', 'complaints', 'ascending'],
    ['EN', 'best month for complaints', 'complaints', 'ascending'],
    ['DE', 'schlechtester Monat nach Beschwerden', 'complaints', 'descending'],
    ['FR', 'pire mois pour les réclamations', 'complaints', 'descending'],
  ] as const)('%s: %s', async (language, text, figure, direction) => {
    expect(await directions(text, figure, language)).toEqual([direction])
  })
})
