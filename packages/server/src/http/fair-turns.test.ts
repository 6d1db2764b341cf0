import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createFairTurns } from './fair-turns.ts'

const work = (milliseconds: number) => {
  for (const end = performance.now() + milliseconds; performance.now() < end;);
}

it('lets a few requests begin at once', () => {
  const turns = createFairTurns()
  expect([turns('a'), turns('b'), turns('a')]).toEqual([undefined, undefined, undefined])
})

it('begins one a turn beyond that, in turns among lines, and others get theirs between', async () => {
  const turns = createFairTurns()
  const begun: string[] = []
  const ask = async (project: string, name: string) => {
    await turns(project)
    begun.push(name)
    work(2)
  }
  const all = [ask('many', 'many 1'), ask('many', 'many 2')]
  work(5)
  all.push(ask('many', 'many 3'), ask('many', 'many 4'), ask('many', 'many 5'), ask('one', 'one 1'))
  for (let turn = 0; turn < 3; turn++) {
    await nextTurn()
    begun.push('somebody else')
  }
  await Promise.all(all)
  expect(begun.filter((name) => name !== 'somebody else')).toEqual([
    ...['many 1', 'many 2', 'many 3', 'one 1', 'many 4', 'many 5'],
  ])
  expect(begun.indexOf('somebody else')).toBeLessThan(begun.indexOf('many 4'))
})
