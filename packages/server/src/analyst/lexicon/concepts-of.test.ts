import { expect, it } from 'vitest'
import { conceptsOf } from './concepts-of.ts'

it('reads what concepts are about and what they are near to', () => {
  const text = '# all\nrevenue : sales : amount money : near sales\nsales : sales : amount\n'
  expect([...conceptsOf(text, 'concepts.txt').values()]).toEqual([
    { id: 'revenue', subject: 'sales', kinds: ['amount', 'money'], near: ['sales'] },
    { id: 'sales', subject: 'sales', kinds: ['amount'], near: [] },
  ])
})

it.each([
  ['revenue = sales', 'concepts.txt:1: no "id : subject : kinds : near ids": revenue = sales'],
  ['a : b : c\na : b : c', 'concepts.txt:2: a is there twice'],
  ['a : b : c : near d', 'concepts.txt: a is near d, which is no concept'],
])('refuses %s', (text, message) => {
  expect(() => conceptsOf(text, 'concepts.txt')).toThrow(message)
})
