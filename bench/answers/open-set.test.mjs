import { expect, test } from 'vitest'
import { BadArguments } from './bad-arguments.mjs'
import { namedOf } from './open-set.mjs'

const items = [{ id: 7 }, { id: 'a' }, { id: 't1', talk: 't' }, { id: 't2', talk: 't' }]
const named = (...ids) => namedOf(items, new Set(ids)).map(({ id }) => id)

test('only what is named is asked, in the order of the set', () => {
  expect(named('a', '7')).toEqual([7, 'a'])
  expect(named('t2', 't1')).toEqual(['t1', 't2'])
  expect(named('z')).toEqual([])
})

test('half a talk is refused, and the half that is missing is named', () => {
  expect(() => named('a', 't2')).toThrow(BadArguments)
  expect(() => named('a', 't2')).toThrow('t1 is missing')
})
