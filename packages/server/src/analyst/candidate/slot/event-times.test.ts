import { describe, expect, it } from 'vitest'
import type { Language } from '@auger/contract'
import { refOf } from '../../frame/column-ref.ts'
import { smallColumn, smallTable } from '../../link/small-question.contract.ts'
import { candidatesOver } from '../small-scene.contract.ts'

const date = { type: 'date', nature: 'time', minimum: '2022-01-03', maximum: '2024-06-30' } as const

const crates = smallTable(
  'crates',
  [
    smallColumn('packed_on', { ...date, distinct: 90 }),
    smallColumn('shipped_on', { ...date, distinct: 80, missing: 9 }),
    smallColumn('delivered_on', { ...date, distinct: 70, missing: 20 }),
    smallColumn('cancelled_on', { ...date, distinct: 15, missing: 80 }),
    smallColumn('load', { type: 'number', nature: 'amount' }),
  ],
  { rowCount: 100 },
)

const framesFor = async (text: string, language: Language = 'EN') =>
  (await candidatesOver(text, { tables: [crates], relations: [], values: [], language })).map(
    ({ frame }) => frame,
  )

const refIn = (name: string): string => JSON.stringify(refOf('crates', name))

describe('a time beside a word for what happened', () => {
  it.each([
    ['EN', 'total load delivered in 2023', 'delivered_on'],
    ['EN', 'total load shipped in March 2023', 'shipped_on'],
    ['EN', 'total load cancelled in 2023', 'cancelled_on'],
    ['DE', 'load storniert 2023', 'cancelled_on'],
    ['FR', 'total de load annulé en 2023', 'cancelled_on'],
    ['ES', 'total de load cancelado en 2023', 'cancelled_on'],
    ['PT', 'total de load cancelado em 2023', 'cancelled_on'],
    ['ZH-CN', '2023年取消的load总和', 'cancelled_on'],
  ] as const)('%s %s: is of that date', async (language, text, column) => {
    const filters = (await framesFor(text, language))
      .map((frame) => JSON.stringify(frame.filters))
      .filter((one) => one.includes('"2023-'))
    expect(filters[0]).toContain(refIn(column))
    expect(filters[0]).not.toContain(refIn('packed_on'))
  })

  it.each([
    ['cancellations per month', 'cancelled_on'],
    ['number of crates delivered per month', 'delivered_on'],
    ['crates shipped by quarter', 'shipped_on'],
  ])('%s: are parted by that date', async (text, column) => {
    const [parted] = (await framesFor(text)).flatMap(({ dimensions }) =>
      dimensions.flatMap((one) => (one.grain === undefined ? [] : [one.column])),
    )
    expect(parted).toBe(refOf('crates', column))
  })

  it('is not of a date that is denied', async () => {
    const [first] = (await framesFor('total load not cancelled in 2023')).map(({ filters }) =>
      JSON.stringify(filters),
    )
    expect(first).not.toContain(`"compare","column":${refIn('cancelled_on')}`)
  })

  it('and a year elsewhere in the question are of one date', async () => {
    const parted = (await framesFor('number of crates delivered per month in 2023')).filter(
      ({ dimensions, filters }) =>
        dimensions.some(({ grain }) => grain === 'month') &&
        dimensions.some(({ column }) => column === refOf('crates', 'delivered_on')) &&
        filters.length > 0,
    )
    expect(parted.length).toBeGreaterThan(0)
    expect(JSON.stringify(parted.map(({ filters }) => filters))).not.toContain(refIn('packed_on'))
  })
})
