import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Condition, JoinInput, Plan, Step, Verb } from '@auger/contract/plan'
import { tableIdsOf } from '../domain/step-tables.ts'
import { compileStep } from './compile.ts'
import { conclude } from './conclude.ts'
import { openExamples, type Examples } from './example-tables.contract.ts'
import { resultColumns, validatePlan } from './validate.ts'

let examples: Examples
beforeAll(async () => {
  examples = await openExamples(
    ['orders', 'products'],
    [
      `CREATE TABLE twice AS SELECT * FROM (VALUES ('Desk', 2), ('Desk', 1), ('Lamp', 3)) AS t(product, quantity)`,
    ],
  )
})
afterAll(() => examples.close())

const byProduct = (to: string): JoinInput => ({
  kind: 'join',
  tableId: 'orders',
  to,
  on: { from: 'product', to: 'product' },
})

const stepOver = (input: Step['input'], verbs: readonly Verb[], answer: readonly string[] = []): Step => ({
  id: 'step-1',
  input,
  verbs,
  chart: 'auto',
  answer,
})

const planOf = (step: Step): Plan => ({ version: 1, steps: [step] })
const run = (step: Step) => examples.query(compileStep(step, [], examples.tables))

/** orders.merge(products, on='product', how='left').groupby('supplier').amount.sum() */
const amountBySupplier = [
  ['Lumi & Co', 4653.73],
  ['Nordwood', 31932.3],
  ['Pinetree', 4441.06],
]

describe('a step over two tables', () => {
  const grouped = stepOver(
    byProduct('products'),
    [
      {
        kind: 'group',
        by: [{ column: 'supplier', as: 'supplier' }],
        measures: [{ function: 'sum', column: 'amount', as: 'total amount' }],
      },
      { kind: 'order', by: [{ column: 'supplier', direction: 'ascending' }] },
    ],
    ['supplier', 'total amount'],
  )

  it('gives each row what the other table knows of it', async () => {
    expect(validatePlan(planOf(grouped), examples.tables)).toEqual([])
    const { rows } = await run(grouped)
    expect(rows.map(([name, sum]) => [name, Number(Number(sum).toFixed(2))])).toEqual(amountBySupplier)
  })

  it('keeps as many rows as the first has, where the second names one twice', async () => {
    const step = stepOver(byProduct('twice'), [
      { kind: 'group', by: [], measures: [{ function: 'count', as: 'rows' }] },
    ])
    expect(validatePlan(planOf(step), examples.tables)).toEqual([])
    expect((await run(step)).rows).toEqual([[60]])
  })

  it('tells a name that both have apart by its table', () => {
    const step = stepOver(byProduct('twice'), [])
    expect(
      resultColumns(step, [], examples.tables)
        .map(({ name }) => name)
        .at(-1),
    ).toBe('twice quantity')
  })

  it('names both of its tables', () => {
    expect(tableIdsOf(grouped)).toEqual(['orders', 'products'])
  })

  it.each([
    [{ ...byProduct('products'), to: 'gone' }, 'orders with gone'],
    [{ ...byProduct('products'), on: { from: 'product', to: 'colour' } }, 'by "product" and "colour"'],
  ])('is refused where %j does not lie', (input, said) => {
    expect(validatePlan(planOf(stepOver(input, [])), examples.tables).join()).toContain(said)
  })
})

describe('a condition on what another table knows', () => {
  const among = (verbs: readonly Verb[]): Condition => ({
    kind: 'among',
    column: 'product',
    of: { tableId: 'products', verbs, column: 'product' },
  })
  const italian = among([
    { kind: 'filter', where: { kind: 'compare', column: 'supplier_country', operator: '=', value: 'Italy' } },
  ])
  const heaviest = among([
    { kind: 'filter', where: { kind: 'against', column: 'weight_kg', operator: '=', function: 'maximum' } },
  ])
  const counted = (where: Condition): Step =>
    stepOver({ kind: 'table', tableId: 'orders' }, [
      { kind: 'filter', where },
      { kind: 'group', by: [], measures: [{ function: 'count', as: 'number of rows' }] },
    ])

  /** orders[orders['product'].isin(…)]: 25 of Italy, 13 of the heaviest, 60 in all. */
  it.each([
    ['is kept', italian, 25],
    ['is left out', { kind: 'not', condition: italian } as const, 35],
    ['may be the first by something', heaviest, 13],
    ['may look into a table itself', among([{ kind: 'filter', where: italian }]), 25],
    ['stands beside another', { kind: 'or', conditions: [italian, heaviest] } as const, 38],
  ])('%s', async (_, where, count) => {
    const step = counted(where)
    expect(validatePlan(planOf(step), examples.tables)).toEqual([])
    expect((await run(step)).rows).toEqual([[count]])
    expect(tableIdsOf(step)).toEqual(['orders', 'products'])
  })

  it('keeps no row for a missing value of the other table', async () => {
    const lacking: Condition = {
      kind: 'not',
      condition: {
        kind: 'among',
        column: 'product',
        of: { tableId: 'orders', verbs: [], column: 'product' },
      },
    }
    const step = stepOver({ kind: 'table', tableId: 'products' }, [
      { kind: 'filter', where: lacking },
      { kind: 'select', columns: ['product'], distinct: false },
    ])
    expect((await run(step)).rows).toEqual([['Mirror']])
  })

  it('is said in words', async () => {
    const step = counted(heaviest)
    const said = conclude({
      plan: planOf(step),
      tables: examples.tables,
      outcome: await run(step),
      tableName: 'result.csv',
      language: 'EN',
    })
    expect(said.before.content).toBe(
      'Rows of orders where product belongs to products where weight kg is highest weight kg: **13**.',
    )
  })

  it.each([
    ['a table', { ...italian, of: { ...(italian as { of: object }).of, tableId: 'gone' } }, 'gone'],
    ['a column', among([{ kind: 'select', columns: ['supplier'], distinct: false }]), '"product"'],
  ])('is refused for %s that is not there', (_, where, said) => {
    expect(validatePlan(planOf(counted(where as Condition)), examples.tables).join()).toContain(said)
  })
})
