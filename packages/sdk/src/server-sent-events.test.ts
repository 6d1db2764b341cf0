import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { readServerSentEvents, type ServerSentEvent } from './server-sent-events.ts'

async function* chunksOf(bytes: Uint8Array, cuts: readonly number[]): AsyncGenerator<Uint8Array> {
  const places = [...new Set([0, ...cuts, bytes.length])].sort((a, b) => a - b)
  for (const [index, start] of places.entries())
    yield bytes.subarray(start, places[index + 1] ?? bytes.length)
}

async function read(text: string, cuts: readonly number[] = []): Promise<ServerSentEvent[]> {
  const bytes = new TextEncoder().encode(text)
  const events: ServerSentEvent[] = []
  for await (const event of readServerSentEvents(chunksOf(bytes, cuts))) events.push(event)
  return events
}

describe('readServerSentEvents', () => {
  it('reads type, data and id, with and without a space after the colon', async () => {
    expect(await read('id:7\nevent:JOB_ID\ndata:job-1\n\nevent: END_MARK\ndata: [DONE]\n\n')).toEqual([
      { type: 'JOB_ID', data: 'job-1', lastEventId: '7' },
      { type: 'END_MARK', data: '[DONE]', lastEventId: '7' },
    ])
  })

  it('takes only one space after the colon', async () => {
    expect(await read('data:  two\n\n')).toEqual([{ type: 'message', data: ' two', lastEventId: '' }])
  })

  it.each(['\n', '\r', '\r\n'])('ends lines at %j', async (end) => {
    const text = ['event:A', 'data:1', '', 'event:B', 'data:2', '', ''].join(end)
    expect((await read(text)).map((event) => event.type + event.data)).toEqual(['A1', 'B2'])
  })

  it('skips comments, empty events and fields it does not know', async () => {
    expect(await read(':keep-alive\n\nretry:5\nevent:NOTHING\n\nflag\ndata:x\n\n')).toEqual([
      { type: 'message', data: 'x', lastEventId: '' },
    ])
  })

  it('joins several data lines and keeps colons in values', async () => {
    expect((await read('data:a:b\ndata\ndata:c\n\n'))[0]?.data).toBe('a:b\n\nc')
  })

  it('drops an event that the stream did not finish', async () => {
    expect(await read('data:whole\n\ndata:half')).toHaveLength(1)
    expect(await read('data:whole\n\ndata:half\n')).toHaveLength(1)
  })

  it('drops a byte order mark at the start', async () => {
    expect((await read('\ufeffdata:x\n\n'))[0]?.data).toBe('x')
  })

  it('does not take U+2028 or U+0085 for the end of a line', async () => {
    expect((await read('data:a\u2028b\u0085c\n\n'))[0]?.data).toBe('a\u2028b\u0085c')
  })

  it('reads the same events however the bytes are cut', async () => {
    const text =
      ':keep-alive\r\n\r\nid:1\r\nevent:MESSAGE\r\ndata:{"content":"销售额 是 €5 😀"}\r\n\r\nid:2\rdata:x\r\rdata:y\n\n'
    const whole = await read(text)
    expect(whole.map((event) => event.data)).toEqual(['{"content":"销售额 是 €5 😀"}', 'x', 'y'])
    const length = new TextEncoder().encode(text).length
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: length })), async (cuts) => {
        expect(await read(text, cuts)).toEqual(whole)
      }),
    )
    expect(
      await read(
        text,
        Array.from({ length }, (_, index) => index),
      ),
    ).toEqual(whole)
  })
})
