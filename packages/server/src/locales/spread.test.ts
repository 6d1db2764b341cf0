import { expect, it } from 'vitest'
import { spread } from './spread.ts'

it.each([
  ['most', ['most']],
  ['car(o/a/os)', ['caro', 'cara', 'caros']],
  ['trend[s]', ['trends', 'trend']],
  ['[the] last (day/week)', ['the last day', 'the last week', 'last day', 'last week']],
  ['(car(o/a)/barat(o/a))', ['caro', 'cara', 'barato', 'barata']],
  ['[from] (a/b)[c]', ['from ac', 'from a', 'from bc', 'from b', 'ac', 'a', 'bc', 'b']],
])('spreads %s over its forms', (phrase, forms) => {
  expect(spread(phrase)).toEqual(forms)
})

it('refuses a bracket that is not closed', () => {
  expect(() => spread('car(o/a')).toThrow('a bracket is not closed: car(o/a')
})
