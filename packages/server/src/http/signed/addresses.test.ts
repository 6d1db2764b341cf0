import { expect, test } from 'vitest'
import { createAddresses, encodeSegment } from './addresses.ts'

const now = { value: Date.parse('2026-01-01T00:00:00Z') }
const addresses = createAddresses({
  secret: 'a secret of the test',
  baseUrl: () => 'http://host',
  clock: { now: () => new Date(now.value) },
})

const parts = (address: string) => {
  const url = new URL(address)
  return { path: url.pathname, query: Object.fromEntries(url.searchParams) }
}

test('an address verifies until the very moment it was signed for', () => {
  for (const lifetime of [60_000, 59_001, 1]) {
    const { path, query } = parts(addresses.sign('/files/a.csv', new Date(now.value + lifetime)))
    now.value += lifetime - 1
    expect(addresses.verify(path, query)).toBe(true)
    now.value += 1
    expect(addresses.verify(path, query)).toBe(false)
  }
})

test('any changed byte of path, expiry or signature is refused', () => {
  const { path, query } = parts(addresses.sign('/files/a.csv', new Date(now.value + 60_000)))
  const changed = (text: string, at: number) =>
    text.slice(0, at) + (text[at] === 'x' ? 'y' : 'x') + text.slice(at + 1)
  for (let at = 1; at < path.length; at++) expect(addresses.verify(changed(path, at), query)).toBe(false)
  for (const name of ['expires', 'signature'] as const)
    for (let at = 0; at < (query[name] ?? '').length; at++)
      expect(addresses.verify(path, { ...query, [name]: changed(query[name] ?? '', at) })).toBe(false)
  expect(addresses.verify(path, { ...query, expires: `0${query['expires']}` })).toBe(false)
  expect(addresses.verify(path, {})).toBe(false)
})

test('a segment keeps only characters that every client leaves alone', () => {
  expect(encodeSegment("a b/(c)'!*é.csv")).toBe('a%20b%2F%28c%29%27%21%2A%C3%A9.csv')
})
