import { describe, expect, it } from 'vitest'
import { emptyFrame, type Frame } from '../../frame/frame.ts'
import { smallColumn, smallTable } from '../../link/small-question.contract.ts'
import { candidatesOver } from '../small-scene.contract.ts'

const looms = smallTable('looms', [
  smallColumn('weaver', { nature: 'category', distinct: 4 }),
  smallColumn('woven', { type: 'date', nature: 'time', minimum: '2023-01-01', maximum: '2024-04-01' }),
  smallColumn('cloth', { type: 'number', nature: 'amount', distinct: 60 }),
])

const total = {
  as: 'cloth',
  metric: { kind: 'aggregate', function: 'sum', of: { kind: 'column', column: 'looms/cloth' } },
} as const

const most: Frame = {
  ...emptyFrame('looms'),
  task: 'figures',
  metrics: [total],
  dimensions: [{ column: 'looms/weaver', as: 'weaver' }],
  ranking: { by: 'cloth', direction: 'descending', count: 1 },
  answer: { kind: 'dimensions', rows: 'all' },
}

async function after(frame: Frame, text: string): Promise<Frame | undefined> {
  const before = [{ question: '', plan: { version: 1, steps: [] }, frame }] as const
  const [first] = await candidatesOver(text, { tables: [looms], relations: [], values: [] }, before)
  return first?.frame
}

describe('a follow-up', () => {
  it('asks for the second of what was put in an order', async () => {
    const next = await after(most, 'and the second one?')
    expect(next?.ranking).toEqual({ by: 'cloth', direction: 'descending', count: 1, offset: 1 })
  })

  it('turns the order round once, though it says so twice', async () => {
    const next = await after(most, 'the other way round: the least?')
    expect(next?.ranking?.direction).toBe('ascending')
  })

  it('parts by a part of time that comes round again', async () => {
    const { ranking: _, ...all } = most
    const next = await after({ ...all, answer: { kind: 'all' } }, 'by weekday?')
    expect(next?.dimensions).toEqual([expect.objectContaining({ column: 'looms/woven', grain: 'weekday' })])
    expect(next?.metrics).toEqual([total])
  })

  it('sums the same column up otherwise', async () => {
    const { ranking: _, ...all } = most
    const next = await after({ ...all, answer: { kind: 'all' } }, 'now the average instead')
    expect(next?.metrics[0]?.metric).toEqual({ ...total.metric, function: 'mean' })
  })
})
