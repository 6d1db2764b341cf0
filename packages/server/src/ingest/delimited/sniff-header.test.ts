import { expect, test } from 'vitest'
import { sniffHeader } from './sniff-header.ts'

test.each([
  [
    'names over values',
    [
      ['city', 'amount'],
      ['Oslo', '3'],
    ],
    true,
  ],
  ['names over nothing', [['city', 'amount']], true],
  [
    'names over texts',
    [
      ['city', 'kind'],
      ['Oslo', 'apple'],
      ['Bergen', 'pear'],
    ],
    true,
  ],
  [
    'years over values',
    [
      ['country', '2021', '2022', '2023'],
      ['Peru', '1', '2', '3'],
    ],
    true,
  ],
  [
    'a blank name',
    [
      ['', 'amount'],
      ['Oslo', '3'],
    ],
    true,
  ],
  [
    'values from the first row on',
    [
      ['Oslo', '12'],
      ['Bergen', '7'],
    ],
    false,
  ],
  [
    'numbers alone',
    [
      ['1', '2'],
      ['3', '4'],
    ],
    false,
  ],
  [
    'a date in the first row',
    [
      ['Oslo', '2024-01-01'],
      ['Bergen', '2024-01-02'],
    ],
    false,
  ],
  [
    'texts that come again',
    [
      ['Oslo', 'apple'],
      ['Bergen', 'pear'],
      ['Oslo', 'apple'],
    ],
    false,
  ],
  ['nothing', [], false],
  [
    'a blank row',
    [
      ['', ''],
      ['1', '2'],
    ],
    false,
  ],
])('%s', (_, rows, header) => {
  expect(sniffHeader(rows)).toBe(header)
})
