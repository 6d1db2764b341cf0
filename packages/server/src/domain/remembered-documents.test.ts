import { expect, it } from 'vitest'
import { createRememberedDocuments } from './remembered-documents.ts'

const schema = {}
const long = (letter: string) => letter.repeat(5_000)

it('finds what was kept for the same schema, and nothing short', () => {
  const documents = createRememberedDocuments(20_000)
  documents.keep(schema, long('a'), 1)
  documents.keep(schema, 'short', 2)
  expect(documents.find(schema, long('a'))?.value).toBe(1)
  expect(documents.find({}, long('a'))).toBeUndefined()
  expect(documents.find(schema, long('b'))).toBeUndefined()
  expect(documents.find(schema, 'short')).toBeUndefined()
})

it('forgets the oldest where they are too long together, and keeps none that is too long alone', () => {
  const documents = createRememberedDocuments(12_000)
  for (const letter of ['a', 'b', 'c', 'c']) documents.keep(schema, long(letter), letter)
  documents.keep(schema, 'd'.repeat(12_001), 'd')
  const found = ['a', 'b', 'c'].map((letter) => documents.find(schema, long(letter))?.value)
  expect(found).toEqual([undefined, 'b', 'c'])
  expect(documents.find(schema, 'd'.repeat(12_001))).toBeUndefined()
})
