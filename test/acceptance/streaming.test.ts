import { describe, expect, it } from 'vitest'
import { blocksOf, type StreamEvent } from '@auger/sdk'
import { chunk } from '@auger/contract'
import { askerOf, sharedAskerOf, type Asker } from './asker-of.ts'
import { agrees, boundCells, messagesOf, tablesOf, unboundNumbers } from './bound-numbers.ts'
import { comparableBlocks } from './comparable-blocks.ts'
import { offerSource, settled } from './dataset-of.ts'
import { askForText, eventsText, type EventText } from './event-text.ts'
import { expectRawFailure } from './expect-failure.ts'
import { raw } from './raw-request.ts'
import { newUser, useService } from './service.ts'

const service = useService()
const question = 'What is the total Crates by Orchard?'

async function asked(
  file = 'orchard.csv',
  text = question,
): Promise<Asker & { stream: EventText; jobId: string }> {
  const asker = await sharedAskerOf(service(), file)
  const { session_id, dataset_id, userId } = asker
  const stream = await askForText(service(), { session_id, dataset_id, question: text, user_id: userId })
  return { ...asker, stream, jobId: stream.frames[0]?.data ?? '' }
}

const parsed = (stream: EventText) =>
  stream.frames
    .filter(({ event }) => event !== 'JOB_ID' && event !== 'END_MARK')
    .map(({ event, data }) => ({ event, ...chunk.parse(JSON.parse(data)) }))

