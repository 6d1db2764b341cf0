import { describe, expect, it } from 'vitest'
import { framesAbout } from '../small-scene.contract.ts'

describe('rows in an order', () => {
  it('show what puts them in it with another column', async () => {
    expect(await framesAbout('what is the highest visitors and the county?')).toContainEqual(
      expect.objectContaining({
        shown: ['towers/visitors', 'towers/county'],
        ranking: { by: 'towers/visitors', direction: 'descending', count: 1 },
      }),
    )
  })

  it('say which of two has more', async () => {
    expect(await framesAbout('which has more visitors, Bell or Mill?')).toContainEqual(
      expect.objectContaining({
        shown: ['towers/tower'],
        filters: [{ kind: 'in', column: 'towers/tower', values: ['Bell', 'Mill'] }],
        ranking: { by: 'towers/visitors', direction: 'descending', count: 1 },
      }),
    )
  })

  it.each([
    ['what was the first tower in Kent?', 'ascending'],
    ['what was the last tower in Kent?', 'descending'],
  ])('are first and last in time or in the file: %s', async (text, direction) => {
    const frames = await framesAbout(text)
    expect(frames).toContainEqual(
      expect.objectContaining({
        shown: ['towers/tower'],
        ranking: { by: 'towers/year', direction, count: 1 },
      }),
    )
    expect(frames.some(({ order }) => order?.kind === 'edge')).toBe(true)
  })

  it('go by the number that a text begins with', async () => {
    expect(await framesAbout('which tower has the greatest height?')).toContainEqual(
      expect.objectContaining({
        shown: ['towers/tower'],
        ranking: { by: 'towers/height', direction: 'descending', count: 1, written: true },
      }),
    )
  })
})
