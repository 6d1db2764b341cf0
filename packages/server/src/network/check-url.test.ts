import { expect, test } from 'vitest'
import { parseUrl } from './check-url.ts'

test.each([
  ['https://example.com/a.csv', 'https://example.com/a.csv'],
  ['  HTTP://EXAMPLE.com:80/A.csv#part ', 'http://example.com/A.csv'],
  ['https://example.com:8443/?q=1', 'https://example.com:8443/?q=1'],
  ['http://example.com:1024', 'http://example.com:1024/'],
  ['http://example.com:443/', 'http://example.com:443/'],
  ['http://example.com./a b.csv', 'http://example.com/a%20b.csv'],
  ['https://bücher.example/größe.csv', 'https://xn--bcher-kva.example/gr%C3%B6%C3%9Fe.csv'],
  ['https://データ.example/', 'https://xn--5ckp3n.example/'],
  ['http://0x7f.1/', 'http://127.0.0.1/'],
  ['http://2130706433/', 'http://127.0.0.1/'],
  ['http://0177.0.0.1/', 'http://127.0.0.1/'],
  ['http://127.0.0.1./', 'http://127.0.0.1/'],
  ['http://127.0.0.1../', 'http://127.0.0.1/'],
  ['http://①②⑦.0.0.1/', 'http://127.0.0.1/'],
  ['http://%31%32%37.0.0.1/', 'http://127.0.0.1/'],
  ['http://[::FFFF:127.0.0.1]/', 'http://[::ffff:7f00:1]/'],
])('%s is %s', (given, wanted) => {
  expect(parseUrl(given).href).toBe(wanted)
})

test.each([
  ['', 'not a whole web address'],
  ['example.com/a.csv', 'not a whole web address'],
  ['/a.csv', 'not a whole web address'],
  ['https://', 'not a whole web address'],
  ['http://[::1/', 'not a whole web address'],
  ['http://1.2.3.4.5/', 'not a whole web address'],
  ['http://[fe80::1%25eth0]/', 'not a whole web address'],
  ['file:///etc/passwd', 'only http and https addresses are taken, not file:'],
  ['ftp://example.com/a.csv', 'not ftp:'],
  ['javascript:alert(1)', 'not javascript:'],
  ['data:text/csv,a', 'not data:'],
  ['https://user@example.com/', 'a user name or a password'],
  ['https://:secret@example.com/', 'a user name or a password'],
  ['http://example.com:22/', 'port 22 is not taken'],
  ['http://example.com:0/', 'port 0 is not taken'],
  ['http://example.com:1023/', 'port 1023 is not taken'],
])('%s is refused', (given, why) => {
  expect(() => parseUrl(given)).toThrow(expect.objectContaining({ name: 'AddressRefused', transient: false }))
  expect(() => parseUrl(given)).toThrow(why)
})

test('a refusal does not repeat a password', () => {
  expect(() => parseUrl('https://user:hunter2@example.com/')).not.toThrow('hunter2')
})

test('2,000 characters are not too many, and one more is', () => {
  const url = 'https://example.com/'.padEnd(2_000, 'a')
  expect(parseUrl(url).href).toBe(url)
  expect(() => parseUrl(`${url}a`)).toThrow('longer than 2,000 characters')
})
