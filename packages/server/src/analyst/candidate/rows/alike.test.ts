import { expect, it } from 'vitest'
import { framesAbout } from '../small-scene.contract.ts'

it('finds other rows that share what a named row has', async () => {
  const bell = { kind: 'compare', column: 'towers/tower', operator: '=', value: 'Bell' }
  expect(await framesAbout('which tower is in the same county as Bell?')).toContainEqual(
    expect.objectContaining({
      shown: ['towers/tower'],
      filters: [
        {
          kind: 'among',
          column: 'towers/county',
          of: { tableId: 'towers', verbs: [{ kind: 'filter', where: bell }], column: 'towers/county' },
        },
        { kind: 'not', condition: bell },
      ],
    }),
  )
})
