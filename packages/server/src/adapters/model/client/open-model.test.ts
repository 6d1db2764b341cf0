import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Model, ModelRequest } from '../../../ports/model.ts'
import { openModel } from './open-model.ts'
import {
  callOf,
  formOf,
  hopeless,
  isTool,
  recoverable,
} from '../../../../../../test/models/misbehaving-models.ts'
import {
  begin,
  eventOf,
  fail,
  startScriptedServer,
  stream,
  type ScriptedServer,
} from '../../../../../../test/models/scripted-server.ts'

const request: ModelRequest = {
  purpose: 'plan',
  about: 'a sum',
  instructions: 'You add numbers.',
  messages: [{ from: 'us', text: 'What is 40 + 2?' }],
  form: {
    name: 'tell',
    description: 'The sum.',
    schema: {
      type: 'object',
      properties: { sum: { type: 'number' } },
      required: ['sum'],
      additionalProperties: false,
    },
  },
  mostTokens: 200,
}
const right = { sum: 42 }
const text = JSON.stringify(right)

let server: ScriptedServer
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

/** Long enough for a busy machine. */
const patient = { first: 60_000, between: 60_000, busy: 10_000 }
const impatient = { first: 500, between: 300, busy: 2_000 }

const modelAt = (baseUrl: string, patience = patient): Model =>
  openModel({ provider: 'compatible', model: 'scripted', baseUrl, apiKey: 'a-key' }, patience)
const forever = new AbortController().signal

const call = callOf(request.form.name)

describe('a model that', () => {
  it.each(Object.entries(recoverable(right, request.form.name)))('%s is understood', async (_, script) => {
    const { object, usage } = await modelAt(server.addressOf(script)).ask(request, forever)
    expect(object).toEqual(right)
    expect(usage.sent).toBeGreaterThan(0)
    expect(usage.received).toBeGreaterThan(0)
  })

  it.each(Object.entries(hopeless(right)))(
    '%s is given up, and it is said why',
    async (_, [kind, script]) => {
      const model = modelAt(server.addressOf(script), kind === 'slow' ? impatient : patient)
      await expect(model.ask(request, forever)).rejects.toMatchObject({
        name: 'ModelFailure',
        kind,
      })
    },
  )

  it('is not there is away', async () => {
    await expect(modelAt('http://127.0.0.1:9/v1').ask(request, forever)).rejects.toMatchObject({
      kind: 'away',
    })
  })
})

it('is asked in the way that its server knows from then on', async () => {
  const asked: string[] = []
  const address = server.addressOf((request, response) => {
    asked.push(isTool(request) ? 'tool' : formOf(request))
    if (isTool(request)) return fail(response, 400)
    stream(response, [{ content: text }])
  })
  const model = modelAt(address)
  await model.ask(request, forever)
  await model.ask(request, forever)
  expect(asked).toEqual(['tool', 'json_schema', 'json_schema'])
})

it('tells each body before its bytes leave, and sends none that could not be kept', async () => {
  const address = server.addressOf((asked, response) =>
    isTool(asked) ? fail(response, 400) : stream(response, [{ content: text }]),
  )
  const told: string[] = []
  const countsThen: number[] = []
  await modelAt(address).ask(request, forever, (body) => {
    told.push(body)
    countsThen.push(server.countsOf(address).asked)
    return Promise.resolve()
  })
  expect(told.map((body) => 'tools' in (JSON.parse(body) as object))).toEqual([true, false])
  expect(told.join()).toContain('What is 40 + 2?')
  expect(told.join()).not.toContain('a-key')
  expect(countsThen).toEqual([0, 1])
  const full = modelAt(address).ask(request, forever, () => Promise.reject(new Error('the disk is full')))
  await expect(full).rejects.toThrow()
  expect(server.countsOf(address).asked).toBe(2)
})

it('says what the model counted', async () => {
  const model = modelAt(server.addressOf((_, response) => stream(response, [call(text)])))
  expect(await model.ask(request, forever)).toEqual({ object: right, usage: { sent: 90, received: 10 } })
})

it('stops when it is told to, and the server is told', async () => {
  const address = server.addressOf((_, response) => {
    begin(response)
    response.write(eventOf({ choices: [{ index: 0, delta: { content: '{' } }] }))
  })
  const stop = new AbortController()
  const asked = modelAt(address).ask(request, stop.signal)
  setTimeout(() => stop.abort(new Error('enough')), 100)
  await expect(asked).rejects.toThrow('enough')
  await expect.poll(() => server.countsOf(address)).toEqual({ asked: 1, left: 1 })
})

it('that could not read so much is asked in the best way again', async () => {
  const asked: string[] = []
  let isLong = true
  const address = server.addressOf((request, response) => {
    asked.push(isTool(request) ? 'tool' : formOf(request))
    if (isLong) return fail(response, 400)
    stream(response, [call(text)])
  })
  const model = modelAt(address)
  await expect(model.ask(request, forever)).rejects.toMatchObject({ name: 'ModelFailure' })
  isLong = false
  await model.ask(request, forever)
  expect(asked).toEqual(['tool', 'json_schema', 'json_object', 'text', 'tool'])
})
