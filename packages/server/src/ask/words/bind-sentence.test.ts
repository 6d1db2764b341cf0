import { expect, it } from 'vitest'
import { localeFor } from '../../locales/index.ts'
import type { Language } from '@auger/contract'
import { bindSentence, type Surroundings } from './bind-sentence.ts'

const around = (language: Language = 'EN'): Surroundings => ({
  question: 'Which of the 12 shops sold most in 2024?',
  parameters: [500],
  locale: localeFor(language).locale,
  found: [
    {
      table: 'sales.csv',
      observation: {
        stepId: 's1',
        columns: [
          { name: 'city', type: 'text' },
          { name: 'month', type: 'date' },
          { name: 'sales', type: 'number' },
          { name: 'share', type: 'number' },
        ],
        rows: [
          ['Berlin', '2024-03-01', 1234.567, 0.4567],
          ['Hamburg', '2024-04-01', 890, 0.25],
          ['Ulm', '2024-05-01', 7, null],
        ],
        rowCount: 3,
      },
    },
  ],
})

const placesOf = (sentence: string, language: Language = 'EN') => {
  const bound = bindSentence(sentence, around(language))
  if ('problem' in bound) return bound.problem
  return bound.text.bindings.map(({ start, end, row, column, expression }) => [
    [...sentence].slice(start, end).join(''),
    column === undefined ? expression : `${row} ${column}`,
  ])
}

it.each([
  ['a cell, rounded to what is shown', 'Berlin sold 1,234.57.', [['1,234.57', '0 sales']]],
  ['a cell to the whole number', 'Berlin sold 1,235.', [['1,235', '0 sales']]],
  [
    'each beside its name',
    'Berlin sold 1,234.57 and Hamburg 890.',
    [
      ['1,234.57', '0 sales'],
      ['890', '1 sales'],
    ],
  ],
  [
    'each before its name',
    '1,234.57 in Berlin, 890 in Hamburg.',
    [
      ['1,234.57', '0 sales'],
      ['890', '1 sales'],
    ],
  ],
  ['a share as percent', 'Berlin has 45.7% of it.', [['45.7', '0 share']]],
  [
    'a month by its name',
    'In April 2024 it was 890.',
    [
      ['2024', '1 month'],
      ['890', '1 sales'],
    ],
  ],
  ['how many rows there are', 'There are 3 cities.', [['3', 'rows of sales.csv']]],
  ['a parameter of the plan', 'None sold above 500.', [['500', 'parameter of the plan']]],
  ['a number of the question', 'Of the 12 shops Berlin leads.', [['12', 'the question']]],
  ['nothing', 'Berlin leads by far.', []],
] as const)('a sentence is bound that has %s', (_, sentence, places) => {
  expect(placesOf(sentence)).toEqual(places)
})

it.each([
  ['German', 'DE', 'Berlin kommt auf 1.234,57, Hamburg auf 890.'],
  ['French', 'FR', 'Berlin atteint 1 234,57.'],
  ['Arabic digits', 'AR', 'بلغت مبيعات Berlin ١٬٢٣٥'],
  ['Chinese', 'ZH-CN', 'Berlin的销售额为1,234.57。'],
] as const)('numbers are read as %s writes them', (_, language, sentence) => {
  expect(placesOf(sentence, language)).toBeInstanceOf(Array)
})

it.each([
  ['a number that is nowhere', 'Berlin sold 4,711.', /4,711 is not among/],
  ['one that is off by a little', 'Berlin sold 1,236.', /1,236 is not among/],
  ['a number in words that nothing says', 'Berlin sold twice as much.', /twice is not among/],
  ['the number of another row', 'Berlin sold 890.', /another row/],
  ['numbers that are swapped', 'Berlin sold 890 and Hamburg 1,234.57.', /another row/],
  ['the figure of another month', 'In May 2024 it was 890.', /another row/],
  ['a small number that a cell is only near to', 'Ulm sold 8.', /8 is not among/],
  ['thousands read as the other language writes them', 'Berlin sold 1.234,57.', /is not among/],
] as const)('a sentence is refused that has %s', (_, sentence, problem) => {
  expect(placesOf(sentence)).toMatch(problem)
})
