import { describe, expect, it } from 'vitest'
import type { Table } from '../../../domain/table.ts'
import { smallColumn, smallTable } from '../../link/small-question.contract.ts'
import { framesOver } from '../small-scene.contract.ts'

const repairs: Table = smallTable('repairs', [
  smallColumn('clock', { nature: 'name' }),
  smallColumn('workshop', { nature: 'category', distinct: 3 }),
  smallColumn('received', { type: 'date', nature: 'time', minimum: '2023-01-02', maximum: '2024-05-01' }),
  smallColumn('repaired', {
    type: 'date',
    nature: 'time',
    minimum: '2023-01-05',
    maximum: '2024-05-09',
    missing: 4,
  }),
])

describe('how long something took', () => {
  it('is the time from one date to the next, averaged where nothing else is said', async () => {
    const frames = await framesOver([repairs], 'how many days does a repair take by workshop?')
    expect(frames).toContainEqual(
      expect.objectContaining({
        dimensions: [{ column: 'repairs/workshop', as: 'workshop' }],
        metrics: [
          expect.objectContaining({
            metric: {
              kind: 'aggregate',
              function: 'mean',
              of: { kind: 'days', from: 'repairs/received', to: 'repairs/repaired' },
            },
          }),
        ],
      }),
    )
  })
})
