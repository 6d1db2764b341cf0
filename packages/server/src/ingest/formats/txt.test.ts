import { expect, test } from 'vitest'
import { documentFormatContract } from '../documents/document-format.contract.ts'
import { readSample } from '../documents/samples/read-sample.contract.ts'

documentFormatContract('txt', {
  good: 'Harvest report\n\nPlums came late.\nPears did not.\n\n\nThe end.',
  says: ['Harvest report\n\nPlums came late.\nPears did not.\n\nThe end.'],
  grids: [],
  silent: '\n \n\t\n',
  strangers: [
    [
      'in a Japanese encoding',
      Buffer.from('8ab88e9a82c6956c89bc96bc82aa8dac82b682e995b68fcd82c582b78142', 'hex'),
      /漢|章|文/,
    ],
    [
      'in UTF-16 without a mark',
      Buffer.from('Words that are plain\n', 'utf16le').swap16(),
      /Words that are plain.*utf-16be/,
    ],
    ['a program', Buffer.alloc(3_000, '\u0001\u0002x'), /data that only a program can read/],
  ],
  bombs: [
    [
      'more text than a document may hold',
      () => Buffer.alloc(105_000_000, 'plum '),
      /100,000,000 characters/,
    ],
    ['more pages than a document may have', () => '\f'.repeat(30_000), /20,000 pages/],
  ],
})

test('form feeds part pages', async () => {
  const { texts, report } = await readSample('one\n\ftwo\n\nstill two\fthree', 'txt')
  expect(texts).toEqual([
    { text: 'one', headings: [], page: 1 },
    { text: 'two\n\nstill two', headings: [], page: 2 },
    { text: 'three', headings: [], page: 3 },
  ])
  expect(report.pages).toBe(3)
})

test('lines may end as on any system', async () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const { texts } = await readSample(['one', 'two', '', 'three'].join(end), 'txt')
    expect(texts).toEqual([{ text: 'one\ntwo\n\nthree', headings: [] }])
  }
})

test('a blank run of millions of spaces takes no time to speak of', async () => {
  const { text } = await readSample(`a${' '.repeat(20_000_000)}b`, 'txt')
  expect(text).toHaveLength(20_000_002)
})
