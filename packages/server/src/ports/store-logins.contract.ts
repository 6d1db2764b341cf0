import { expect, test } from 'vitest'
import { aLogin, keptAccount, later, noon, type StoreUnderTest, times } from './store-samples.contract.ts'

const evening = '2026-03-01T18:00:00.000Z'

export function loginsContract(underTest: StoreUnderTest): void {
  const withPassword = () => keptAccount(underTest.store, { passwordHash: 'hash' })

  test('a login is found by its hash with its account, as long as it is used', async () => {
    const { logins } = underTest.store
    const account = await withPassword()
    const login = aLogin(account)
    expect(await logins.create(login, 'hash', noon)).toBe(true)
    expect(await logins.find(login.hash, noon)).toEqual({ login, account: { ...account, seenAt: noon } })
    expect(await logins.find('unknown', noon)).toBeUndefined()
    expect(await logins.find(login.hash, later)).toBeUndefined()

    await logins.touch(login, evening)
    await logins.touch(login, later)
    const touched = { login: { ...login, seenAt: evening }, account: { ...account, seenAt: evening } }
    expect(await logins.find(login.hash, evening)).toEqual(touched)
  })

  test('no login begins with a password of before, or for an account that was shut', async () => {
    const { accounts, logins } = underTest.store
    const account = await withPassword()
    expect(await logins.create(aLogin(account), 'of before', noon)).toBe(false)
    await accounts.change(account.id, { shut: true }, noon)
    expect(await logins.create(aLogin(account), 'hash', noon)).toBe(false)
    expect(await logins.list(account.id, noon)).toEqual([])
  })

  test('logins are listed last used first, and those that nobody used are forgotten', async () => {
    const { logins } = underTest.store
    const account = await withPassword()
    const [old, used, last] = times(3, () => aLogin(account))
    if (old === undefined || used === undefined || last === undefined) throw new Error('three were made')
    await logins.create(old, 'hash', noon)
    await logins.create(used, 'hash', noon)
    await logins.touch(used, evening)
    expect((await logins.list(account.id, later)).map(({ id }) => id)).toEqual([used.id])
    await logins.create({ ...last, createdAt: later, seenAt: later }, 'hash', later)
    expect((await logins.list(account.id, noon)).map(({ id }) => id)).toEqual([used.id, last.id])
  })

  test('a login is ended by its account alone, once; shutting ends all', async () => {
    const { accounts, logins } = underTest.store
    const [account, other] = [await withPassword(), await withPassword()]
    const [one, two] = [aLogin(account), aLogin(account)]
    for (const login of [one, two]) await logins.create(login, 'hash', noon)
    expect(await logins.end(one.id, other.id)).toBe(false)
    expect(await logins.end(one.id, account.id)).toBe(true)
    expect(await logins.end(one.id, account.id)).toBe(false)
    expect(await logins.find(one.hash, noon)).toBeUndefined()
    await accounts.change(account.id, { shut: true }, noon)
    await accounts.change(account.id, { shut: false }, noon)
    expect(await logins.find(two.hash, noon)).toBeUndefined()
  })

  test('of tries that come together only as many pass as may fail', async () => {
    const { loginTries } = underTest.store
    const tries = [{ subject: `name ${crypto.randomUUID()}`, most: 5 }]
    const begun = await Promise.all(times(12, () => loginTries.begin(tries, later, noon)))
    expect(begun.filter((one) => 'ids' in one)).toHaveLength(5)
    expect(begun.filter((one) => 'refusedSince' in one)).toEqual(times(7, () => ({ refusedSince: later })))
  })

  test('a subject may try again once its oldest failure is past', async () => {
    const { loginTries } = underTest.store
    const tries = [{ subject: `address ${crypto.randomUUID()}`, most: 2 }]
    await loginTries.begin(tries, noon, noon)
    await loginTries.begin(tries, later, noon)
    expect(await loginTries.begin(tries, later, noon)).toEqual({ refusedSince: noon })
    expect(await loginTries.begin(tries, evening, later)).toHaveProperty('ids')
    expect(await loginTries.begin(tries, evening, later)).toEqual({ refusedSince: later })
  })

  test('a try that was right takes itself back, and the failures of its name', async () => {
    const { loginTries } = underTest.store
    const [name, address] = [`name ${crypto.randomUUID()}`, `address ${crypto.randomUUID()}`]
    const tries = [
      { subject: name, most: 2 },
      { subject: address, most: 2 },
    ]
    await loginTries.begin(tries, noon, noon)
    const right = await loginTries.begin(tries, noon, noon)
    if (!('ids' in right)) throw new Error('it may be tried twice')
    await loginTries.takeBack(right.ids, name)
    // Of the address one failure is left, of the name none.
    expect(await loginTries.begin([{ subject: name, most: 1 }], noon, noon)).toHaveProperty('ids')
    expect(await loginTries.begin([{ subject: address, most: 1 }], noon, noon)).toEqual({
      refusedSince: noon,
    })
    expect(await loginTries.begin([{ subject: address, most: 2 }], noon, noon)).toHaveProperty('ids')
  })
}
