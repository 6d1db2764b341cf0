import { begin, eventOf, fail, stream, type Script } from './scripted-server.ts'

type Asked = Parameters<Script>[0]

export const isTool = ({ body }: Asked): boolean => body.tools !== undefined
export const formOf = ({ body }: Asked): string => body.response_format?.type ?? 'text'

/** Ways in which servers and models that mean well go wrong: each gets the object across in the end. */
export function recoverable(right: object, tool: string): Readonly<Record<string, Script>> {
  const text = JSON.stringify(right)
  const call = callOf(tool)
  const half = text.slice(0, Math.ceil(text.length / 2))
  return {
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
          { tool_calls: [{ id: 'call-1', function: { name: tool, arguments: '' } }] },
          ...(text.match(/.{1,3}/g) ?? []).map((part) => ({
            tool_calls: [{ function: { arguments: part } }],
          })),
        ],
        'tool_calls',
      ),
    'gives a call no id': (_, response) =>
      stream(
        response,
        [{ tool_calls: [{ index: 0, function: { name: tool, arguments: text } }] }],
        'tool_calls',
      ),
    'calls as functions were called before tools': (_, response) =>
      stream(response, [{ function_call: { name: tool, arguments: text } }], 'function_call'),
    'puts the arguments into a string once more': (_, response) =>
      stream(response, [call(JSON.stringify(text))], 'tool_calls'),
    'leaves a comma before the closing brace': (_, response) =>
      stream(response, [call(`${text.slice(0, -1)},}`)], 'tool_calls'),
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
      stream(response, [
        { content: '<|im_start|>assistant\n[TOOL_CALLS]' },
        { content: `${text}<|im_end|>` },
      ]),
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
      const bytes = Buffer.from(
        eventOf({ choices: [{ index: 0, delta: { content: `Größe 大小 ${text}` } }] }),
      )
      for (const byte of bytes) {
        response.write(Buffer.of(byte))
        await Promise.resolve()
      }
      response.end()
    },
    'calls with invalid JSON once': (asked, response) =>
      isTool(asked)
        ? stream(response, [call(`${half} fourty`)], 'tool_calls')
        : stream(response, [{ content: text }]),
    'is cut off once': (asked, response) =>
      isTool(asked) ? stream(response, [call(half)], 'length') : stream(response, [{ content: text }]),
    'is busy once': ({ count }, response) =>
      count === 0 ? fail(response, 429, { 'retry-after': '1' }) : stream(response, [call(text)]),
    'falls over once': ({ count }, response) =>
      count === 0 ? fail(response, 500) : stream(response, [call(text)]),
    'drops the connection once': ({ count }, response) => {
      if (count > 0) return stream(response, [call(text)])
      response.destroy()
    },
  }
}

/** Why nothing can be made of it, beside each way in which there is nothing to be had. */
export type Hopeless = 'large' | 'slow' | 'endless' | 'unusable' | 'declined' | 'busy' | 'away' | 'barred'

export function hopeless(right: object): Readonly<Record<string, readonly [Hopeless, Script]>> {
  const text = JSON.stringify(right)
  const half = text.slice(0, Math.ceil(text.length / 2))
  return {
    'hangs before it begins': ['slow', () => undefined],
    'hangs before its first token': ['slow', (_, response) => void begin(response)],
    'hangs between tokens': [
      'slow',
      (_, response) => {
        begin(response)
        response.write(eventOf({ choices: [{ index: 0, delta: { content: half } }] }))
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
    'is always cut off': ['endless', (_, response) => stream(response, [{ content: half }], 'length')],
    'says that it will not': [
      'unusable',
      (_, response) => stream(response, [{ content: 'I cannot help with that.' }]),
    ],
    'is filtered': ['declined', (_, response) => stream(response, [], 'content_filter')],
    'says nothing': ['unusable', (_, response) => stream(response, [])],
    'cannot read so much': [
      'large',
      (_, response) => {
        const message = "This model's maximum context length is 2048 tokens, however you requested 5120."
        response.writeHead(400, { 'content-type': 'application/json' })
        response.end(JSON.stringify({ error: { message, code: 'context_length_exceeded' } }))
      },
    ],
    'is always cut off within a part that is whole': [
      'endless',
      (_, response) => stream(response, [{ content: `{"steps": [${text}, ` }], 'length'),
    ],
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
}

/** A call of a tool, as a part of a stream. */
export const callOf =
  (tool: string) =>
  (given: unknown, more: object = { index: 0 }): object => ({
    tool_calls: [{ ...more, id: 'call-1', type: 'function', function: { name: tool, arguments: given } }],
  })
