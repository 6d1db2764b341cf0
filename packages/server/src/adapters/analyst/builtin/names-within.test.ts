import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localeFor } from '../../../locales/index.ts'
import { openExamples, type Examples } from '../../../operations/example-tables.contract.ts'
import { cuesOfKind, type Mentions } from './candidates/mention.ts'
import { mentionsOf } from './candidates/mentions.ts'
import { readQuestion } from './question.ts'
import { nameSays } from './vocabulary.ts'

let examples: Examples
beforeAll(async () => {
  examples = await openExamples(
    [],
    [
      `CREATE TABLE bouts AS SELECT * FROM (VALUES
         ('Ana Lima', 'Mia Date', 31, 22, 140, 90, 'AND', DATE '2001-02-03', 4),
         ('Mia Date', 'Eva Roth', 22, 27, 95, 80, 'POL', DATE '1999-05-06', 2),
         ('Eva Roth', 'Ana Lima', 27, 31, 70, 60, 'POL', DATE '2003-08-09', 1))
       AS t("name", "last", winner_age, loser_age, winner_points, loser_points, country_code, birth_date, "rank")`,
    ],
  )
})
afterAll(() => examples.close())

function read(text: string): Mentions {
  const table = examples.table('bouts')
  return mentionsOf(readQuestion(examples.question(text, 'EN', [table]), localeFor('EN').locale), table)
}
const columnsOf = (text: string): readonly string[] => [
  ...new Set(read(text).columns.map(({ column }) => column.name)),
]
const valuesOf = (text: string): readonly string[] => read(text).values.flatMap(({ values }) => values)

describe('of columns that share a word', () => {
  it('the one whose other word is said elsewhere is meant', () => {
    expect(columnsOf('the winner with the most points')).toContain('winner_points')
    expect(columnsOf('the winner with the most points')).not.toContain('loser_points')
  })

  it('both are, where both are said or neither is', () => {
    expect(columnsOf('average age of winners and losers')).toEqual(
      expect.arrayContaining(['winner_age', 'loser_age']),
    )
    expect(columnsOf('the most points')).toEqual(expect.arrayContaining(['winner_points', 'loser_points']))
  })
})

describe('a value is not found', () => {
  it('inside the name of a column', () => {
    expect(valuesOf('names in the order of birth date')).toEqual([])
  })

  it('in a small word, but in the code', () => {
    expect(valuesOf('the age of winners and losers')).toEqual([])
    expect(valuesOf('how many bouts are from AND')).toContain('AND')
  })
})

describe('a word that may be a name or tell to do something', () => {
  it('is a name anywhere but first', () => {
    expect(cuesOfKind(read('show name and rank'), 'list').map(({ start }) => start)).toEqual([0])
    expect(cuesOfKind(read('which name has the best rank'), 'list')).toEqual([])
    expect(cuesOfKind(read('name the winner'), 'list').map(({ start }) => start)).toContain(0)
  })

  it('sorts where it stands first or before what it sorts by', () => {
    expect(cuesOfKind(read('what is the best rank'), 'order')).toEqual([])
    expect(cuesOfKind(read('rank the names by age'), 'order')).not.toEqual([])
  })
})

describe('what a rank is', () => {
  it.each([
    ['rank', true],
    ['World rank', true],
    ['rank in 2020', true],
    ['rank points', false],
  ])('%s', (name, isRank) => expect(nameSays(name, 'rank')).toBe(isRank))
})
