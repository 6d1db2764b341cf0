import { expect, it } from 'vitest'
import { framesAbout } from './small-scene.contract.ts'

it('a thing that says of what the next one is takes no part of its own', async () => {
  const [first] = await framesAbout('visitors by tower county')
  expect(first).toMatchObject({ task: 'figures', dimensions: [{ column: 'towers/county' }] })
})

it('what is set in relation to it is set in relation to the next one', async () => {
  expect(await framesAbout('number of towers per tower county')).toContainEqual(
    expect.objectContaining({ dimensions: [{ column: 'towers/county', as: 'county' }] }),
  )
})
