import { expect, test } from 'vitest'
import { foldName, newAccount, userIdOf } from './account.ts'

test.each([
  ['ADA', 'ada'],
  ['Zoe\u0308', 'zoë'],
  ['ＡＤＡ', 'ada'],
  ['Straße', 'STRASSE'],
  ['Σίσυφος', 'ΣΊΣΥΦΟΣ'],
])('%s and %s are one name', (one, other) => expect(foldName(one)).toBe(foldName(other)))

test.each([
  ['Zoe', 'Zoë'],
  ['ada', 'ada1'],
  ['a.b', 'ab'],
])('%s and %s are two', (one, other) => expect(foldName(one)).not.toBe(foldName(other)))

test('an account is a user of its own name, as it was given', () => {
  expect(userIdOf(newAccount('Zoe\u0308', false, new Date(0)))).toBe('account:Zoë')
})
