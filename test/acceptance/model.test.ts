import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { begin, fail, stream, type Script } from '../models/scripted-server.ts'
import { fixture } from './dataset-of.ts'
import { answerBy, startModels, type ModelPlace, type Models } from './model-place.ts'
import { isRemote } from './service.ts'

/** What pandas makes of the table, as test/fixtures/tasks/rides.py writes it. */
interface Expected {
  readonly busiestAboveTwenty: readonly [string, number]
}

let models: Models
let expected: Expected

const sends =
  (object: unknown): Script =>
  (_, response) =>
    stream(response, [{ content: JSON.stringify(object) }])

describe.skipIf(isRemote)('a model beside the built-in analyst', () => {
  let auto: ModelPlace
  beforeAll(async () => {
    models = await startModels()
    expected = JSON.parse(await readFile(fixture('tasks/rides.json'), 'utf8')) as Expected
    auto = await models.placeWith()
  })
  afterAll(() => models.close())

  it('[M-01] answers what that one is not sure of, computed by the engine', async () => {
    models.says(answerBy('fare'))
    const job = await auto.ask()
    expect(job.status).toBe('answered')
    expect(job.result?.rows).toEqual([expected.busiestAboveTwenty])
  })

  it('[M-02] is not asked what that one is sure of', async () => {
    const job = await auto.ask('What is the average fare?')
    expect(job.status).toBe('answered')
    expect(models.told).toEqual([])
  })

  it('[M-03] is told once what was wrong with its plan', async () => {
    models.says(answerBy('price'), answerBy('fare'))
    const job = await auto.ask()
    expect(job.result?.rows).toEqual([expected.busiestAboveTwenty])
    expect(models.told).toHaveLength(2)
    expect(models.told[1]).toMatch(/That cannot be used.*price/)
  })

  it('[M-04] may refuse, and what it misses is told', async () => {
    models.says({ do: 'refuse', missing: ['berth'] })
    const job = await auto.ask()
    expect(job.status).toBe('not_in_data')
    expect(JSON.stringify(job)).toContain('berth')
  })

  it.each([
    ['has wrong columns twice', sends(answerBy('price'))],
    [
      'calls a table that is not there',
      sends({ do: 'answer', steps: [{ input: { kind: 'table', tableId: 'users' } }] }),
    ],
    ['sends a statement in the place of a plan', sends({ do: 'answer', steps: ['DROP TABLE rides'] })],
    ['sends a statement as a name', sends(answerBy('fare" > 0; DROP TABLE rides; --'))],
    [
      'answers in words',
      (_, response) => stream(response, [{ content: 'It is Harbour, with 31415926 rides.' }]),
    ],
    ['answers with a number of its own', sends({ do: 'answer', answer: 31415926 })],
    ['falls over', (_, response) => fail(response, 500)],
    ['hangs', (_, response) => begin(response)],
  ] as readonly (readonly [string, Script])[])('[M-05] says nothing where it %s', async (_, script) => {
    models.script(script)
    const job = await auto.ask()
    expect(['not_in_data', 'clarify']).toContain(job.status)
    expect(job.result ?? null).toBe(null)
    expect(JSON.stringify(job)).not.toMatch(/31,?415,?926/)
  })

  it('[M-06] sees names and what the question says, and no cell', async () => {
    models.says({ do: 'refuse', missing: [] })
    await auto.ask()
    const [sent = ''] = models.told
    for (const name of ['rides', 'stop', 'fare', 'rating']) expect(sent).toContain(name)
    for (const value of ['Harbour', 'Old Mill', 'Station', 'R-001', '2024-02-0', '240'])
      expect(sent).not.toContain(value)
  })

  it('[M-06] sees a value that the question names', async () => {
    models.says({ do: 'refuse', missing: [] })
    await auto.ask('How does the hubbub at Old Mill feel?')
    expect(models.told[0]).toContain('Old Mill')
    expect(models.told[0]).not.toContain('Harbour')
  })

  it('[M-07] looks at figures of five rows and more where it may, before it answers', async () => {
    const place = await models.placeWith({ AUGER_DISCLOSE: 'aggregates' })
    models.says(
      {
        do: 'look',
        steps: [...answerBy('fare').steps.map((step) => ({ ...step, verbs: [step.verbs[1]], answer: [] }))],
      },
      answerBy('fare'),
    )
    const job = await place.ask()
    expect(job.result?.rows).toEqual([expected.busiestAboveTwenty])
    expect(models.told[1]).toContain('Harbour')
    // Two fares are so far off that nobody else paid them.
    models.says(
      {
        do: 'look',
        steps: [
          {
            ...answerBy('fare').steps[0],
            verbs: [{ ...answerBy('fare').steps[0]?.verbs[1], by: [{ column: 'fare', as: 'fare' }] }],
            answer: [],
          },
        ],
      },
      { do: 'refuse', missing: [] },
    )
    await place.ask()
    expect(models.told).toHaveLength(2)
    for (const few of ['240', '190']) expect(models.told[1]).not.toContain(few)
  })

  it('[M-08] is asked first of all where the route says so, and its failure is not the end', async () => {
    const place = await models.placeWith({ AUGER_ROUTE: 'model' })
    models.script((_, response) => fail(response, 500))
    const job = await place.ask('What is the average fare?')
    expect(job.status).toBe('answered')
    expect(models.told.length).toBeGreaterThan(0)
  })

  it('[M-10] is read from a tape, where it says the same without a network; what is not there is written down', async () => {
    const tape = await mkdtemp(join(tmpdir(), 'auger-tape-'))
    onTestFinished(() => rm(tape, { recursive: true }))
    const place = await models.placeWith({ AUGER_MODEL: 'openai:scripted', AUGER_MODEL_TAPE: tape }, {})
    await expect(place.ask()).rejects.toMatchObject({ code: 210_020 })
    const [name = ''] = await readdir(tape)
    const file = join(tape, name)
    const written = JSON.parse(await readFile(file, 'utf8')) as { readonly messages: readonly unknown[] }
    expect(JSON.stringify(written.messages)).toContain('pricey rides')
    await writeFile(file, JSON.stringify({ ...written, reply: { object: answerBy('fare') } }))
    const [first, second] = [await place.ask(), await place.ask()]
    expect(first.result?.rows).toEqual([expected.busiestAboveTwenty])
    expect(second.result).toEqual(first.result)
  })

  it('[M-09] is never asked where nothing may be told', async () => {
    const place = await models.placeWith({ AUGER_DISCLOSE: 'nothing' })
    const job = await place.ask()
    expect(['not_in_data', 'clarify']).toContain(job.status)
    expect(models.told).toEqual([])
  })
})
