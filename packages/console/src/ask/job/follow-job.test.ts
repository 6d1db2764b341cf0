import { expect, it } from 'vitest'
import { Failure } from '../../server/failure.ts'
import { followJob, type Connect, type Followed } from './follow-job.ts'

const answered = (...events: readonly string[]) =>
  new Response(events.map((event) => `${event}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream; charset=utf-8' },
  })
const [jobId, task, end] = [
  'event:JOB_ID\nid:0\ndata:job-1',
  'event:ERROR\nid:1\ndata:{"choices":[]}',
  'event:END_MARK\nid:2\ndata:[DONE]',
]

async function follow(connect: Connect, start?: Followed) {
  const [types, waits]: [string[], number[]] = [[], []]
  const options = {
    onDropped: () => types.push('dropped'),
    pause: async (milliseconds: number) => void waits.push(milliseconds),
  }
  for await (const { type } of followJob(connect, start, options)) types.push(type)
  return { types, waits }
}

it('goes on after the last event when the line is lost', async () => {
  const places: (Followed | undefined)[] = []
  const answers = [answered(jobId, task), answered(end)]
  const { types, waits } = await follow(async (place) => {
    places.push(place)
    const answer = answers.shift()
    if (answer === undefined) throw new Error('asked too often')
    return answer
  })
  expect(types).toEqual(['JOB_ID', 'ERROR', 'dropped', 'END_MARK'])
  expect(places).toEqual([undefined, { jobId: 'job-1', lastEventId: '1' }])
  expect(waits).toEqual([250])
})

it('tries again where the service is away, and gives up what is refused', async () => {
  let tries = 0
  const away = follow(
    async () => {
      if (tries++ < 2) throw new Failure({ code: -1, status: 0, message: 'away' })
      return answered(jobId, end)
    },
    { jobId: 'job-1', lastEventId: '' },
  )
  expect((await away).waits).toEqual([250, 500])
  const refused = follow(async () => Response.json({ code: 300003, msg: 'job not found' }, { status: 404 }), {
    jobId: 'job-1',
    lastEventId: '',
  })
  await expect(refused).rejects.toMatchObject({ code: 300003 })
})

it('does not ask a question twice that was never accepted', async () => {
  const lost = new Failure({ code: -1, status: 0, message: 'away' })
  await expect(follow(() => Promise.reject(lost))).rejects.toBe(lost)
})
