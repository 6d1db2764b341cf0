import { expect, test } from 'vitest'
import type { Said, Utterance } from '../domain/event.ts'
import {
  type StoreUnderTest,
  aWord,
  anOwner,
  failed,
  keptJob,
  keptSession,
  later,
  noon,
  runningJob,
  times,
} from './store-samples.contract.ts'

export function jobEventsContract(underTest: StoreUnderTest): void {
  const fresh = async () => {
    const owner = await anOwner(underTest.store)
    return { owner, session: await keptSession(underTest.store, owner), jobs: underTest.store.jobs }
  }

  test('what is said is numbered from 1 for each job, and read back as it was', async () => {
    const { session, jobs } = await fresh()
    const job = await runningJob(underTest.store, session)
    const other = await runningJob(underTest.store, session)
    const sayings: Said[] = [
      { kind: 'task', name: 'Step', id: 's', status: 'running', files: 'a.csv, b.csv' },
      { kind: 'code', content: "```sql\nSELECT '\u2028\"\\\0\ud800'\n```" },
      { kind: 'table', file: 0, name: '表.csv' },
      { kind: 'message', content: 'ä 😀', bindings: [{ start: 0, end: 1, table: 't', row: 0, column: 'c' }] },
      { kind: 'end', ok: true },
    ]
    const said = sayings.map((said): Utterance => ({
      createdAt: later,
      group: { id: '1', name: 'One', stage: 'Analyze' },
      said,
    }))
    const nameless: Utterance = {
      createdAt: noon,
      group: { id: '-1', stage: 'Respond' },
      said: { kind: 'questions', questions: ['?'] },
    }

    expect(await jobs.append(job.id, said)).toBe(5)
    expect(await jobs.append(other.id, [nameless])).toBe(1)
    expect(await jobs.append(job.id, [nameless])).toBe(6)
    expect(await jobs.append(job.id, [])).toBe(6)

    const events = await jobs.events(job.id, 0)
    expect(events).toEqual([...said, nameless].map((word, index) => ({ ...word, sequence: index + 1 })))
    expect(await jobs.events(job.id, 4)).toEqual(events.slice(4))
    expect(await jobs.events(job.id, 6)).toEqual([])
    expect(await jobs.events('job-unknown', 0)).toEqual([])
  })

  test('only a running job is heard', async () => {
    const { session, jobs } = await fresh()
    const job = await keptJob(underTest.store, session)
    expect(await jobs.append(job.id, [aWord('early')])).toBeUndefined()
    await jobs.claim(job.id)
    expect(await jobs.append(job.id, [aWord('in time')])).toBe(1)
    await jobs.finish(job.id, { state: 'cancelled' }, later, () => [])
    expect(await jobs.append(job.id, [aWord('late')])).toBeUndefined()
    expect(await jobs.append('job-unknown', [aWord('nobody')])).toBeUndefined()
    expect(await jobs.events(job.id, 0)).toHaveLength(1)
  })

  test('an attempt that another has followed is not heard any more, and ends nothing', async () => {
    const { session, jobs } = await fresh()
    const job = await keptJob(underTest.store, session)
    const first = await jobs.claim(job.id)
    expect(await jobs.append(job.id, [aWord('one')], first?.attempts)).toBe(1)
    const second = await jobs.claim(job.id)
    expect(second?.attempts).toBe(2)
    expect(await jobs.append(job.id, [aWord('late')], first?.attempts)).toBeUndefined()
    expect(await jobs.finish(job.id, failed, later, () => [], first?.attempts)).toBe(false)
    expect(await jobs.append(job.id, [aWord('two')], second?.attempts)).toBe(2)
    expect(await jobs.finish(job.id, failed, later, () => [], second?.attempts)).toBe(true)
  })

  test('what is said at once is numbered without gaps, each call in one piece', async () => {
    const { session, jobs } = await fresh()
    const job = await runningJob(underTest.store, session)
    const lasts = await Promise.all(
      times(20, (call) =>
        jobs.append(
          job.id,
          times(3, () => aWord(`${call}`)),
        ),
      ),
    )

    const events = await jobs.events(job.id, 0)
    expect(events.map(({ sequence }) => sequence)).toEqual(times(60, (index) => index + 1))
    for (const [call, last] of lasts.entries()) {
      const piece = events.filter(({ sequence }) => sequence > (last ?? 0) - 3 && sequence <= (last ?? 0))
      expect(piece.map(({ said }) => said)).toEqual(times(3, () => aWord(`${call}`).said))
    }
  })

  test('many things said in one call are kept whole', async () => {
    const { session, jobs } = await fresh()
    const job = await runningJob(underTest.store, session)
    expect(
      await jobs.append(
        job.id,
        times(3_000, (index) => aWord(`${index}`)),
      ),
    ).toBe(3_000)
    expect((await jobs.events(job.id, 0)).map(({ sequence }) => sequence)).toEqual(
      times(3_000, (index) => index + 1),
    )
  })

  test('the last words are made from all that was said, and follow it', async () => {
    const { session, jobs } = await fresh()
    const job = await runningJob(underTest.store, session)
    await jobs.append(job.id, [aWord('one'), aWord('two')])
    const ended = await jobs.finish(job.id, failed, later, (said) => {
      expect(said.map(({ sequence }) => sequence)).toEqual([1, 2])
      expect(said.map(({ said }) => said)).toEqual([aWord('one').said, aWord('two').said])
      return [aWord('sorry'), aWord('bye')]
    })

    expect(ended).toBe(true)
    expect(await jobs.events(job.id, 2)).toEqual([
      { ...aWord('sorry'), sequence: 3 },
      { ...aWord('bye'), sequence: 4 },
    ])
    expect(await jobs.finish(job.id, { state: 'cancelled' }, later, () => [aWord('again')])).toBe(false)
    expect(await jobs.events(job.id, 4)).toEqual([])
  })

  test('a job that was never begun may end with last words', async () => {
    const { session, jobs } = await fresh()
    const job = await keptJob(underTest.store, session)
    expect(
      await jobs.finish(job.id, { state: 'cancelled' }, later, (said) =>
        said.length === 0 ? [aWord('bye')] : [],
      ),
    ).toBe(true)
    expect(await jobs.events(job.id, 0)).toEqual([{ ...aWord('bye'), sequence: 1 }])
  })

  test('nothing is heard after the last words, whoever speaks meanwhile', async () => {
    const { session, jobs } = await fresh()
    const job = await runningJob(underTest.store, session)
    const speaking = times(10, (index) => jobs.append(job.id, [aWord(`${index}`)]))
    const ending = jobs.finish(job.id, { state: 'cancelled' }, later, (said) => [
      aWord(`after ${said.length}`),
    ])
    const late = times(10, (index) => jobs.append(job.id, [aWord(`late ${index}`)]))
    await Promise.all([...speaking, ending, ...late])

    const events = await jobs.events(job.id, 0)
    expect(events.at(-1)?.said).toEqual(aWord(`after ${events.length - 1}`).said)
    const heard = (await Promise.all([...speaking, ...late])).filter((sequence) => sequence !== undefined)
    expect(heard).toHaveLength(events.length - 1)
  })

  test('last words that cannot be made leave the job as it was', async () => {
    const { owner, session, jobs } = await fresh()
    const job = await runningJob(underTest.store, session)
    const used = async () => (await underTest.store.projects.find(owner.projectId))?.jobsUsed
    const speechless = () => {
      throw new Error('speechless')
    }

    await expect(jobs.finish(job.id, failed, later, speechless)).rejects.toThrow('speechless')

    expect(await jobs.find(job.id, owner)).toEqual({ ...job, state: 'running', attempts: 1 })
    expect(await used()).toBe(1)
    expect(await jobs.append(job.id, [aWord('still here')])).toBe(1)
  })
}
