import { describe, expect, it } from 'vitest'
import { englishStem, linksOf, smallLexicon, smallQuestion, smallTable } from '../small-question.contract.ts'

const english = smallLexicon('EN', {
  stem: englishStem,
  senses: [
    ['and', { kind: 'joint', of: 'and' }],
    ['of|the', { kind: 'function' }],
    ['first', { kind: 'rank', direction: 'high', position: true }],
  ],
})

const wholeNames = (text: string) =>
  linksOf(
    smallQuestion(text, {
      tables: [smallTable('sailors', ['first_name', 'lastName', 'home_port', 'last_port'])],
      lexicons: [english],
    }),
    'column',
  )
    .filter(({ to }) => to.coverage === 1)
    .map(({ words, to }) => `${words} = ${to.column.split('/')[1]}`)

describe('what two names end in', () => {
  it('is said once behind the last of them', () => {
    expect(wholeNames('first and last names of the sailors')).toEqual(
      expect.arrayContaining(['first = first_name', 'last names = lastName']),
    )
    expect(wholeNames('the home and last port')).toEqual(
      expect.arrayContaining(['home = home_port', 'last port = last_port']),
    )
  })

  it('is not said of a name that ends otherwise', () => {
    expect(wholeNames('home and last names')).not.toContain('home = home_port')
    expect(wholeNames('the first of the last names')).not.toContain('first = first_name')
  })
})
