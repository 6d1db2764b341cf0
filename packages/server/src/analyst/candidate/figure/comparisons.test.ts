import { describe, expect, it } from 'vitest'
import { framesAbout } from '../small-scene.contract.ts'

const side = (name: string) => ({
  name,
  where: { kind: 'compare', column: 'towers/tower', operator: '=', value: name },
})
const [bell, mill] = [side('Bell'), side('Mill')]

describe('two named rows', () => {
  it('differ from the first to the second, and the other way', async () => {
    const comparisons = (await framesAbout('what is the difference in visitors between Bell and Mill?')).map(
      ({ comparison }) => comparison,
    )
    expect(comparisons).toContainEqual({ left: bell, right: mill, show: 'difference' })
    expect(comparisons).toContainEqual({ left: mill, right: bell, show: 'difference' })
  })

  it('are years apart', async () => {
    expect(await framesAbout('what is the difference in year between Bell and Mill?')).toContainEqual(
      expect.objectContaining({
        metrics: [
          expect.objectContaining({
            metric: {
              kind: 'aggregate',
              function: 'maximum',
              of: { kind: 'column', column: 'towers/year' },
            },
          }),
        ],
        comparison: { left: mill, right: bell, show: 'difference' },
      }),
    )
  })

  it('are put in an order where it is asked which has more', async () => {
    expect(await framesAbout('are there more towers in Kent or Essex?')).toContainEqual(
      expect.objectContaining({
        task: 'figures',
        dimensions: [{ column: 'towers/county', as: 'county' }],
        ranking: { by: 'number of rows', direction: 'descending' },
        answer: { kind: 'dimensions', rows: 'top' },
      }),
    )
  })
})
