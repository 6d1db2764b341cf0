import { expect, it } from 'vitest'
import type { Step } from '@auger/contract/plan'
import type { Definition } from '../domain/definition.ts'
import type { AnalystQuestion, Proposal } from '../ports/analyst.ts'
import { noDetails, type Column } from '../domain/table.ts'
import { aTable } from '../ports/store-samples.contract.ts'
import { consider } from './consider.ts'

const column = (name: string): Column => ({
  ...{ ...noDetails, name, type: 'number', role: 'measure', missing: 0 },
  ...{ distinct: 3, minimum: 0, maximum: 9, frequent: [] },
})
const table = aTable({ id: 'ds-1', datasetId: 'dset-1' }, 1, {
  name: 'orders',
  columns: [column('amount'), column('cost')],
})
const margin: Definition = {
  ...{ id: 'def-1', kind: 'metric', name: 'margin', expression: 'amount - cost' },
  ...{ table: 'orders', tableId: table.id },
}
const step = (metric: string): Step => ({
  ...{ id: 's1', input: { kind: 'table', tableId: table.id }, chart: 'auto', answer: [] },
  verbs: [{ kind: 'metrics', by: [], metrics: [{ as: metric, metric: { kind: 'defined', name: metric } }] }],
})
const question: AnalystQuestion = {
  ...{ text: 'margin?', language: 'EN', mode: 'AUTO', today: '2026-01-01' },
  ...{ tables: [table], relations: [], values: [], definitions: [margin] },
}
const considered = (proposal: Proposal): Promise<Proposal> =>
  consider(
    { question, context: [], observations: [], done: [] },
    { propose: () => Promise.resolve(proposal) },
    new AbortController().signal,
  )

it('puts what is defined in its place, in what a plan is compared with, too', async () => {
  const found = await considered({
    ...{ kind: 'steps', steps: [step('margin')], assumptions: [], rival: [step('margin')] },
  })
  if (found.kind !== 'steps') throw new Error(found.kind)
  expect(JSON.stringify(found.steps)).not.toContain('"defined"')
  expect(found.rival).toEqual(found.steps)
})

it('lets go what a plan would be compared with where nobody has defined it', async () => {
  const found = await considered({
    ...{ kind: 'steps', steps: [step('margin')], assumptions: [], rival: [step('yield')] },
  })
  expect(found).toMatchObject({ kind: 'steps' })
  expect(found).not.toHaveProperty('rival')
})
