import { expect, it } from 'vitest'
import { linksOf, smallLexicon, smallQuestion, smallTable } from './small-question.contract.ts'

const german = smallLexicon('DE', {
  senses: [
    ['am höchsten|höchste', { kind: 'superlative', direction: 'high' }],
    ['pro|je', { kind: 'group' }],
    ['top', { kind: 'rank', direction: 'high' }],
  ],
})
const english = smallLexicon('EN', {
  senses: [
    ['pro', { kind: 'ratio' }],
    ['top', { kind: 'rank', direction: 'high' }],
  ],
})
const tables = [smallTable('t', ['a'])]
const said = (text: string) =>
  linksOf(smallQuestion(text, { tables, lexicons: [german, english] }), 'sense').map(
    ({ words, to, quality }) => [words, to.sense.kind, quality],
  )

it('every phrase is linked with all that it may mean, the own language before others', () => {
  expect(said('je Kunde am höchsten')).toEqual([
    ['je', 'group', 0.95],
    ['am höchsten', 'superlative', 0.95],
  ])
  expect(said('pro')).toEqual([
    ['pro', 'group', 0.95],
    ['pro', 'ratio', 0.4],
  ])
})

it('what two languages say alike is said once', () => {
  expect(said('top')).toEqual([['top', 'rank', 0.95]])
})

it('a word that is quoted is hardly an order', () => {
  expect(said('Kunde "top"')).toEqual([['top', 'rank', 0.4]])
})
