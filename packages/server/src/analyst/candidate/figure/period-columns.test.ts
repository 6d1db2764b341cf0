import { describe, expect, it } from 'vitest'
import type { Table } from '../../../domain/table.ts'
import { smallColumn, smallTable } from '../../link/small-question.contract.ts'
import { candidatesOf, framesOf } from '../small-scene.contract.ts'

const departures = (maximum: number): Table =>
  smallTable('departures', [
    smallColumn('train', { nature: 'name' }),
    smallColumn('hour', { type: 'integer', nature: 'amount', minimum: 4, maximum }),
  ])

const byHour = [{ column: 'departures/hour', as: 'hour' }]

describe('a period that a column holds by itself', () => {
  it('parts the rows where its numbers are those of the period', async () => {
    const frames = await framesOf('number of departures per hour of the day', [departures(23)])
    expect(frames).toContainEqual(expect.objectContaining({ task: 'figures', dimensions: byHour }))
  })

  it('is none where they are too many', async () => {
    const found = await candidatesOf('number of departures per hour of the day', [departures(900)])
    expect(found.flatMap(({ notes }) => notes)).not.toContain('dimension:period-column')
  })
})
