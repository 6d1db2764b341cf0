import { expect, test } from 'vitest'
import { objectKeys } from '../domain/file.ts'
import { type StoreUnderTest, anOwner, keptJob, keptSession } from './store-samples.contract.ts'

export function trashContract(underTest: StoreUnderTest): void {
  test('what was thrown away is listed, oldest first, until it is emptied', async () => {
    const { trash, sessions } = underTest.store
    await trash.emptied(await trash.list(100_000))
    expect(await trash.list(10)).toEqual([])

    const owner = await anOwner(underTest.store)
    const expected = []
    for (const count of [2, 1, 2]) {
      const session = await keptSession(underTest.store, owner)
      for (let made = 0; made < count; made++) {
        expected.push(objectKeys.results((await keptJob(underTest.store, session)).id))
      }
      await sessions.remove(session.id, owner)
    }

    expect(await trash.list(10)).toEqual(expected)
    expect(await trash.list(2)).toEqual(expected.slice(0, 2))
    await trash.emptied([...expected.slice(0, 2), 'files/unknown'])
    await trash.emptied([])
    expect(await trash.list(10)).toEqual(expected.slice(2))
    await trash.emptied(expected)
    expect(await trash.list(10)).toEqual([])
  })
}
