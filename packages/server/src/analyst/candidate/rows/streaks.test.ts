import { expect, it } from 'vitest'
import { framesAbout } from '../small-scene.contract.ts'

const kent = { kind: 'compare', column: 'towers/county', operator: '=', value: 'Kent' }

it('counts rows in a row that meet what is said', async () => {
  expect(await framesAbout('how many consecutive towers are in Kent?')).toContainEqual(
    expect.objectContaining({ filters: [], shown: [], order: { kind: 'streak', where: kent } }),
  )
})

it('needs a word for it', async () => {
  const frames = await framesAbout('how many towers are in Kent?')
  expect(frames).toContainEqual(expect.objectContaining({ filters: [kent] }))
  expect(frames.some(({ order }) => order?.kind === 'streak')).toBe(false)
})
