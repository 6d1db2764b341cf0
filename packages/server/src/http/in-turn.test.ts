import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createInTurn } from './in-turn.ts'

it('does one thing after the other, others have their turn between, and a failure stops nobody', async () => {
  const inTurn = createInTurn()
  const said: string[] = []
  const work = (name: string) =>
    inTurn(async () => {
      said.push(`${name} begins`)
      await Promise.resolve()
      said.push(`${name} ends`)
      if (name === 'second') throw new Error('no')
      return name
    })
  const all = Promise.allSettled([work('first'), work('second'), work('third')])
  for (let turn = 0; turn < 3; turn++) {
    await nextTurn()
    said.push('another')
  }
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  const places = ['first ends', 'second begins', 'second ends', 'third begins'].map((one) =>
    said.indexOf(one),
  )
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(said.slice(said.indexOf('first ends'), said.indexOf('third begins'))).toContain('another')
})
