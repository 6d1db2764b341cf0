import { describe, expect, it } from 'vitest'
import type { Language } from '@auger/contract'
import { smallColumn, smallTable } from '../../../link/small-question.contract.ts'
import { candidatesOver } from '../../small-scene.contract.ts'

const berths = smallTable('berths', [
  smallColumn('quay', { nature: 'category' }),
  smallColumn('fare', { type: 'number', nature: 'amount', minimum: 3, maximum: 90 }),
  smallColumn('rebate', { type: 'integer', nature: 'amount', minimum: 0, maximum: 15 }),
])

const framesFor = async (text: string, language: Language) =>
  (await candidatesOver(text, { tables: [berths], relations: [], values: [], language })).map(
    ({ frame }) => frame,
  )

describe('some and none of a column, beside each other', () => {
  it.each([
    ['EN', 'average fare with and without rebate', 'with rebate', 'without rebate'],
    ['EN', 'average fare with a rebate and without a rebate', 'with rebate', 'without rebate'],
    ['EN', 'average fare with or without rebate', 'with rebate', 'without rebate'],
    ['DE', 'durchschnittliche fare mit und ohne rebate', 'mit rebate', 'ohne rebate'],
    ['FR', 'fare moyen avec et sans rebate', 'avec rebate', 'sans rebate'],
    ['ES', 'fare promedio con y sin rebate', 'con rebate', 'sin rebate'],
    ['PT', 'fare médio com e sem rebate', 'com rebate', 'sem rebate'],
    ['IT', 'fare medio con e senza rebate', 'con rebate', 'senza rebate'],
  ] as const)('%s %s: are two sides', async (language, text, some, none) => {
    const frames = await framesFor(text, language)
    const sides = frames.flatMap(({ comparison }) => (comparison === undefined ? [] : [comparison]))
    expect(sides[0]).toMatchObject({ left: { name: some }, right: { name: none }, show: 'sides' })
  })

  it('never choose the rows that have some or none, which are all', async () => {
    const frames = await framesFor('average fare with and without rebate', 'EN')
    expect(frames.length).toBeGreaterThan(0)
    expect(JSON.stringify(frames.map(({ filters }) => filters))).not.toContain('"or"')
  })

  it('is one alone where only one is named', async () => {
    const frames = await framesFor('average fare without rebate', 'EN')
    expect(frames.some(({ filters }) => filters.length === 1)).toBe(true)
    expect(frames.every(({ comparison }) => comparison === undefined)).toBe(true)
  })
})
