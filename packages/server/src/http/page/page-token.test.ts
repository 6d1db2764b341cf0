import { expect, test } from 'vitest'
import { createPageToken } from './page-token.ts'

test('a token is of one login of one service', () => {
  const token = createPageToken('secret')
  const login = { hash: 'a' }
  expect(token.isOf(login, token.of(login))).toBe(true)
  for (const given of [
    token.of({ hash: 'b' }),
    createPageToken('other').of(login),
    `${token.of(login)}=`,
    token.of(login).slice(1),
    '',
    undefined,
    [token.of(login)],
  ])
    expect(token.isOf(login, given)).toBe(false)
})
