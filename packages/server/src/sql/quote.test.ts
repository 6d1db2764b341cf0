import { DuckDBInstance } from '@duckdb/node-api'
import { expect, test } from 'vitest'
import { quoteName, quoteText } from './quote.ts'

const awkward = [
  'plain',
  'a"b',
  "it's",
  `"; DROP TABLE x; --`,
  "'; DROP TABLE x; --",
  '\\',
  "\\'",
  'two\nlines',
  '$1',
  '?',
  '城市 😀',
  '',
]

test.each(awkward)('the engine reads %j back as it was', async (text) => {
  const connection = await (await DuckDBInstance.create(':memory:')).connect()
  const name = text === '' ? 'empty' : text
  const result = await connection.runAndReadAll(`SELECT ${quoteText(text)} AS ${quoteName(name)}`)
  expect(result.columnNames()).toEqual([name])
  expect(result.getRows()).toEqual([[text]])
})

test('a NUL, which would end the statement, is left out', () => {
  expect(quoteText("a\u0000' OR 1")).toBe("'a'' OR 1'")
  expect(quoteName('a\u0000"b')).toBe('"a""b"')
})
