import { describe, expect, it } from 'vitest'
import { framesAbout } from '../small-scene.contract.ts'

const of = (column: string) => ({
  tableId: 'towers',
  verbs: [
    { kind: 'filter', where: { kind: 'compare', column: 'towers/tower', operator: '=', value: 'Bell' } },
  ],
  column,
})

describe('rows beyond a row that is named', () => {
  it('have more of what is named', async () => {
    expect(await framesAbout('which tower has more visitors than Bell?')).toContainEqual(
      expect.objectContaining({
        shown: ['towers/tower'],
        filters: [{ kind: 'among', column: 'towers/visitors', operator: '>', of: of('towers/visitors') }],
      }),
    )
  })

  it('are counted as well', async () => {
    expect(await framesAbout('how many towers have fewer visitors than Bell?')).toContainEqual(
      expect.objectContaining({
        task: 'figures',
        filters: [{ kind: 'among', column: 'towers/visitors', operator: '<', of: of('towers/visitors') }],
      }),
    )
  })

  it('come later by the column that says when, all or the next alone', async () => {
    const filters = [{ kind: 'among', column: 'towers/year', operator: '>', of: of('towers/year') }]
    const frames = await framesAbout('which tower came after Bell?')
    expect(frames).toContainEqual(
      expect.objectContaining({
        shown: ['towers/tower'],
        filters,
        ranking: { by: 'towers/year', direction: 'ascending', count: 1 },
      }),
    )
    expect(frames).toContainEqual(
      expect.objectContaining({
        order: {
          kind: 'beside',
          where: { kind: 'compare', column: 'towers/tower', operator: '=', value: 'Bell' },
          offset: 1,
        },
      }),
    )
  })

  it('are not looked for where nothing is held against the row', async () => {
    const frames = await framesAbout('how many visitors has Bell?')
    expect(frames.length).toBeGreaterThan(0)
    expect(frames.flatMap(({ filters }) => filters).some(({ kind }) => kind === 'among')).toBe(false)
  })
})
