import fc from 'fast-check'
import { expect, it } from 'vitest'
import { jsonPieces } from './json-pieces.ts'

it('says what JSON.stringify says', () => {
  fc.assert(
    fc.property(fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.array(fc.jsonValue())), (value) => {
      expect([...jsonPieces(value, 10)].join('')).toBe(JSON.stringify(value))
    }),
    { seed: 19 },
  )
  const absent = { first: undefined, rows: [[1, undefined, null]], last: undefined }
  expect([...jsonPieces(absent, 10)].join('')).toBe(JSON.stringify(absent))
})

it('is in pieces of about the length', () => {
  const rows = Array.from({ length: 1_000 }, (_, row) => [row, 'a text of a cell'])
  const pieces = [...jsonPieces({ code: 0, data: { result: { rows } } }, 1_000)]
  expect(pieces.length).toBeGreaterThan(10)
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(1_100)
})
