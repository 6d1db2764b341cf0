import { expect, it } from 'vitest'
import { smallColumn, smallTable } from '../link/small-question.contract.ts'
import { framesOver } from './small-scene.contract.ts'

const races = smallTable(
  'races',
  [
    smallColumn('regatta', { nature: 'name', distinct: 3 }),
    smallColumn('rank', { type: 'integer', nature: 'level', distinct: 3, minimum: 1, maximum: 9 }),
    smallColumn('boat', { nature: 'category', distinct: 2 }),
  ],
  { rowCount: 3 },
)

it('an ordinal beside a deed tells how something came out', async () => {
  const frames = await framesOver([races], 'at which regatta did they finish first?')
  expect(frames).toContainEqual(
    expect.objectContaining({
      task: 'rows',
      shown: ['races/regatta'],
      filters: [{ kind: 'compare', column: 'races/rank', operator: '=', value: 1 }],
    }),
  )
})

it('the best rank is the least number', async () => {
  const [cheapest] = await framesOver([races], 'which boat has the highest rank?')
  expect(cheapest).toMatchObject({
    shown: ['races/boat'],
    ranking: { by: 'races/rank', direction: 'ascending', count: 1 },
  })
})
