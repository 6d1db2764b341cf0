import { expect, it } from 'vitest'
import { ModelFailure, type ModelFailureKind } from '../../../domain/model-failure.ts'
import type { AnalystQuestion, EarlierJob, Proposal } from '../../../ports/analyst.ts'
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

async function routed(
  own: Proposal,
  model: Proposal | ModelFailureKind,
  route: 'auto' | 'model' = 'auto',
  context: readonly EarlierJob[] = [],
) {
  const failures: string[] = []
  const analyst = routedAnalyst({
    route,
    builtin: { propose: () => Promise.resolve(own) },
    model: {
      hasLeft: () => false,
      propose: () =>
        typeof model === 'string'
          ? Promise.reject(new ModelFailure(model, 'scripted'))
          : Promise.resolve(model),
    },
    onFailure: ({ kind }) => failures.push(kind),
  })
  const proposal = await analyst.propose(question, context, [], new AbortController().signal)
  return { proposal, failures, answered: analyst.answered() }
}

it.each([
  ['what it is sure of is its own answer', steps('own'), steps('model'), steps('own')],
  [
    'what it has guessed is for the model, beside it',
    guessed,
    steps('model'),
    { ...steps('model'), rival: guessed.steps },
  ],
  ['what it refuses is for the model', refusal, steps('model'), steps('model')],
  ['a model may refuse what was guessed', guessed, refusal, refusal],
])('%s', async (_, own, model, wanted) => {
  expect((await routed(own, model)).proposal).toEqual(wanted)
})

it('a model that fails leaves the word of the built-in analyst, and it is told why', async () => {
  expect(await routed(guessed, 'slow')).toEqual({ proposal: guessed, failures: ['slow'], answered: false })
  expect(await routed(steps('own'), 'away', 'model')).toEqual({
    proposal: steps('own'),
    failures: ['away'],
    answered: false,
  })
})

it('what is missing on a tape is no failure of a model', async () => {
  await expect(routed(refusal, 'untaped')).rejects.toMatchObject({ kind: 'untaped' })
})

it('what goes on from an answer of the model is for the model, which alone can change it', async () => {
  const { steps: before } = steps('before')
  const since = [{ question: 'how many?', plan: { version: 2 as const, steps: before } }]
  expect((await routed(steps('own'), steps('model'), 'auto', since)).proposal).toMatchObject(steps('model'))
  const changeable = [{ question: 'how many?', plan: { version: 1 as const, steps: before } }]
  expect((await routed(steps('own'), steps('model'), 'auto', changeable)).proposal).toEqual(steps('own'))
})

it('an answer that people found wrong is not given again without asking the model', async () => {
  const analyst = routedAnalyst({
    route: 'auto',
    builtin: { propose: () => Promise.resolve(steps('own')) },
    model: { hasLeft: () => false, propose: () => Promise.resolve(steps('model')) },
    onFailure: () => undefined,
  })
  const disputed = { ...question, corrections: [{ question: 'How many?', reason: 'only open ones' }] }
  expect(await analyst.propose(disputed, [], [], new AbortController().signal)).toMatchObject(steps('model'))
})

it('a plan that a model comes to after a look is compared with that of the built-in analyst all the same', async () => {
  const answers: Proposal[] = [{ kind: 'try', steps: steps('look-1').steps }, steps('model')]
  const analyst = routedAnalyst({
    route: 'auto',
    builtin: { propose: () => Promise.resolve(guessed) },
    model: { hasLeft: () => false, propose: () => Promise.resolve(answers.shift() ?? refusal) },
    onFailure: () => undefined,
  })
  const { signal } = new AbortController()
  expect((await analyst.propose(question, [], [], signal)).kind).toBe('try')
  const seen = { stepId: 'look-1', columns: [], rows: [], rowCount: 0, trial: true } as const
  expect(await analyst.propose(question, [], [seen], signal)).toEqual({
    ...steps('model'),
    rival: guessed.steps,
  })
})

it('what a model leaves to the built-in analyst is answered by that one', async () => {
  const analyst = routedAnalyst({
    route: 'model',
    builtin: { propose: () => Promise.resolve(steps('own')) },
    model: { hasLeft: () => true, propose: () => Promise.resolve(steps('own')) },
    onFailure: () => undefined,
  })
  await analyst.propose(question, [], [], new AbortController().signal)
  expect(analyst.answered()).toBe(false)
})
