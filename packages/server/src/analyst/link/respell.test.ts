import { expect, it } from 'vitest'
import {
  englishStem,
  linksOf,
  smallColumn,
  smallLexicon,
  smallQuestion,
  smallTable,
} from './small-question.contract.ts'

const english = smallLexicon('EN', {
  stem: englishStem,
  senses: [['average', { kind: 'aggregate', function: 'mean' }]],
  concepts: { revenue: 'revenue|turnover' },
})
const table = smallTable('t', [smallColumn('turnover', { type: 'number', nature: 'amount' })])
const ask = (text: string) =>
  smallQuestion(text, {
    tables: [table],
    lexicons: [english],
    concepts: [{ id: 'revenue', kinds: ['amount'] }],
  })

it('a misspelt word of the language stands for what was meant, as a misspelling', () => {
  expect(linksOf(ask('the reveneu'), 'column')).toEqual([
    expect.objectContaining({
      words: 'reveneu',
      to: expect.objectContaining({ column: 't/turnover', match: 'typo' }),
    }),
  ])
  expect(linksOf(ask('avrage turnover'), 'sense').map(({ words }) => words)).toEqual(['avrage'])
})

it.each([
  ['a name', 'the shop Revenuo'],
  ['what is quoted', 'the shop "reveneu"'],
  ['a word that is further off', 'the rvnue'],
])('but not %s', (_what, text) => {
  expect(linksOf(ask(text), 'column')).toEqual([])
})
