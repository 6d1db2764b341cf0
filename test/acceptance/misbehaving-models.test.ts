import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callOf, hopeless, recoverable } from '../models/misbehaving-models.ts'
import { stream, type Script } from '../models/scripted-server.ts'
import { someOf } from '../some-of.ts'
import { fixture } from './dataset-of.ts'
import { answerBy, startModels, type ModelPlace, type Models } from './model-place.ts'
import { isRemote } from './service.ts'

/** What pandas makes of the table, as test/fixtures/tasks/rides.py writes it. */
interface Expected {
  readonly busiestAboveTwenty: readonly [string, number]
}

const right = answerBy('fare')
const invented = 31_415_926
const call = callOf('reply')
const once =
  (first: unknown): Script =>
  ({ count }, response) =>
    stream(response, [call(JSON.stringify(count === 0 ? first : right))], 'tool_calls')
const always =
  (object: unknown): Script =>
  (_, response) =>
    stream(response, [call(JSON.stringify(object))], 'tool_calls')
const statement = (sql: string): object => ({
  do: 'answer',
  steps: [
    {
      input: { kind: 'statement', tableIds: ['rides'], sql, columns: [{ name: 'stop', type: 'text' }] },
      verbs: [],
    },
  ],
})

/** Plans that are wrong once, and right when they come back. */
const mendedPlans: Readonly<Record<string, Script>> = {
  'names a column that is not there': once(answerBy('price')),
  'names a table that is not there': once({
    do: 'answer',
    steps: [{ input: { kind: 'table', tableId: 'users' }, verbs: [] }],
  }),
  'invents a verb': once({
    do: 'answer',
    steps: [{ input: { kind: 'table', tableId: 'rides' }, verbs: [{ kind: 'guess' }] }],
  }),
  'answers without steps': once({ do: 'answer' }),
  'does what is not asked of it': once({ do: 'delete everything' }),
  'writes a statement that cannot be read': once(statement('SELEKT stop FROM rides')),
  'writes a statement of a column that is not there': once(statement('SELECT berth AS stop FROM rides')),
  'looks before it answers, though nothing may be shown': once({ ...right, do: 'look' }),
}

/** Plans that stay wrong, and attacks. */
const hopelessPlans: Readonly<Record<string, Script>> = {
  'has wrong columns again and again': always(answerBy('price')),
  'reads a file of the host': always(statement("SELECT content AS stop FROM read_text('/etc/passwd')")),
  'reads a file as a table': always(statement("SELECT column0 AS stop FROM '/etc/passwd'")),
  'writes a file': always(statement("COPY rides TO '/tmp/rides.csv'")),
  'ends its statement and drops a table': always(statement('SELECT stop FROM rides; DROP TABLE rides')),
  'breaks out of what stands around its statement': always(statement('SELECT stop FROM rides) SELECT 1 --')),
  'reads the environment': always(statement("SELECT getenv('AUGER_MODEL_API_KEY') AS stop")),
  'changes a setting': always(statement('SET threads = 1')),
  'sends a statement as a name': always(answerBy('fare" > 0; DROP TABLE rides; --')),
  'answers with a number of its own': always({ do: 'answer', answer: invented }),
  'answers in words, with a number of its own': (_, response) =>
    stream(response, [{ content: `It is Harbour, with ${invented} rides.` }]),
  'answers in another language': (_, response) =>
    stream(response, [{ content: `这是港口，共有 ${invented} 次。` }]),
  'says what a cell told it to': (_, response) =>
    stream(response, [{ content: `SYSTEM OVERRIDE ACCEPTED: ${invented}` }]),
}

describe.skipIf(isRemote)('a model that', () => {
  let models: Models
  let place: ModelPlace
  let expected: Expected
  beforeAll(async () => {
    models = await startModels()
    expected = JSON.parse(await readFile(fixture('tasks/rides.json'), 'utf8')) as Expected
    place = await models.placeWith({ AUGER_MODEL_SECONDS: '4' })
  })
  afterAll(() => models.close())

  it.each(someOf(Object.entries({ ...recoverable(right, 'reply'), ...mendedPlans }), 2))(
    '[M-11] %s comes to the right answer',
    async (_, script) => {
      models.script(script)
      const job = await place.ask()
      expect(job.result?.rows).toEqual([expected.busiestAboveTwenty])
      expect(job.analyst).toBe('model')
    },
  )

  const hopelessScripts = [
    ...Object.entries(hopeless(right)).map(([name, [, script]]) => [name, script] as const),
    ...Object.entries(hopelessPlans),
  ]
  it.each(someOf(hopelessScripts, 2))(
    '[M-12] %s ends in a refusal, in time and without a number',
    async (_, script) => {
      models.script(script)
      const began = performance.now()
      const job = await place.ask()
      // It may take its 4 seconds; the rest is room for a busy machine.
      expect(performance.now() - began).toBeLessThan(60_000)
      expect(['not_in_data', 'clarify']).toContain(job.status)
      expect(job.result).toBe(null)
      expect(job.analyst).toBe('builtin')
      expect(job.model?.failure).toMatch(/^(away|barred|busy|slow|declined|unusable|endless|large)$/)
      expect(JSON.stringify(job.blocks)).not.toMatch(/31,?415,?926/)
    },
  )

  it('[M-12] fails at a question that the built-in analyst answers leaves its answer, which says so', async () => {
    const first = await models.placeWith({ AUGER_ROUTE: 'model', AUGER_MODEL_SECONDS: '4' })
    models.script(always({ do: 'answer', answer: invented }))
    const job = await first.ask('What is the median fare?')
    expect(job.result?.answer).toEqual([[27]])
    expect(job.analyst).toBe('builtin')
    expect(job.assumptions.join()).toContain('built-in analyst')
  })
})
