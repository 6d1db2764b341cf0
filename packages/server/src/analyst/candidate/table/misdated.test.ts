import { describe, expect, it } from 'vitest'
import { smallColumn, smallTable } from '../../link/small-question.contract.ts'
import { candidatesOver } from '../small-scene.contract.ts'

const when = { type: 'date', nature: 'time', minimum: '2022-03-01', maximum: '2024-06-30' } as const
const key = (name: string) => smallColumn(name, { nature: 'key' })

const breeders = smallTable('breeders', [key('breeder_id'), smallColumn('joined_on', when)], { rowCount: 9 })
const litters = smallTable('litters', [key('litter_id'), key('breeder_id'), smallColumn('born_on', when)], {
  rowCount: 40,
})
const puppies = smallTable(
  'puppies',
  [key('puppy_id'), key('litter_id'), smallColumn('weight', { type: 'number', nature: 'amount' })],
  { rowCount: 200 },
)
const names = (from: string, to: string, column: string) => ({
  from: { tableId: from, column },
  to: { tableId: to, column },
  contained: 1,
  confidence: 1,
  why: 'the name',
})
const valley = {
  tables: [breeders, litters, puppies],
  relations: [names('puppies', 'litters', 'litter_id'), names('litters', 'breeders', 'breeder_id')],
  values: [],
}
const askedOf = async (text: string, tableId: string): Promise<readonly string[]> =>
  (await candidatesOver(text, valley))
    .filter(({ frame }) => frame.tableId === tableId)
    .map(({ frame }) => JSON.stringify([frame.filters, frame.dimensions]))

describe('a period that is said of no column', () => {
  it('is that of the nearest table on the way that says when', async () => {
    const frames = await askedOf('total weight in 2023', 'puppies')
    expect(frames.some((frame) => frame.includes('litters/born_on'))).toBe(true)
    expect(frames.filter((frame) => frame.includes('breeders/joined_on'))).toEqual([])
  })

  it('parts the rows by that table, too', async () => {
    const frames = await askedOf('total weight by month', 'puppies')
    expect(frames.some((frame) => frame.includes('litters/born_on'))).toBe(true)
    expect(frames.filter((frame) => frame.includes('breeders/joined_on'))).toEqual([])
  })

  it('is that of what only describes where this is named', async () => {
    const frames = await askedOf('total weight of breeders joined in 2023', 'puppies')
    expect(frames.some((frame) => frame.includes('breeders/joined_on'))).toBe(true)
  })
})
