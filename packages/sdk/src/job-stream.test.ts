import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { AugerError } from './auger-error.ts'
import { createClient } from './client.ts'
import type { StreamEvent } from './stream-event.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

type Reply = (request: IncomingMessage, response: ServerResponse) => void

/** Answers the first request with the first reply, and so on; keeps what was asked. */
async function serve(...replies: readonly Reply[]) {
  const asked: { line: string; lastEventId: string | undefined; key: string | undefined }[] = []
  server = createServer((request, response) => {
    const header = (name: string) => request.headers[name]?.toString()
    asked.push({
      line: `${request.method} ${request.url}`,
      lastEventId: header('last-event-id'),
      key: header('idempotency-key'),
    })
    request.resume()
    replies[Math.min(asked.length, replies.length) - 1]?.(request, response)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { client: createClient({ baseUrl, apiKey: 'key', userId: 'anna' }), asked }
}

const chunk = (content: unknown) =>
  JSON.stringify({
    id: '1',
    model: '',
    choices: [{ delta: { content }, index: 0, finish_reason: null }],
    created: 1,
    group_id: '1',
    group_name: 'Step',
    stage: 'Analyze',
  })
const frames = [
  'event:JOB_ID\nid:0\ndata:job-1\n\n',
  `event:MESSAGE\nid:1\ndata:${chunk('销售 ')}\n\n`,
  `event:MESSAGE\nid:2\ndata:${chunk('done')}\n\n`,
  'event:END_MARK\nid:3\ndata:[DONE]\n\n',
]
const open = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })

/** Sends the frames and then drops the connection, or ends it properly. */
const send =
  (from: number, to: number, end: 'drop' | 'end', extra = ''): Reply =>
  (_, response) => {
    open(response).write(frames.slice(from, to).join('') + extra, () => {
      if (end === 'end') response.end()
      else setTimeout(() => response.destroy(), 20)
    })
  }

async function collect(events: AsyncIterable<StreamEvent>): Promise<StreamEvent[]> {
  const all: StreamEvent[] = []
  for await (const event of events) all.push(event)
  return all
}

const question = { session_id: 'session-1', question: 'How many?' }
const types = (events: readonly StreamEvent[]) => events.map((event) => event.type)

