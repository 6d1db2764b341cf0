import { expect, it } from 'vitest'
import { framesAbout } from '../small-scene.contract.ts'

const kent = { kind: 'compare', column: 'towers/county', operator: '=', value: 'Kent' }

it('shows as many rows as are asked for, or all of them', async () => {
  const frames = await framesAbout('list two towers in Kent')
  const shown = { shown: ['towers/tower'], filters: [kent] }
  expect(frames).toContainEqual(
    expect.objectContaining({ ...shown, order: { kind: 'edge', edge: 'first', count: 2 } }),
  )
  expect(frames.some(({ order, ranking }) => order === undefined && ranking === undefined)).toBe(true)
})

it('counts no more than there are rows, unless a word beside it says so', async () => {
  const countsOf = async (text: string) =>
    (await framesAbout(text)).flatMap(({ ranking }) => (ranking === undefined ? [] : [ranking.count]))
  expect(await countsOf('which of the 3 towers have the highest visitors?')).toContain(3)
  expect(await countsOf('which of the 500 towers has the highest visitors?')).not.toContain(500)
  expect(await countsOf('the 500 highest towers by visitors')).toContain(500)
})
