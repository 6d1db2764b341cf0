import { expect, test } from 'vitest'
import { refuseForeign } from './refuse-foreign.ts'

const publicUrl = 'https://auger.example/below'
const attempt = (headers: { [name: string]: string }) => () =>
  refuseForeign({ headers: { host: '10.0.0.7:8080', ...headers } }, publicUrl)

test.each([
  {},
  { origin: 'http://10.0.0.7:8080' },
  { origin: 'https://10.0.0.7:8080' },
  { origin: 'https://auger.example' },
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none', origin: 'https://auger.example' },
])('%j is ours', (headers) => expect(attempt(headers)).not.toThrow())

test.each([
  { origin: 'http://10.0.0.7:3000' },
  { origin: 'http://10.0.0.7' },
  { origin: 'http://auger.example' },
  { origin: 'https://auger.example:8443' },
  { origin: 'https://auger.example.evil' },
  { origin: 'null' },
  { origin: '' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://auger.example' },
])('%j is of another page', (headers) => expect(attempt(headers)).toThrow('does not come from the page'))
