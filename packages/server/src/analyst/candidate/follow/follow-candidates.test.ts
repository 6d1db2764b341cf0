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

const over = { tables: [looms], relations: [], values: [] }
const plan = { version: 1, steps: [] } as const

async function after(frame: Frame, text: string): Promise<Frame | undefined> {
  const [first] = await candidatesOver(text, over, [{ question: '', plan, frame }])
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

  it('points at what the answer before was about, whatever it asks of it', async () => {
    const result = {
      columns: [
        { name: 'weaver', type: 'text' },
        { name: 'cloth', type: 'number' },
      ],
      rows: [['Ada', 70]],
    }
    const all = await candidatesOver('what is its average cloth?', over, [
      { question: '', plan, frame: most, result },
    ])
    const mean = { kind: 'aggregate', function: 'mean', of: { kind: 'column', column: 'looms/cloth' } }
    expect(all.map(({ frame }) => frame)).toContainEqual(
      expect.objectContaining({
        filters: [{ kind: 'compare', column: 'looms/weaver', operator: '=', value: 'Ada' }],
        dimensions: [],
        metrics: [expect.objectContaining({ metric: mean })],
      }),
    )
  })

  it('sets the last two answers against each other', async () => {
    const of = (value: string): Frame => ({
      ...emptyFrame('looms'),
      task: 'figures',
      metrics: [total],
      filters: [{ kind: 'compare', column: 'looms/weaver', operator: '=', value }],
    })
    const all = await candidatesOver(
      'how big is the difference?',
      over,
      ['Ada', 'Bo'].map((value) => ({ question: '', plan, frame: of(value) })),
    )
    expect(all.map(({ frame }) => frame.comparison)).toContainEqual({
      left: { name: 'Bo', where: of('Bo').filters[0] },
      right: { name: 'Ada', where: of('Ada').filters[0] },
      show: 'difference',
    })
  })

  const ofAda = {
    columns: [
      { name: 'weaver', type: 'text' },
      { name: 'cloth', type: 'number' },
    ],
    rows: [['Ada', 70]],
  }
  const isAda = { kind: 'compare', column: 'looms/weaver', operator: '=', value: 'Ada' } as const
  const single: Frame = { ...emptyFrame('looms'), task: 'figures', metrics: [total], filters: [isAda] }

  it('asks for the figure of what came first', async () => {
    const all = await candidatesOver('how much was it?', over, [
      { question: '', plan, frame: most, result: ofAda },
    ])
    expect(all[0]?.frame).toMatchObject({ filters: [isAda], dimensions: [], metrics: [total] })
  })

  it('finds the order again behind what was asked of its first place', async () => {
    const all = await candidatesOver('who was second?', over, [
      { question: '', plan, frame: most, result: ofAda },
      { question: '', plan, frame: single, result: { columns: [], rows: [] } },
    ])
    expect(all[0]?.frame.ranking).toEqual({ by: 'cloth', direction: 'descending', count: 1, offset: 1 })
  })

  it('tells the others without what came first', async () => {
    const all = await candidatesOver('and the others?', over, [
      { question: '', plan, frame: most, result: ofAda },
    ])
    expect(all[0]?.frame.filters).toEqual([{ kind: 'not', condition: isAda }])
  })

  it('is of everything again', async () => {
    const [first] = await candidatesOver('now for everything', over, [{ question: '', plan, frame: single }])
    expect(first?.frame).toMatchObject({ filters: [], metrics: [total] })
  })

  it('keeps the figure where only a period and a grain are named', async () => {
    const all = await candidatesOver('2023 by month please', over, [{ question: '', plan, frame: single }])
    expect(all.length).toBeGreaterThan(0)
    for (const { frame } of all) expect(frame.metrics).toEqual([total])
  })

  it('leaves a question that asks by itself as it is', async () => {
    const all = await candidatesOver('what is the total cloth by weaver?', over, [
      { question: '', plan, frame: single },
    ])
    expect(all[0]?.frame).toMatchObject({ filters: [], dimensions: [{ column: 'looms/weaver' }] })
  })

  it('goes on from nothing that was asked of other tables', async () => {
    const frame = { ...most, tableId: 'sheds', dimensions: [] }
    const all = await candidatesOver('and by weaver?', over, [{ question: '', plan, frame }])
    expect(all.length).toBeGreaterThan(0)
    expect(all.flatMap(({ notes }) => notes)).not.toContain('follow')
  })
})
