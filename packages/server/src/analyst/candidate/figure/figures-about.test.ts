import { describe, expect, it } from 'vitest'
import type { Frame } from '../../frame/frame.ts'
import { smallColumn, smallTable } from '../../link/small-question.contract.ts'
import { framesOver } from '../small-scene.contract.ts'

const when = { type: 'date', nature: 'time', minimum: '2022-03-01', maximum: '2024-06-30' } as const
const pools = smallTable('swims', [
  smallColumn('day', when),
  smallColumn('pool', { nature: 'category', distinct: 3 }),
  smallColumn('water temperature', { type: 'number', nature: 'level' }),
  smallColumn('takings', { type: 'number', nature: 'amount', unit: { kind: 'currency', text: '€' } }),
])
const withVisitors = {
  ...pools,
  columns: [...pools.columns, smallColumn('visitors', { type: 'integer', nature: 'amount' })],
}

const figuresOf = (frames: readonly Frame[]): readonly string[] =>
  frames
    .filter(({ ranking }) => ranking !== undefined)
    .map(({ metrics: [first] }) => JSON.stringify(first ?? null))

describe('a superlative that says by what', () => {
  it('has groups put in order by the column that it is about', async () => {
    const frames = figuresOf(await framesOver([pools], 'which pool is the hottest'))
    expect(frames.some((metric) => metric.includes('"mean"') && metric.includes('water temperature'))).toBe(
      true,
    )
    expect(frames.filter((metric) => metric.includes('takings'))).toEqual([])
  })

  it('counts rows where nothing says how busy it was', async () => {
    const [first, ...others] = figuresOf(await framesOver([pools], 'which is the busiest weekday'))
    expect(first).toContain('"count"')
    expect([first, ...others].filter((metric) => metric?.includes('takings'))).toEqual([])
  })

  it('adds up those who came where a column counts them', async () => {
    const [first] = figuresOf(await framesOver([withVisitors], 'which is the busiest weekday'))
    expect(first).toContain('visitors')
  })
})

describe('what asks how much of something there is', () => {
  it('is answered by the column that it is about', async () => {
    const frames = await framesOver([pools], 'how hot was it on average in 2023')
    expect(JSON.stringify(frames.map(({ metrics }) => metrics))).toContain('water temperature')
  })
})
