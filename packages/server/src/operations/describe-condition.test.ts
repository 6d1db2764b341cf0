import type { Language } from '@auger/contract'
import { expect, it } from 'vitest'
import { localeFor, render } from '../locales/index.ts'
import { describeConditions } from './describe-condition.ts'

it('calls the row that others are compared with by its name', () => {
  const { locale } = localeFor('EN')
  const where = { kind: 'compare', column: 'nation', operator: '=', value: 'Norway' } as const
  const of = { tableId: 'medals', verbs: [{ kind: 'filter', where } as const], column: 'silver' }
  const said = describeConditions(
    [{ kind: 'among', column: 'silver', operator: '>', of }],
    { columns: [], tables: [] },
    locale,
  )
  expect(render(said, 'result.csv').content).toMatch(/silver.*Norway/)
})

it('puts days before each other, and says of one value that it is not', () => {
  const columns = [
    { name: 'paid', type: 'date' },
    { name: 'fee', type: 'number' },
    { name: 'kind', type: 'text' },
  ] as const
  const said = (condition: Parameters<typeof describeConditions>[0][number], language: Language = 'EN') => {
    const { locale } = localeFor(language)
    return render(describeConditions([condition], { columns, tables: [] }, locale), 'result.csv').content
  }
  const early = { kind: 'compare', column: 'paid', operator: '<', value: '2024-03-01' } as const
  expect(said(early)).toBe('paid is before Mar 1, 2024')
  expect(said(early, 'DE')).toMatch(/^paid vor .* liegt$/)
  expect(said({ kind: 'compare', column: 'fee', operator: '<', value: 3 })).toBe('fee is below 3')
  const summed = { kind: 'in', column: 'kind', values: ['Subtotal'] } as const
  expect(said({ kind: 'not', condition: summed })).toBe('kind is not Subtotal')
})

it('names a number of rows with the table that they are of', () => {
  const { locale } = localeFor('EN')
  const rows = 'number of rows'
  const of = {
    tableId: 'stays',
    verbs: [
      {
        kind: 'group',
        by: [{ column: 'kennel', as: 'kennel' }],
        measures: [{ function: 'count', as: rows }],
      },
      { kind: 'filter', where: { kind: 'compare', column: rows, operator: '>=', value: 3 } },
    ],
    column: 'kennel',
  } as const
  const said = describeConditions(
    [{ kind: 'among', column: 'kennel_id', of }],
    { columns: [], tables: [] },
    locale,
  )
  expect(render(said, 'result.csv').content).toMatch(/stays: number of rows.*3/)
})

it('tells whether another table has rows at all', () => {
  const { locale } = localeFor('EN')
  const among = {
    kind: 'among',
    column: 'kennel_id',
    of: { tableId: 'stays', verbs: [], column: 'kennel' },
  } as const
  const said = (conditions: Parameters<typeof describeConditions>[0]) =>
    render(describeConditions(conditions, { columns: [], tables: [] }, locale), 'result.csv').content
  expect(said([among])).toMatch(/stays: number of rows is at least 1$/)
  expect(said([{ kind: 'not', condition: among }])).toMatch(/stays: number of rows is 0$/)
})
