import { expect, it } from 'vitest'
import { framesAbout } from '../small-scene.contract.ts'

it('shows all that share the first place', async () => {
  expect(await framesAbout('which towers have the lowest visitors?')).toContainEqual(
    expect.objectContaining({
      shown: ['towers/tower'],
      filters: [{ kind: 'against', column: 'towers/visitors', operator: '=', function: 'minimum' }],
    }),
  )
})

it('shares the first place among the rows that are chosen', async () => {
  const kent = { kind: 'compare', column: 'towers/county', operator: '=', value: 'Kent' }
  expect(await framesAbout('which towers in Kent have the highest visitors?')).toContainEqual(
    expect.objectContaining({
      shown: ['towers/tower'],
      filters: [
        kent,
        {
          kind: 'among',
          column: 'towers/visitors',
          operator: '>=',
          of: { tableId: 'towers', verbs: [{ kind: 'filter', where: kent }], column: 'towers/visitors' },
        },
      ],
    }),
  )
})
