import { expect, test } from 'vitest'
import { ingestBench, typesOf } from '../ingest-bench.contract.ts'
import { missingInText, missingInValues } from './missing-words.ts'

const bench = ingestBench()

test('no word is there twice, has spaces around it or begins with a digit', () => {
  expect(new Set(missingInValues).size).toBe(missingInValues.length)
  expect(missingInValues.filter((word) => word !== word.trim() || /^[0-9]/.test(word))).toEqual([])
})

test('every word is missing among numbers; among words only the unmistakable are', async () => {
  const rows = missingInValues.map((word, index) => `${index};${word};${word}`)
  const csv = ['id;amount;word', ...rows, ...rows.map((_, index) => `x${index};${index};plain`)].join('\n')
  const { table } = await bench.ingested('missing.csv', Buffer.from(csv))
  expect(typesOf(table)?.slice(1)).toEqual(['amount: integer', 'word: text'])
  expect(table?.columns.slice(1).map(({ missing }) => missing)).toEqual([
    missingInValues.length,
    missingInText.length,
  ])
})
