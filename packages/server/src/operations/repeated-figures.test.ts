import { describe, expect, it } from 'vitest'
import type { Formula, Step, StepInput, Verb } from '@auger/contract/plan'
import { noDetails, type Column, type Table } from '../domain/table.ts'
import { repeatedFigures } from './repeated-figures.ts'
import { validatePlan } from './validate.ts'

const column = (name: string, type: Column['type'], distinct: number): Column => ({
  ...noDetails,
  name,
  type,
  role: type === 'text' ? 'category' : 'measure',
  missing: 0,
  distinct,
  minimum: null,
  maximum: null,
  frequent: [],
})

const table = (id: string, rowCount: number, columns: readonly Column[]): Table => ({
  id,
  sourceId: 's',
  datasetId: 'd',
  name: id,
  title: id,
  objectKey: '',
  rowCount,
  columns,
  keys: [],
})

const tables = [
  table('orders', 12, [
    column('region', 'text', 3),
    column('month', 'text', 4),
    column('revenue', 'integer', 9),
    column('quantity', 'integer', 5),
  ]),
  table('targets', 3, [
    column('region', 'text', 3),
    column('target', 'integer', 3),
    column('class', 'text', 2),
  ]),
]

const joined = (tableId: string, to: string): StepInput => ({
  kind: 'join',
  tableId,
  to,
  on: { from: 'region', to: 'region' },
})
const step = (verbs: readonly Verb[], input: StepInput = joined('orders', 'targets'), id = 'a'): Step => ({
  id,
  input,
  verbs,
  chart: 'auto',
  answer: [],
})
const grouped = (by: string, measured: 'sum' | 'mean' | 'maximum' | 'distinct', of: string): Verb => ({
  kind: 'group',
  by: [{ column: by, as: by }],
  measures: [{ function: measured, column: of, as: 'figure' }],
})
const binary = (operator: '+' | '*', left: string, right: string): Formula => ({
  kind: 'binary',
  operator,
  left: { kind: 'column', column: left },
  right: { kind: 'column', column: right },
})
const computed = (formula: Formula): Verb => ({ kind: 'compute', formula, as: 'computed' })

describe('values that stand in several rows', () => {
  it.each<[string, readonly Step[], readonly string[]]>([
    ['a sum of them', [step([grouped('region', 'sum', 'target')])], ['target']],
    ['a mean of them by something else', [step([grouped('month', 'mean', 'target')])], ['target']],
    ['a mean where each group has one', [step([grouped('region', 'mean', 'target')])], []],
    ['the highest of them', [step([grouped('month', 'maximum', 'target')])], []],
    ['what each row has itself', [step([grouped('class', 'sum', 'revenue')])], []],
    [
      'an amount times each of them',
      [step([computed(binary('*', 'quantity', 'target')), grouped('region', 'sum', 'computed')])],
      [],
    ],
    [
      'an amount and each of them together',
      [step([computed(binary('+', 'revenue', 'target')), grouped('region', 'sum', 'computed')])],
      ['computed'],
    ],
    [
      'a sum over a later step',
      [step([]), step([grouped('month', 'sum', 'target')], { kind: 'step', stepId: 'a' }, 'b')],
      ['target'],
    ],
    [
      'a sum of the highest of each',
      [step([grouped('region', 'maximum', 'target'), grouped('region', 'sum', 'figure')])],
      [],
    ],
    [
      'a sum of the highest of each month',
      [step([grouped('month', 'maximum', 'target'), grouped('month', 'sum', 'figure')])],
      ['figure'],
    ],
    [
      'rows that each name another',
      [step([grouped('region', 'sum', 'quantity')], joined('targets', 'orders'))],
      [],
    ],
  ])('%s', (_, steps, repeated) => expect(repeatedFigures({ steps }, tables)).toEqual(repeated))

  it('make a plan that is not valid', () => {
    expect(validatePlan({ version: 1, steps: [step([grouped('region', 'sum', 'target')])] }, tables)).toEqual(
      ['it adds up or averages "target", whose values stand in several rows each'],
    )
  })
})
