import { expect, it } from 'vitest'
import type { MetricsVerb, Step, StepInput, Verb } from '@auger/contract/plan'
import { counted, rowsOfGroup } from './counted-steps.ts'

const sum: MetricsVerb['metrics'][number] = {
  as: 'pay',
  metric: { kind: 'aggregate', function: 'sum', of: { kind: 'column', column: 'pay' } },
}
const byTown: MetricsVerb = { kind: 'metrics', by: [{ column: 'town', as: 'town' }], metrics: [sum] }
const step = (verbs: readonly Verb[], input: StepInput = { kind: 'table', tableId: 't1' }): Step => ({
  ...{ id: 's1', input, verbs, chart: 'auto', answer: [] },
})

it('says of how many rows each figure is', () => {
  const order: Verb = { kind: 'order', by: [{ column: 'pay', direction: 'descending' }] }
  const found = counted(step([byTown, order]))
  expect(found?.verbs).toEqual([
    {
      ...byTown,
      metrics: [sum, { as: rowsOfGroup, metric: { kind: 'aggregate', function: 'count' } }],
    },
    order,
  ])
})

const ofOne: MetricsVerb = {
  ...byTown,
  metrics: [
    {
      as: 'pay',
      metric: {
        kind: 'aggregate',
        function: 'sum',
        of: { kind: 'column', column: 'pay' },
        where: { kind: 'compare', column: 'name', operator: '=', value: 'Ada' },
      },
    },
  ],
}

it.each([
  ['rows as they stand', step([{ kind: 'limit', count: 3 }])],
  [
    'a table that is counted several times',
    step([byTown], { kind: 'union', tableIds: ['t1', 't1'], as: 'of' }),
  ],
  [
    'what a statement makes of rows',
    step([byTown], {
      ...{ kind: 'statement', tableIds: ['t1'], sql: 'SELECT town, pay FROM t1, range(10)' },
      columns: [{ name: 'town', type: 'text' }],
    }),
  ],
  ['an earlier result, whose rows are groups', step([byTown], { kind: 'step', stepId: 's0' })],
  ['a figure of the rows alone that meet a condition', step([ofOne])],
  ['groups of groups', step([byTown, { ...byTown, metrics: [{ ...sum, as: 'all' }] }])],
  ['a step that calls a figure of its own so', step([{ ...byTown, metrics: [{ ...sum, as: rowsOfGroup }] }])],
  ['rows that several things were made of', step([{ kind: 'unique', columns: ['town'] }, byTown])],
])('nothing is counted of %s, so that nothing of it is told', (_, given) => {
  expect(counted(given)).toBeUndefined()
})
