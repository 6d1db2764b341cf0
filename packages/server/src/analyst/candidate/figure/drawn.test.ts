import { describe, expect, it } from 'vitest'
import { candidatesAbout, framesAbout } from '../small-scene.contract.ts'

const byCounty = [{ column: 'towers/county', as: 'county' }]
const counted = { kind: 'aggregate', function: 'count' }

describe('figures that are drawn', () => {
  it.each([
    ['number of towers by county, x axis in descending order', 'county'],
    ['total visitors by county, y axis in descending order', 'total visitors'],
  ])('are in the order of the axis that is named: %s', async (text, by) => {
    const [first] = await framesAbout(text)
    expect(first).toMatchObject({ dimensions: byCounty, ranking: { by, direction: 'descending' } })
  })

  it('are counts of each where counts are put in order', async () => {
    const [first] = await framesAbout('number of counties, y axis in ascending order')
    expect(first).toMatchObject({
      dimensions: byCounty,
      metrics: [{ metric: counted }],
      ranking: { direction: 'ascending' },
    })
  })

  it('are of the bins that a column of times is put into', async () => {
    const found = await candidatesAbout('average visitors, bin year into year intervals')
    const binned = found.find(({ notes }) => notes.includes('dimension:binned'))
    expect(binned?.frame).toMatchObject({
      dimensions: [{ column: 'towers/year', as: 'year' }],
      metrics: [{ metric: { kind: 'aggregate', function: 'mean' } }],
    })
  })
})

describe('groups', () => {
  it('are not parted again by the same column, nor is that counted in them', async () => {
    const frames = await framesAbout('how many counties are there for each county?')
    for (const { dimensions, metrics } of frames) {
      const columns = dimensions.map(({ column, grain }) => `${grain ?? ''} ${column}`)
      expect(new Set(columns).size).toBe(columns.length)
      for (const { metric } of metrics)
        if (metric.kind === 'aggregate' && metric.function === 'distinct')
          expect(dimensions).not.toContainEqual(
            expect.objectContaining({ column: metric.of?.kind === 'column' ? metric.of.column : '' }),
          )
    }
    expect(frames).toContainEqual(expect.objectContaining({ dimensions: byCounty }))
  })
})
