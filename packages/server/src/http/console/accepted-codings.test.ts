import { expect, test } from 'vitest'
import { acceptedCodings } from './accepted-codings.ts'

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['GZIP', ['gzip']],
  ['br;q=0, gzip;q=0.5', ['gzip']],
  ['br ; q=0.000', []],
  ['identity', []],
  ['brotli', []],
  [undefined, []],
])('%s is read as %j', (header, codings) => expect(acceptedCodings(header)).toEqual(codings))
