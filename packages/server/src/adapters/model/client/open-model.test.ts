import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ModelFailureKind } from '../../../domain/model-failure.ts'
import type { Model, ModelRequest } from '../../../ports/model.ts'
import { openModel } from './open-model.ts'
import {
  begin,
  eventOf,
  fail,
  startScriptedServer,
  stream,
  type Script,
  type ScriptedServer,
} from '../../../../../../test/models/scripted-server.ts'

const request: ModelRequest = {
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

const call = (given: unknown, more: object = { index: 0 }): object => ({
  tool_calls: [{ ...more, id: 'call-1', type: 'function', function: { name: 'tell', arguments: given } }],
})
const isTool = ({ body }: Parameters<Script>[0]): boolean => body.tools !== undefined
const formOf = ({ body }: Parameters<Script>[0]): string => body.response_format?.type ?? 'text'

const mended: Readonly<Record<string, Script>> = {
  'calls the tool': (_, response) => stream(response, [call(text)], 'tool_calls'),
  'calls the tool and says that it stopped': (_, response) => stream(response, [call(text)], 'stop'),
  'answers in text where it should call': (_, response) => stream(response, [{ content: text }]),
  'puts the object between words and a fence': (_, response) =>
    stream(response, [
      { content: 'Sure! Here it is:\n```json\n' },
      { content: `${text}\n` },
      { content: '```\nDone.' },
    ]),
  'knows no tools': (asked, response) =>
    isTool(asked) ? fail(response, 400) : stream(response, [{ content: text }]),
  'knows neither tools nor schemas': (asked, response) =>
    isTool(asked) || formOf(asked) === 'json_schema'
      ? fail(response, 422)
      : stream(response, [{ content: text }]),
  'knows nothing but text': (asked, response) =>
    isTool(asked) || formOf(asked) !== 'text' ? fail(response, 501) : stream(response, [{ content: text }]),
  'sends arguments as an object': (_, response) => stream(response, [call(right)], 'tool_calls'),
  'sends a call in pieces without a place': (_, response) =>
    stream(
      response,
      [
        { tool_calls: [{ id: 'call-1', function: { name: 'tell', arguments: '' } }] },
        ...(text.match(/.{1,3}/g) ?? []).map((part) => ({ tool_calls: [{ function: { arguments: part } }] })),
      ],
      'tool_calls',
    ),
  'gives a call no id': (_, response) =>
    stream(
      response,
      [{ tool_calls: [{ index: 0, function: { name: 'tell', arguments: text } }] }],
      'tool_calls',
    ),
  'calls as functions were called before tools': (_, response) =>
    stream(response, [{ function_call: { name: 'tell', arguments: text } }], 'function_call'),
  'puts the arguments into a string once more': (_, response) =>
    stream(response, [call(JSON.stringify(text))], 'tool_calls'),
  'leaves a comma before the closing brace': (_, response) =>
    stream(response, [call('{"sum": 42,}')], 'tool_calls'),
  'ends without a mark': (_, response) => {
    begin(response)
    response.write(eventOf({ choices: [{ index: 0, delta: call(text), finish_reason: 'tool_calls' }] }))
    response.end()
  },
  'ends without a reason': (_, response) => {
    begin(response)
    response.write(eventOf({ choices: [{ index: 0, delta: { content: text } }] }))
    response.end('data: [DONE]\n\n')
  },
  'lets tokens of its template through': (_, response) =>
    stream(response, [{ content: '<|im_start|>assistant\n[TOOL_CALLS]' }, { content: `${text}<|im_end|>` }]),
  'thinks aloud, of another object': (_, response) =>
    stream(response, [{ content: '<think>maybe {"sum": 41}?' }, { content: `</think>${text}` }]),
  'does not stream': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const message = { role: 'assistant', content: null, ...call(text, {}) }
    response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'tool_calls' }] }))
  },
  'sends noise between its events': (_, response) => {
    begin(response)
    response.write(': keep-alive\r\n\r\nevent: ping\r\ndata: {broken\r\n\r\n')
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: call(text) }] })}\r\n\r\n`)
    response.end('data: [DONE]\r\n\r\n')
  },
  'parts an event in the middle of a letter': async (_, response) => {
    begin(response)
    const bytes = Buffer.from(eventOf({ choices: [{ index: 0, delta: { content: `Größe 大小 ${text}` } }] }))
    for (const byte of bytes) {
      response.write(Buffer.of(byte))
      await Promise.resolve()
    }
    response.end()
  },
  'calls with invalid JSON once': (asked, response) =>
    isTool(asked)
      ? stream(response, [call('{"sum": fourty')], 'tool_calls')
      : stream(response, [{ content: text }]),
  'is cut off once': (asked, response) =>
    isTool(asked) ? stream(response, [call('{"sum": 4')], 'length') : stream(response, [{ content: text }]),
  'is busy once': ({ count }, response) =>
    count === 0 ? fail(response, 429, { 'retry-after': '1' }) : stream(response, [call(text)]),
  'falls over once': ({ count }, response) =>
    count === 0 ? fail(response, 500) : stream(response, [call(text)]),
  'drops the connection once': ({ count }, response) => {
    if (count > 0) return stream(response, [call(text)])
    response.destroy()
  },
}

describe('a model that', () => {
  it.each(Object.entries(mended))('%s is understood', async (_, script) => {
    const { object, usage } = await modelAt(server.addressOf(script)).ask(request, forever)
    expect(object).toEqual(right)
    expect(usage.sent).toBeGreaterThan(0)
    expect(usage.received).toBeGreaterThan(0)
  })

  const hopeless: Readonly<Record<string, readonly [ModelFailureKind, Script]>> = {
    'hangs before it begins': ['slow', () => undefined],
    'hangs before its first token': ['slow', (_, response) => void begin(response)],
    'hangs between tokens': [
      'slow',
      (_, response) => {
        begin(response)
        response.write(eventOf({ choices: [{ index: 0, delta: { content: '{"sum"' } }] }))
      },
    ],
    'never stops': [
      'endless',
      async (_, response) => {
        begin(response)
        while (!response.destroyed) {
          response.write(eventOf({ choices: [{ index: 0, delta: { content: 'and so on '.repeat(20) } }] }))
          await new Promise((resolve) => setTimeout(resolve, 1))
        }
      },
    ],
    'is always cut off': ['endless', (_, response) => stream(response, [{ content: '{"sum": 4' }], 'length')],
    'says that it will not': [
      'unusable',
      (_, response) => stream(response, [{ content: 'I cannot help with that.' }]),
    ],
    'is filtered': ['declined', (_, response) => stream(response, [], 'content_filter')],
    'says nothing': ['unusable', (_, response) => stream(response, [])],
    'is always busy': ['busy', (_, response) => fail(response, 429, { 'retry-after': '0' })],
    'wants to be left alone for an hour': [
      'busy',
      (_, response) => fail(response, 429, { 'retry-after': '3600' }),
    ],
    'always falls over': ['away', (_, response) => fail(response, 503, { 'retry-after': '0' })],
    'does not accept the key': ['barred', (_, response) => fail(response, 401)],
    'takes no way of asking': ['barred', (_, response) => fail(response, 400)],
    'complains in the middle': [
      'away',
      (_, response) => {
        begin(response)
        response.end(eventOf({ error: { message: 'out of memory', code: 500 } }))
      },
    ],
  }

  it.each(Object.entries(hopeless))('%s is given up, and it is said why', async (_, [kind, script]) => {
    const model = modelAt(server.addressOf(script), kind === 'slow' ? impatient : patient)
    await expect(model.ask(request, forever)).rejects.toMatchObject({
      name: 'ModelFailure',
      kind,
    })
  })

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