describe('streaming', () => {
  it('[T-01] has the headers that keep proxies and clients from spoiling it', async () => {
    const { stream } = await asked()
    expect(stream.status).toBe(200)
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(stream.headers.get('cache-control')).toBe('no-cache, no-store')
    expect(stream.headers.get('x-accel-buffering')).toBe('no')
    expect(stream.headers.get('x-pd-trace-id')).toBeTruthy()
  })

  it('[T-02] begins with the bare job id and ends with [DONE]', async () => {
    const { stream, jobId } = await asked()
    expect(stream.frames[0]).toMatchObject({ event: 'JOB_ID', data: jobId })
    expect(jobId).toMatch(/^job-/)
    expect(stream.frames.at(-1)).toMatchObject({ event: 'END_MARK', data: '[DONE]' })
    expect(stream.frames.filter(({ event }) => event === 'JOB_ID' || event === 'END_MARK')).toHaveLength(2)
  })

  it('[T-03] numbers its events, rising', async () => {
    const { stream } = await asked()
    const ids = stream.frames.map(({ id }) => Number(id))
    expect(ids.every(Number.isInteger)).toBe(true)
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
  })

  it('[T-04] carries one line of JSON of the printed shape in every other event', async () => {
    const { stream } = await asked()
    for (const { text } of stream.frames)
      expect(text.split('\n').filter((line) => line.startsWith('data:'))).toHaveLength(1)
    const now = Date.now() / 1_000
    for (const event of parsed(stream)) {
      expect(event.id).toBe(event.group_id)
      expect(event.model).toBe('')
      expect(event.choices).toHaveLength(1)
      expect(event.choices[0]).toMatchObject({ index: 0, finish_reason: null })
      expect(Math.abs(now - event.created)).toBeLessThan(60)
      expect(['Analyze', 'Respond']).toContain(event.stage)
    }
  })

  it('[T-05] says TASK running and done for each step, the conclusion included, in its group', async () => {
    const { stream } = await asked()
    const tasks = parsed(stream).filter(({ event }) => event === 'TASK')
    const running = tasks.filter((task) => statusOf(task) === 'running')
    expect(running.length).toBeGreaterThanOrEqual(2)
    expect(running.map(({ group_name }) => group_name)).toContain('Conclusions')
    for (const start of running) {
      const ends = tasks.filter(
        (task) =>
          task.group_id === start.group_id &&
          task.group_name === start.group_name &&
          statusOf(task) === 'done',
      )
      expect(ends).toHaveLength(1)
      expect(Object.keys(contentOf(start) as object).sort()).toEqual([
        'id',
        'name',
        'parent_id',
        'properties',
        'stage',
        'status',
      ])
    }
    const first = contentOf(running[0]) as { properties: { files: string }; stage: string }
    expect([first.properties.files, first.stage]).toEqual(['orchard.csv', 'Analyze'])
  })

  const contentOf = (event: ReturnType<typeof parsed>[number] | undefined): unknown =>
    event?.choices[0]?.delta.content
  const statusOf = (event: ReturnType<typeof parsed>[number]) =>
    (contentOf(event) as { status: string }).status

  it('[T-05] lets blocks come between the start and the end of their step', async () => {
    const { stream } = await asked()
    const events = parsed(stream)
    for (const [index, event] of events.entries()) {
      if (event.event === 'TASK' || event.event === 'SOURCES' || event.event === 'QUESTIONS') continue
      const before = events
        .slice(0, index)
        .filter((earlier) => earlier.event === 'TASK' && earlier.group_id === event.group_id)
      expect(before.map(statusOf), `${event.event} of ${event.group_name ?? ''}`).toEqual(['running'])
    }
  })

  it('[T-06][B-09] says the blocks that the job and its history have', async () => {
    const { client, session_id, dataset_id } = await sharedAskerOf(service(), 'orchard.csv')
    const events: StreamEvent[] = []
    for await (const event of client.jobs.stream({ session_id, dataset_id, question })) events.push(event)
    const [first] = events
    const job = await client.jobs.get(first?.type === 'JOB_ID' ? first.jobId : '')
    const streamed = comparableBlocks(blocksOf(events))
    expect(streamed.length).toBeGreaterThan(4)
    expect(comparableBlocks(job.blocks)).toEqual(streamed)
    const { records } = await client.sessions.history(session_id)
    expect(comparableBlocks(records[0]?.answer.blocks ?? [])).toEqual(streamed)
  })

  it('[T-07] is read again from the start, the same bytes', async () => {
    const { stream, jobId, userId } = await asked()
    const again = await eventsText(service(), jobId, userId)
    expect(again.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(again.frames.map(({ text }) => text)).toEqual(stream.frames.map(({ text }) => text))
  })

  it('[T-07] goes on after any event, by header or query, with exactly the rest', async () => {
    const { stream, jobId, userId } = await asked()
    for (const [index, { id }] of stream.frames.entries()) {
      const rest = stream.frames.slice(index + 1).map(({ text }) => text)
      for (const place of [{ lastEventId: id }, { after: id }])
        expect((await eventsText(service(), jobId, userId, place)).frames.map(({ text }) => text)).toEqual(
          rest,
        )
    }
  })

  it('[T-07] goes on for a second connection while the job still runs', async () => {
    const { client, session_id, dataset_id, userId } = await sharedAskerOf(service(), 'orchard.csv')
    const whole: string[] = []
    const seconds: Promise<EventText>[] = []
    for await (const event of client.jobs.stream({ session_id, dataset_id, question })) {
      whole.push(event.lastEventId)
      if (event.type === 'JOB_ID')
        for (let count = 0; count < 3; count++)
          seconds.push(eventsText(service(), event.jobId, userId, { lastEventId: event.lastEventId }))
    }
    for (const second of await Promise.all(seconds))
      expect(second.frames.map(({ id }) => id)).toEqual(whole.slice(1))
  })

  it('[T-07] refuses a place that is no number', async () => {
    const { jobId, userId } = await asked()
    for (const after of ['x', '-1', '1.5'])
      expectRawFailure(
        await raw(service(), { path: `/v2/team/jobs/${jobId}/events?user_id=${userId}&after=${after}` }),
        300001,
      )
  })

  it('[T-13] begins a further paragraph of a group with a blank line, so that its messages can be joined', async () => {
    const { client, session_id, dataset_id } = await askerOf(service(), 'orchard.csv')
    const broken = await offerSource(client, dataset_id, 'broken.xlsx', 'no workbook')
    await settled(client, dataset_id, broken.id)
    const events: StreamEvent[] = []
    for await (const event of client.jobs.stream({ session_id, dataset_id, question })) events.push(event)
    const pieces = events.flatMap((event) =>
      event.type === 'MESSAGE' && event.group_name === 'Conclusions' ? [event] : [],
    )
    expect(pieces.length).toBeGreaterThan(1)
    expect(pieces[0]?.content).not.toMatch(/^\n/)
    for (const { content } of pieces.slice(1)) expect(content).toMatch(/^\n\n\S/)
    const job = await client.jobs.get(events[0]?.type === 'JOB_ID' ? events[0].jobId : '')
    const { records } = await client.sessions.history(session_id)
    const joined = (blocks: readonly { readonly type: string; readonly content: unknown }[]) =>
      blocks.flatMap(({ type, content }) => (type === 'MESSAGE' ? [content] : [])).join('')
    expect(joined(job.blocks)).toBe(joined(pieces))
    expect(joined(records[0]?.answer.blocks ?? [])).toBe(joined(pieces))
    const tables = await tablesOf(service(), job)
    for (const block of messagesOf(job)) {
      expect(unboundNumbers(block)).toEqual([])
      for (const cell of boundCells(block, tables)) expect(agrees(cell), JSON.stringify(cell)).toBe(true)
    }
  })

  it('[T-08] escapes U+2028, U+2029 and U+0085, from a question and from a value', async () => {
    for (const label of ['Line\u2028Break', 'Para\u2029Break', 'Next\u0085Line']) {
      const { stream, client, jobId } = await asked('line-ends.csv', `How many rows have Label "${label}"?`)
      expect(JSON.stringify((await client.jobs.get(jobId)).blocks)).toMatch(/[\u2028\u2029\u0085]/)
      expect(stream.text).not.toMatch(/[\u2028\u2029\u0085]/)
      expect(stream.text).toMatch(/\\u(?:2028|2029|0085)/)
      expect(stream.frames.at(-1)?.event).toBe('END_MARK')
    }
    const grouped = await asked('line-ends.csv', 'What is the total Amount by Label?\u2029')
    expect(grouped.stream.text).not.toMatch(/[\u2028\u2029\u0085]/)
  })

  it('[T-08] keeps every other character as it is', async () => {
    const { stream } = await asked('门店销售.csv', '各城市的销售额总和是多少？')
    expect(stream.text).toContain('城市')
    expect(stream.text).not.toContain('\ufffd')
  })

  it('[T-11] answers a request that is refused before its job exists with plain JSON', async () => {
    const userId = newUser()
    const refused = await raw(service(), {
      method: 'POST',
      path: '/v2/team/jobs',
      body: { session_id: 'session-none', question, user_id: userId, stream: true },
    })
    expectRawFailure(refused, 300003)
    const invalid = await raw(service(), {
      method: 'POST',
      path: '/v2/team/jobs',
      body: { stream: true, user_id: userId },
    })
    expectRawFailure(invalid, 300001)
    expectRawFailure(await raw(service(), { path: '/v2/team/jobs/job-none/events?user_id=a' }), 300003)
  })

  it('[T-12] is the same for a question asked again, ids, times and signatures aside', async () => {
    const { client, session_id, dataset_id } = await sharedAskerOf(service(), 'orchard.csv')
    const first = await client.jobs.ask({ session_id, dataset_id, question })
    await client.sessions.update(session_id, { max_contextual_job_history: 0 })
    const second = await client.jobs.ask({ session_id, dataset_id, question })
    const bare = (blocks: typeof first.blocks, jobId: string) =>
      JSON.stringify(comparableBlocks(blocks)).replaceAll(jobId, 'job')
    expect(bare(second.blocks, second.job_id)).toBe(bare(first.blocks, first.job_id))
    expect(second.result).toEqual(first.result)
  })
})
