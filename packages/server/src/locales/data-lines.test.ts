import { expect, it } from 'vitest'
import { dataLines } from './data-lines.ts'

it('reads heads and phrases, comments aside and lines that go on put together', () => {
  const text = [
    '# A comment',
    '',
    'group = by | per # another',
    '  | for each',
    'compare = before = exactly | =',
    'compare >= before of=age = aged at least',
  ].join('\n')
  expect(dataLines(text, 'senses.txt')).toEqual([
    { head: 'group', phrases: ['by', 'per', 'for each'], place: 'senses.txt:3' },
    { head: 'compare = before', phrases: ['exactly', '='], place: 'senses.txt:5' },
    { head: 'compare >= before of=age', phrases: ['aged at least'], place: 'senses.txt:6' },
  ])
})

it.each([
  ['group by', 'senses.txt:1: no "head = phrases": group by'],
  ['group = by |  | per', 'senses.txt:1: a phrase is empty'],
])('refuses %s', (text, message) => {
  expect(() => dataLines(text, 'senses.txt')).toThrow(message)
})
