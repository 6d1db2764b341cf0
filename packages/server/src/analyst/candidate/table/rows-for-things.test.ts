import { describe, expect, it } from 'vitest'
import { smallColumn, smallTable } from '../../link/small-question.contract.ts'
import { candidatesOver } from '../small-scene.contract.ts'

const landings = (skippers: number, orders = 200) =>
  smallTable(
    'orders',
    [
      smallColumn('order_no', { nature: 'key', distinct: orders }),
      smallColumn('skipper', { nature: 'name', distinct: skippers }),
      smallColumn('port', { nature: 'category', distinct: 4 }),
      smallColumn('catch', { type: 'number', nature: 'amount' }),
    ],
    { rowCount: 200, keys: orders === 200 ? [['order_no']] : [] },
  )

const countsOver = async (text: string, table: ReturnType<typeof landings>) =>
  (await candidatesOver(text, { tables: [table], relations: [], values: [] })).flatMap(({ frame }) =>
    frame.dimensions.length > 0
      ? []
      : frame.metrics.flatMap(({ metric }) => (metric.kind === 'aggregate' ? [metric.function] : [])),
  )

describe('how many of what several rows tell of', () => {
  it.each(['how many skippers are there?', 'number of skippers', 'count the skippers'])(
    '%s: are the different ones',
    async (text) => {
      const counts = await countsOver(text, landings(12))
      expect(counts[0]).toBe('distinct')
    },
  )

  it('may be rows where hardly two have one name', async () => {
    expect(await countsOver('how many skippers are there?', landings(190))).toContain('count')
  })

  it('are the different keys, though the table is called so', async () => {
    const counts = await countsOver('how many orders are there?', landings(12, 80))
    expect(counts[0]).toBe('distinct')
  })

  it('are rows where each has a key of its own', async () => {
    expect((await countsOver('how many orders are there?', landings(12)))[0]).toBe('count')
  })
})
