import { expect, it } from 'vitest'
import { smallColumn } from '../../link/small-question.contract.ts'
import { timeComparison, timeCondition } from './time-conditions.ts'

const season = smallColumn('season', { nature: 'time' })
const period = (from: string, until: string) =>
  ({ kind: 'period', from: `${from}-01-01`, until: `${until}-12-31`, grain: 'year' }) as const
const bound = (operator: string, value: string) => ({ kind: 'compare', column: 't/season', operator, value })

it('finds the texts that begin with a year', () => {
  expect(timeCondition(season, 't/season', period('1998', '1998'))).toEqual({
    kind: 'contains',
    column: 't/season',
    text: '1998',
    place: 'start',
  })
})

it('finds those of a range, the last year with what follows it', () => {
  expect(timeCondition(season, 't/season', period('1990', '2000'))).toEqual({
    kind: 'and',
    conditions: [bound('>=', '1990'), bound('<', '2001')],
  })
})

it.each([
  ['>=', bound('>=', '1990')],
  ['<', bound('<', '1990')],
  ['>', bound('>=', '1991')],
  ['<=', bound('<', '1991')],
] as const)('compares them with a year: %s', (operator, expected) => {
  expect(timeComparison(season, 't/season', period('1990', '1990'), operator)).toEqual(expected)
})

it('tells no part of a year', () => {
  const may = { kind: 'period', from: '1998-05-01', until: '1998-05-31', grain: 'month' } as const
  expect(timeCondition(season, 't/season', may)).toBeUndefined()
})

it('finds a year behind something else, and compares none', () => {
  const texts = ['12 May 1998', 'Summer 2003', 'TBA']
  const opened = smallColumn('opened', {
    nature: 'time',
    frequent: texts.map((value) => ({ value, count: 1 })),
  })
  expect(timeCondition(opened, 't/opened', period('1998', '1998'))).toEqual({
    kind: 'contains',
    column: 't/opened',
    text: '1998',
  })
  expect(timeCondition(opened, 't/opened', period('1990', '2000'))).toBeUndefined()
  expect(timeComparison(opened, 't/opened', period('1990', '1990'), '<')).toBeUndefined()
})
