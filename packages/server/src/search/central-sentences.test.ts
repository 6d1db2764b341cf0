import { expect, test } from 'vitest'
import { centralSentences } from './central-sentences.ts'

const report = [
  {
    text: [
      'Annual report of the harbour',
      'The harbour handled more containers than in any year before. Rain fell on many days in spring.',
      'Containers from the north passed the harbour mostly by rail. A new bakery opened near the gate.',
    ].join('\n'),
  },
  {
    text: 'The harbour will build a second terminal for containers by rail. The flags were washed. Containers by rail pay a lower harbour fee.',
  },
]

test('what comes again throughout a text carries most, word for word and in its order', () => {
  const found = centralSentences(report, 3, 'en')
  expect(found).toHaveLength(3)
  for (const { quote, passage } of found) expect(report[passage]?.text).toContain(quote)
  for (const { quote } of found) expect(quote).toMatch(/harbour/)
  expect(found.map(({ passage }) => passage)).toEqual(found.map(({ passage }) => passage).toSorted())
})

test('of sentences that say the same one is enough', () => {
  const line = 'The harbour handled more containers by rail than before.'
  const found = centralSentences(
    [{ text: `${line}\n${line}\nThe terminal for containers by rail is new.` }],
    3,
    'en',
  )
  expect(found.filter(({ quote }) => quote === line)).toHaveLength(1)
})

test('a text without sentences has none', () => {
  expect(centralSentences([{ text: 'a\nb' }], 3, 'en')).toEqual([])
  expect(centralSentences([], 3, 'en')).toEqual([])
})
