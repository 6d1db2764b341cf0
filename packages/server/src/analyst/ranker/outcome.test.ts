import { expect, test } from 'vitest'
import { outcomeFeatures, outcomeNames } from './outcome.ts'

test.each([
  [[], { 'outcome:nothing': 1 }],
  [
    [[0]],
    {
      'outcome:rows': 1,
      'outcome:columns': 1,
      'outcome:one cell': 1,
      'outcome:number': 1,
      'outcome:zero': 1,
    },
  ],
  [
    [
      ['Lyon', -2],
      ['Lyon', -2],
      ['Nice', null],
    ],
    {
      'outcome:rows': 3,
      'outcome:columns': 2,
      'outcome:missing': 1 / 6,
      'outcome:repeated': 1 - 2 / 3,
      'outcome:negative': 2 / 6,
    },
  ],
])('what %j tells', (answer, told) => {
  const features = outcomeFeatures(answer)
  expect(Object.fromEntries(features)).toEqual(told)
  for (const name of features.keys()) expect(outcomeNames).toContain(name)
})

test('no more is told of a long answer than a trial sees', () => {
  const rows = Array.from({ length: 500 }, (_, at) => [at])
  expect(outcomeFeatures(rows)).toEqual(outcomeFeatures(rows.slice(0, 12)))
})
