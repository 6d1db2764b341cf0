import { expect, it } from 'vitest'
import { ModelFailure, type ModelFailureKind } from '../../../domain/model-failure.ts'
import type { AnalystQuestion, Proposal } from '../../../ports/analyst.ts'
import type { Table } from '../../../domain/table.ts'
import { routedAnalyst } from './routed-analyst.ts'

const table: Table = {
  ...{ id: 'table', sourceId: 'source', datasetId: 'dataset', name: 'things', title: 'things' },
  ...{ objectKey: 'key', rowCount: 1, columns: [], keys: [] },
}
const question: AnalystQuestion = {
  ...{ text: 'how many?', language: 'EN', mode: 'AUTO', today: '2026-01-01' },
  ...{ tables: [table], relations: [], values: [] },
}
const steps = (id: string): Extract<Proposal, { kind: 'steps' }> => ({
  kind: 'steps',
  steps: [{ id, input: { kind: 'table', tableId: 'table' }, verbs: [], chart: 'auto', answer: [] }],
  assumptions: [],
})
const guessed = { ...steps('own'), assumptions: [{ kind: 'column', said: 'cost', column: 'price' }] } as const
const refusal: Proposal = { kind: 'refuse', refusal: { reason: 'missing', understood: [], missing: [] } }

async function routed(own: Proposal, model: Proposal | ModelFailureKind, route: 'auto' | 'model' = 'auto') {
  const failures: string[] = []
  const analyst = routedAnalyst({
    route,
    builtin: { propose: () => Promise.resolve(own) },
    model: {
      propose: () =>
        typeof model === 'string'
          ? Promise.reject(new ModelFailure(model, 'scripted'))
          : Promise.resolve(model),
    },
    onFailure: ({ kind }) => failures.push(kind),
  })
  const proposal = await analyst.propose(question, [], [], new AbortController().signal)
  return { proposal, failures }
}

it.each([
  ['what it is sure of is its own answer', steps('own'), steps('model'), steps('own')],
  ['what it has guessed is for the model', guessed, steps('model'), steps('model')],
  ['what it refuses is for the model', refusal, steps('model'), steps('model')],
  ['a model may refuse what was guessed', guessed, refusal, refusal],
])('%s', async (_, own, model, wanted) => {
  expect((await routed(own, model)).proposal).toEqual(wanted)
})

it('a model that fails leaves the word of the built-in analyst, and it is told why', async () => {
  expect(await routed(guessed, 'slow')).toEqual({ proposal: guessed, failures: ['slow'] })
  expect(await routed(steps('own'), 'away', 'model')).toEqual({ proposal: steps('own'), failures: ['away'] })
})

it('what is missing on a tape is no failure of a model', async () => {
  await expect(routed(refusal, 'untaped')).rejects.toMatchObject({ kind: 'untaped' })
})
