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
