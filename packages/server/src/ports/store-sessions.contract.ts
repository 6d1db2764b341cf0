import { describe, expect, test } from 'vitest'
import { objectKeys } from '../domain/file.ts'
import { mostSessions } from '../domain/session.ts'
import {
  type StoreUnderTest,
  aSession,
  aWord,
  anOwner,
  keptJob,
  keptSession,
  runningJob,
  times,
} from './store-samples.contract.ts'

export function sessionsContract(underTest: StoreUnderTest): void {
  test('a session is found as it was created, by its owner alone', async () => {
    const { sessions } = underTest.store
    const owner = await anOwner(underTest.store)
    const stranger = await anOwner(underTest.store)
    const session = aSession(owner, {
      name: 'Анализ 売上 😀',
      outputLanguage: 'ZH-TW',
      jobMode: 'DATA_ANALYTICS',
      maxContextualJobHistory: 0,
    })

    expect(await sessions.create(session, mostSessions)).toBe(true)

    expect(await sessions.find(session.id, owner)).toEqual(session)
    expect(await sessions.find(session.id, { ...owner, userId: 'grace' })).toBeUndefined()
    expect(await sessions.find(session.id, stranger)).toBeUndefined()
    expect(await sessions.find('session-unknown', owner)).toBeUndefined()
  })

  test('text is kept past characters that databases cannot keep', async () => {
    const { sessions } = underTest.store
    const owner = await anOwner(underTest.store)
    const session = await keptSession(underTest.store, owner, { name: 'nul\0lone\ud800end' })
    expect((await sessions.find(session.id, owner))?.name).toBe('nul\ufffdlone\ufffdend')
    expect((await sessions.list(owner, { number: 1, size: 10 }, 'END')).total).toBe(1)
  })

  test('users whose names differ in odd characters are different users', async () => {
    const { sessions } = underTest.store
    const { projectId } = await anOwner(underTest.store)
    const users = ['ada', 'Ada', 'ada ', 'ada\0lovelace', "ada' or '1'='1", 'ada%', 'å', 'a\u030a']
    for (const userId of users)
      await keptSession(underTest.store, { projectId, userId }, { name: userId.length.toString() })

    for (const userId of users) {
      const { total, items } = await sessions.list({ projectId, userId }, { number: 1, size: 10 })
      expect({ total, names: items.map(({ name }) => name) }).toEqual({
        total: 1,
        names: [userId.length.toString()],
      })
    }
  })

  test('300 creates at once leave exactly the most allowed', async () => {
    const { sessions } = underTest.store
    const owner = await anOwner(underTest.store)
    const created = await Promise.all(times(300, () => sessions.create(aSession(owner), mostSessions)))

    expect(created.filter(Boolean)).toHaveLength(150)
    const { total, items } = await sessions.list(owner, { number: 1, size: 1_000 })
    expect([total, items.length]).toEqual([150, 150])
    expect(await sessions.create(aSession({ ...owner, userId: 'grace' }), mostSessions)).toBe(true)
    expect(await sessions.create(aSession(owner), mostSessions)).toBe(false)

    await sessions.remove(items[0]?.id ?? '', owner)
    expect(await Promise.all(times(3, () => sessions.create(aSession(owner), mostSessions)))).toEqual(
      expect.arrayContaining([true, false, false]),
    )
  })

  test('pages are newest first, and the total holds past the last', async () => {
    const { sessions } = underTest.store
    const owner = await anOwner(underTest.store)
    for (const index of times(7, (index) => index))
      await keptSession(underTest.store, owner, { name: `${index}` })
    const page = async (number: number, size: number) => {
      const { total, items } = await sessions.list(owner, { number, size })
      return [total, ...items.map(({ name }) => name)]
    }

    expect(await page(1, 3)).toEqual([7, '6', '5', '4'])
    expect(await page(3, 3)).toEqual([7, '0'])
    expect(await page(4, 3)).toEqual([7])
    expect(await page(1_000_000, 1_000)).toEqual([7])
    expect(await sessions.list(await anOwner(underTest.store), { number: 1, size: 10 })).toEqual({
      total: 0,
      items: [],
    })
  })

  describe('search', () => {
    test.each([
      ['report', ['Sales REPORT 50%', 'Report_2']],
      ['50%', ['Sales REPORT 50%']],
      ['%', ['Sales REPORT 50%']],
      ['_', ['Report_2']],
      ['\\', ['back\\slash']],
      ['k\\s', ['back\\slash']],
      ['ПРОДАЖИ', ['Годовые продажи']],
      ['πωλ', ['ΠΩΛΉΣΕΙΣ']],
      ['ΠΩΛΉΣ', ['ΠΩΛΉΣΕΙΣ']],
      ['straße', ['HAUPTSTRASSE']],
      ['istanbul', ['İSTANBUL']],
      ['ｓａｌｅｓ', ['Sales REPORT 50%']],
      ['売上', ['2025年売上']],
      ["'; --", ["quote'; --"]],
      ['nothing such', []],
    ])('%s', async (search, expected) => {
      const owner = await anOwner(underTest.store)
      const names = [
        'Sales REPORT 50%',
        'Report_2',
        'back\\slash',
        'Годовые продажи',
        'ΠΩΛΉΣΕΙΣ',
        'HAUPTSTRASSE',
        'İSTANBUL',
        '2025年売上',
        "quote'; --",
      ]
      for (const name of names.toReversed()) await keptSession(underTest.store, owner, { name })

      const { total, items } = await underTest.store.sessions.list(owner, { number: 1, size: 10 }, search)
      expect(items.map(({ name }) => name)).toEqual(expected)
      expect(total).toBe(expected.length)
    })

    test('sees the new name and not the old one', async () => {
      const { sessions } = underTest.store
      const owner = await anOwner(underTest.store)
      const session = await keptSession(underTest.store, owner, { name: 'before' })
      await sessions.update(session.id, owner, { name: 'AFTER' })
      expect((await sessions.list(owner, { number: 1, size: 10 }, 'after')).total).toBe(1)
      expect((await sessions.list(owner, { number: 1, size: 10 }, 'before')).total).toBe(0)
    })
  })

  test('an update changes what it names, for the owner alone', async () => {
    const { sessions } = underTest.store
    const owner = await anOwner(underTest.store)
    const session = await keptSession(underTest.store, owner)

    expect(
      await sessions.update(session.id, owner, { outputLanguage: 'FR', maxContextualJobHistory: 3 }),
    ).toBe(true)
    expect(await sessions.update(session.id, owner, {})).toBe(true)
    expect(await sessions.update(session.id, { ...owner, userId: 'grace' }, { name: 'Mine' })).toBe(false)
    expect(await sessions.update(session.id, await anOwner(underTest.store), { name: 'Mine' })).toBe(false)
    expect(await sessions.update('session-unknown', owner, { name: 'Mine' })).toBe(false)

    expect(await sessions.find(session.id, owner)).toEqual({
      ...session,
      outputLanguage: 'FR',
      maxContextualJobHistory: 3,
    })
    expect(await sessions.update(session.id, owner, { jobMode: 'DATA_ANALYTICS', name: 'Mine' })).toBe(true)
    expect(await sessions.find(session.id, owner)).toMatchObject({ jobMode: 'DATA_ANALYTICS', name: 'Mine' })
  })

  test('a session goes with its jobs and what they said, and their results go to the trash', async () => {
    const { sessions, jobs, trash } = underTest.store
    const owner = await anOwner(underTest.store)
    const [session, other] = [
      await keptSession(underTest.store, owner),
      await keptSession(underTest.store, owner),
    ]
    const job = await runningJob(underTest.store, session)
    const queued = await keptJob(underTest.store, session)
    const kept = await keptJob(underTest.store, other)
    await jobs.append(job.id, [aWord('hello')])

    expect(await sessions.remove(session.id, { ...owner, userId: 'grace' })).toBeUndefined()
    expect(await sessions.remove(session.id, await anOwner(underTest.store))).toBeUndefined()
    expect(await sessions.remove(session.id, owner)).toEqual([job.id, queued.id])
    expect(await sessions.remove(session.id, owner)).toBeUndefined()

    expect(await sessions.find(session.id, owner)).toBeUndefined()
    expect(await jobs.find(job.id, owner)).toBeUndefined()
    expect(await jobs.events(job.id, 0)).toEqual([])
    expect(await jobs.append(job.id, [aWord('late')])).toBeUndefined()
    expect(await jobs.find(kept.id, owner)).toEqual(kept)
    const thrownAway = await trash.list(100_000)
    expect(thrownAway).toEqual(
      expect.arrayContaining([objectKeys.results(job.id), objectKeys.results(queued.id)]),
    )
    expect(thrownAway).not.toContain(objectKeys.results(kept.id))
    expect(await sessions.remove(other.id, owner)).toEqual([kept.id])
    expect(await sessions.remove((await keptSession(underTest.store, owner)).id, owner)).toEqual([])
  })
}
