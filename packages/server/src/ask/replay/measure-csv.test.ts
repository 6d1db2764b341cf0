import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { measureCsv } from './measure-csv.ts'

const never = new AbortController().signal
const text = 'city,note\r\nOslo,"a ""wet""\r\nday"\r\n\r\nBergen,\r\n'
const digestOf = (content: string) => createHash('sha256').update(content).digest('hex')

async function* inPieces(content: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(content)
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

test.each([1, 2, 3, 7, 1_000])('rows are counted across quotes and in pieces of %i bytes', async (size) => {
  expect(await measureCsv(inPieces(text, size), 1, never)).toEqual({
    rows: 3,
    digest: digestOf(text),
    restDigest: digestOf('\r\nBergen,\r\n'),
  })
})

test('a table with no more than the first rows has no rest, a header alone no rows', async () => {
  expect((await measureCsv(inPieces(text, 5), 3, never)).restDigest).toBe(digestOf(''))
  expect(await measureCsv(inPieces('city\r\n', 5), 3, never)).toMatchObject({ rows: 0 })
})

test('an aborted reading stops', async () => {
  await expect(measureCsv(inPieces(text, 5), 3, AbortSignal.abort())).rejects.toThrow()
})
