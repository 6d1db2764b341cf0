import { expect, test } from 'vitest'
import { ownAddress } from './own-address.ts'

test.each([
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['http://0.0.0.0:8080', 'http://127.0.0.1:8080'],
  ['http://[::]:8080', 'http://[::1]:8080'],
  ['http://10.0.0.7:81', 'http://10.0.0.7:81'],
])('what listens on %s reaches itself at %s', (bound, own) => {
  expect(ownAddress(bound)).toBe(own)
})
