import { describe, expect, it } from 'vitest'
import { refOf } from '../../frame/column-ref.ts'
import { smallColumn, smallTable } from '../../link/small-question.contract.ts'
import { candidatesOver } from '../small-scene.contract.ts'

const when = { type: 'date', nature: 'time', minimum: '2019-03-01', maximum: '2024-06-30' } as const

const jetties = smallTable('jetties', [smallColumn('jetty', { nature: 'name' }), smallColumn('built', when)])
const landings = smallTable('landings', [
  smallColumn('jetty', { nature: 'category' }),
  smallColumn('landed', when),
  smallColumn('catch', { type: 'number', nature: 'amount' }),
])
const relations = [
  {
    from: { tableId: 'landings', column: 'jetty' },
    to: { tableId: 'jetties', column: 'jetty' },
    contained: 1,
    confidence: 1,
    why: 'the name',
  },
]

const timesOf = (filters: readonly unknown[]): string => JSON.stringify(filters)

describe('a year without a column', () => {
  it('is that of what happens, and not that of what is only described', async () => {
    const [first] = await candidatesOver('total catch 2023', {
      tables: [jetties, landings],
      relations,
      values: [],
    })
    expect(timesOf(first?.frame.filters ?? [])).toContain(refOf('landings', 'landed'))
  })

  it('is noted where the column has no moment of it', async () => {
    const [first] = await candidatesOver('total catch 2031', {
      tables: [landings],
      relations: [],
      values: [],
    })
    expect(first?.notes).toContain('filter:time:outside')
  })
})

describe('a month and a year', () => {
  it.each(['total catch July 2023', 'total catch in july of 2023', 'total catch 2023 July'])(
    '%s is never the one or the other',
    async (text) => {
      const candidates = await candidatesOver(text, { tables: [landings], relations: [], values: [] })
      expect(candidates.length).toBeGreaterThan(0)
      expect(timesOf(candidates.flatMap(({ frame }) => frame.filters))).not.toContain('"or"')
    },
  )
})
