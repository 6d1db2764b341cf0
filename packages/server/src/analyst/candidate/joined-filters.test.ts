import { expect, it } from 'vitest'
import { framesAbout } from './small-scene.contract.ts'

const is = (column: string, value: string) => ({ kind: 'compare', column, operator: '=', value })

it('takes values of one column together that are named apart', async () => {
  const filters = (await framesAbout('how many more visitors has Bell than Mill?')).map((one) => one.filters)
  expect(filters).toContainEqual([{ kind: 'in', column: 'towers/tower', values: ['Bell', 'Mill'] }])
  expect(filters).not.toContainEqual([is('towers/tower', 'Bell'), is('towers/tower', 'Mill')])
})

it('takes conditions on two columns as alternatives where "or" stands between, or else as both', async () => {
  const [county, tower] = [is('towers/county', 'Kent'), is('towers/tower', 'Mill')]
  const either = (await framesAbout('visitors in Kent or of Mill')).map(({ filters }) => filters)
  expect(either).toContainEqual([{ kind: 'or', conditions: [county, tower] }])
  const both = (await framesAbout('visitors in Kent of Mill')).map(({ filters }) => filters)
  expect(both).toContainEqual([county, tower])
  expect(both.flat().some(({ kind }) => kind === 'or')).toBe(false)
})