describe('streaming a job', () => {
  it('yields typed events until the end mark', async () => {
    const { client, asked } = await serve(send(0, 4, 'end'))
    const events = await collect(client.jobs.stream(question))
    expect(types(events)).toEqual(['JOB_ID', 'MESSAGE', 'MESSAGE', 'END_MARK'])
    expect(events[0]).toEqual({ type: 'JOB_ID', jobId: 'job-1', lastEventId: '0' })
    expect(events[1]).toMatchObject({ content: '销售 ', group_name: 'Step', lastEventId: '1' })
    expect(events[3]).toEqual({ type: 'END_MARK', ok: true, lastEventId: '3' })
    expect(asked.map(({ line }) => line)).toEqual(['POST /v2/team/jobs'])
  })

  it('resumes after the last event when the connection drops, and again', async () => {
    const { client, asked } = await serve(
      send(0, 2, 'drop', 'event:MESSAGE\nid:2\nda'),
      send(2, 3, 'end'),
      send(3, 4, 'end'),
    )
    const events = await collect(client.jobs.stream(question, { retryMilliseconds: 1 }))
    expect(types(events)).toEqual(['JOB_ID', 'MESSAGE', 'MESSAGE', 'END_MARK'])
    expect(asked.map(({ line, lastEventId }) => [line, lastEventId])).toEqual([
      ['POST /v2/team/jobs', undefined],
      ['GET /v2/team/jobs/job-1/events?user_id=anna', '1'],
      ['GET /v2/team/jobs/job-1/events?user_id=anna', '2'],
    ])
  })

  it('asks again with the same idempotency key when the connection drops before the job has an id', async () => {
    const { client, asked } = await serve((_, response) => response.destroy(), send(0, 4, 'end'))
    expect(await collect(client.jobs.stream(question, { retryMilliseconds: 1 }))).toHaveLength(4)
    expect(asked.map(({ line }) => line)).toEqual(['POST /v2/team/jobs', 'POST /v2/team/jobs'])
    expect(asked[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
    expect(asked[1]?.key).toBe(asked[0]?.key)
  })

  it('gives up after so many drops in a row', async () => {
    const { client, asked } = await serve(send(0, 1, 'end'), send(0, 0, 'end'))
    await expect(collect(client.jobs.stream(question, { retries: 2, retryMilliseconds: 1 }))).rejects.toThrow(
      'dropped 3 times',
    )
    expect(asked).toHaveLength(3)
  })

  it('takes a restarting server for a drop and a refusal for an answer', async () => {
    const refuse: Reply = (_, response) => {
      response.writeHead(400, { 'x-pd-trace-id': 'trace-1' }).end('{"code":210022,"msg":"Question too long"}')
    }
    const busy: Reply = (_, response) => void response.writeHead(503).end('restarting')
    const { client, asked } = await serve(send(0, 1, 'end'), busy, refuse)
    const failure = await collect(client.jobs.stream(question, { retryMilliseconds: 1 })).catch(
      (error: unknown) => error,
    )
    expect(failure).toBeInstanceOf(AugerError)
    expect(failure).toMatchObject({
      code: 210022,
      status: 400,
      message: 'Question too long',
      traceId: 'trace-1',
    })
    expect(asked).toHaveLength(3)
  })

  it('takes a connection that fell silent for a drop; comments are no silence', async () => {
    const alive: Reply = (_, response) => {
      open(response).write(frames[0])
      const timer = setInterval(() => response.write(':keep-alive\n\n'), 30)
      setTimeout(() => {
        clearInterval(timer)
        response.end(frames.slice(1).join(''))
      }, 300)
    }
    const { client: patient, asked: once } = await serve(alive)
    expect(await collect(patient.jobs.stream(question, { silenceMilliseconds: 150 }))).toHaveLength(4)
    expect(once).toHaveLength(1)
    server?.closeAllConnections()
    server?.close()
    const silent: Reply = (_, response) => void open(response).write(frames[0])
    const { client, asked } = await serve(silent, send(1, 4, 'end'))
    expect(
      await collect(client.jobs.stream(question, { silenceMilliseconds: 100, retryMilliseconds: 1 })),
    ).toHaveLength(4)
    expect(asked).toHaveLength(2)
  })

  it('stops at once when it is aborted, and hangs up when its reader leaves', async () => {
    const closed: Promise<void>[] = []
    const hold: Reply = (_, response) => {
      open(response).write(frames[0])
      closed.push(new Promise((resolve) => response.on('close', resolve)))
    }
    const { client, asked } = await serve(hold)
    const stop = new AbortController()
    const events = client.jobs.stream(question, { signal: stop.signal })
    await events.next()
    stop.abort(new Error('enough'))
    await expect(events.next()).rejects.toThrow('enough')
    for await (const event of client.jobs.stream(question)) {
      expect(event.type).toBe('JOB_ID')
      break
    }
    await Promise.all(closed)
    expect(asked).toHaveLength(2)
  })

  it('skips events it does not know and refuses those it cannot read', async () => {
    const odd: Reply = (_, response) => void open(response).end(`event:NOVELTY\ndata:x\n\n${frames.join('')}`)
    const { client } = await serve(odd)
    expect(await collect(client.jobs.stream(question))).toHaveLength(4)
    const broken: Reply = (_, response) => void open(response).end('event:MESSAGE\ndata:{"choices"\n\n')
    server?.close()
    const { client: other } = await serve(broken)
    await expect(collect(other.jobs.stream(question))).rejects.toThrow('cannot be read')
  })

  it('reads the events of a job that runs already', async () => {
    const { client, asked } = await serve(send(2, 4, 'end'))
    expect(types(await collect(client.jobs.events('job-1', { lastEventId: '1', userId: 'ben' })))).toEqual([
      'MESSAGE',
      'END_MARK',
    ])
    expect(asked[0]).toMatchObject({ line: 'GET /v2/team/jobs/job-1/events?user_id=ben', lastEventId: '1' })
  })
})

describe('asking for the whole answer', () => {
  it('asks again with the same key when the answer was lost on the way', async () => {
    const job = {
      job_id: 'job-1',
      blocks: [],
      state: 'done',
      status: 'answered',
      assumptions: [],
      refusal: null,
      result: null,
    }
    const answer: Reply = (_, response) => void response.end(JSON.stringify({ code: 0, data: job }))
    const { client, asked } = await serve((_, response) => response.destroy(), answer)
    expect(await client.jobs.ask(question)).toEqual(job)
    expect(asked[1]?.key).toBe(asked[0]?.key)
  })

  it('throws what the service refused', async () => {
    const fail: Reply = (_, response) =>
      void response.writeHead(500).end('{"code":210020,"msg":"Something went wrong"}')
    const { client, asked } = await serve(fail)
    await expect(client.jobs.ask(question)).rejects.toMatchObject({ code: 210020, status: 500 })
    expect(asked).toHaveLength(1)
  })
})
