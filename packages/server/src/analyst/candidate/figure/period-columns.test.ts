import { describe, expect, it } from 'vitest'
import type { Table } from '../../../domain/table.ts'
import { smallColumn, smallTable } from '../../link/small-question.contract.ts'
import { candidatesOver, framesOver } from '../small-scene.contract.ts'

const departures = (maximum: number): Table =>
  smallTable('departures', [
    smallColumn('train', { nature: 'name' }),
    smallColumn('hour', { type: 'integer', nature: 'amount', minimum: 4, maximum }),
  ])

const byHour = [{ column: 'departures/hour', as: 'hour' }]

describe('a period that a column holds by itself', () => {
  it('parts the rows where its numbers are those of the period', async () => {
    const frames = await framesOver([departures(23)], 'number of departures per hour of the day')
    expect(frames).toContainEqual(expect.objectContaining({ task: 'figures', dimensions: byHour }))
  })

  it('is none where they are too many', async () => {
    const found = await candidatesOver('number of departures per hour of the day', {
      tables: [departures(900)],
      relations: [],
      values: [],
    })
    expect(found.flatMap(({ notes }) => notes)).not.toContain('dimension:period-column')
  })
})
