import { expect, it } from 'vitest'
import { candidatesAbout } from '../candidate/small-scene.contract.ts'
import { featuresOfAll } from './features.ts'

it.each([
  ['number of towers and total visitors by county', 2],
  ['average visitors and number of towers by county', 2],
])('%s: one of the two is half of it', async (text, both) => {
  const all = await candidatesAbout(text)
  const features = featuresOfAll(all)
  const byCount = (count: number) =>
    all.flatMap(({ frame }, at) =>
      frame.task === 'figures' &&
      frame.dimensions.length === 1 &&
      frame.metrics.length === count &&
      features[at]?.has('leftover') === false
        ? [features[at]]
        : [],
    )
  expect(byCount(1).length).toBeGreaterThan(0)
  for (const one of byCount(1)) expect(one?.has('joint:half'), JSON.stringify([...(one ?? [])])).toBe(true)
  expect(byCount(both).some((one) => one?.has('joint:whole') === true)).toBe(true)
})

it('says nothing where nothing is joined', async () => {
  for (const one of featuresOfAll(await candidatesAbout('total visitors by county')))
    expect([...one.keys()].filter((name) => name.startsWith('joint:'))).toEqual([])
})
