import { expect, test } from 'vitest'
import { newAccountLink } from '../domain/account-link.ts'
import { newAccount, type Account } from '../domain/account.ts'
import {
  aLogin,
  anAccount,
  anOwner,
  keptAccount,
  later,
  noon,
  type StoreUnderTest,
  times,
} from './store-samples.contract.ts'

export function accountsContract(underTest: StoreUnderTest): void {
  const following = (name: string | undefined, at = noon) => ({
    passwordHash: `hash of ${String(name)}`,
    first: name === undefined ? undefined : newAccount(name, true, new Date(at)),
    login: aLogin(),
    at,
  })

  test('the first owner is made by a link, and by one only', async () => {
    const { accounts, accountLinks, logins } = underTest.store
    expect(await accounts.hasOwner()).toBe(false)
    const [old, made] = times(2, () => newAccountLink(null, new Date(noon)).link)
    if (old === undefined || made === undefined) throw new Error('two were made')
    await accountLinks.create(old)
    await accountLinks.create(made)
    expect(await accountLinks.find(old.hash, noon)).toBeUndefined()
    expect(await accountLinks.find(made.hash, noon)).toEqual({ link: made, account: null })
    expect(await accountLinks.find(made.hash, made.expiresAt)).toBeUndefined()

    const names = times(5, (index) => `Owner${index}`)
    const claims = names.map((name) => following(name))
    const owners = await Promise.all(claims.map((claim) => accountLinks.follow(made.hash, claim)))

    const won = owners.filter((owner) => owner !== undefined)
    expect(won).toHaveLength(1)
    const [account] = won as readonly Account[]
    const index = owners.findIndex((owner) => owner !== undefined)
    expect(account).toMatchObject({
      name: names[index],
      owner: true,
      passwordHash: claims[index]?.passwordHash,
    })
    expect((await logins.find(claims[index]?.login.hash ?? '', noon))?.account).toEqual(account)
    expect((await accounts.list()).filter(({ name }) => names.includes(name))).toEqual([account])
    expect(await accounts.hasOwner()).toBe(true)

    const another = newAccountLink(null, new Date(noon)).link
    await accountLinks.create(another)
    expect(await accountLinks.find(another.hash, noon)).toBeUndefined()
    expect(await accountLinks.follow(another.hash, following('Eve'))).toBeUndefined()
    expect(await accounts.find('Eve')).toBeUndefined()

    const id = account?.id ?? ''
    expect(await accounts.change(id, { shut: true }, noon)).toBe('last owner')
    expect(await accounts.change(id, { owner: false }, noon)).toBe('last owner')
    expect(await accounts.find(names[index] ?? '')).toEqual(account)
    // Another who cannot log in does not count; one who can does.
    await keptAccount(underTest.store, { owner: true })
    await keptAccount(underTest.store, { owner: true, passwordHash: 'x', shutAt: noon })
    expect(await accounts.change(id, { shut: true }, noon)).toBe('last owner')
    await keptAccount(underTest.store, { owner: true, passwordHash: 'x' })
    expect(await accounts.change(id, { shut: true }, later)).toBe('changed')
    expect(await accounts.find(names[index] ?? '')).toEqual({ ...account, shutAt: later })
  })

  test('a name is one in whatever case, also when many are made at once', async () => {
    const { accounts } = underTest.store
    const spellings = ['Zoë', 'ZOË', 'zoë', 'Zoe\u0308', 'ｚｏë']
    const made = await Promise.all(spellings.map((name) => accounts.create(anAccount({ name }))))
    expect(made.filter(Boolean)).toHaveLength(1)
    const found = await accounts.find('zOë')
    expect(spellings.indexOf(found?.name ?? '')).toBe(made.indexOf(true))
    // Other letters are another name.
    expect(await accounts.create(anAccount({ name: 'Zoe' }))).toBe(true)
    const listed = (await accounts.list()).map(({ name }) => name)
    expect(listed.filter((name) => /^zo/iu.test(name))).toHaveLength(2)
  })

  test('what was kept of an account is found again', async () => {
    const account = await keptAccount(underTest.store, { passwordHash: 'hash', seenAt: later, shutAt: later })
    expect(await underTest.store.accounts.find(account.name.toUpperCase())).toEqual(account)
    expect(await underTest.store.accounts.find('nobody')).toBeUndefined()
    expect(await underTest.store.accounts.change('account-unknown', { shut: true }, noon)).toBe('gone')
  })

  test('a link sets the password once, and ends the logins and links before it', async () => {
    const { accounts, accountLinks, logins } = underTest.store
    const account = await keptAccount(underTest.store, { passwordHash: 'old' })
    const login = aLogin(account)
    await logins.create(login, 'old', noon)
    const [earlier, link] = times(2, () => newAccountLink(account.id, new Date(noon)).link)
    if (earlier === undefined || link === undefined) throw new Error('two were made')
    await accountLinks.create(earlier)
    await accountLinks.create(link)
    expect(await accountLinks.find(earlier.hash, noon)).toBeUndefined()
    expect(await accountLinks.find(link.hash, noon)).toMatchObject({ link, account: { id: account.id } })

    const after = await accountLinks.follow(link.hash, {
      ...following(undefined, later),
      passwordHash: 'new',
    })
    expect(after).toEqual({ ...account, passwordHash: 'new', seenAt: later })
    expect(await accounts.find(account.name)).toEqual(after)
    expect(await logins.find(login.hash, noon)).toBeUndefined()
    expect(await logins.list(account.id, noon)).toHaveLength(1)
    expect(await accountLinks.follow(link.hash, following(undefined, later))).toBeUndefined()
  })

  test('a link that expired, or of an account that was shut, is good for nothing', async () => {
    const { accounts, accountLinks } = underTest.store
    const account = await keptAccount(underTest.store)
    const { link } = newAccountLink(account.id, new Date(noon))
    await accountLinks.create(link)
    expect(await accountLinks.follow(link.hash, following(undefined, link.expiresAt))).toBeUndefined()
    await accounts.change(account.id, { shut: true }, noon)
    expect(await accountLinks.find(link.hash, noon)).toBeUndefined()
    await accounts.change(account.id, { shut: false }, noon)
    expect(await accountLinks.follow(link.hash, following(undefined))).toBeUndefined()
    expect((await accounts.find(account.name))?.passwordHash).toBeNull()
  })

  test('a link of the first owner takes no name that is taken', async () => {
    // There is an owner by now, so the link is not good, whatever the name.
    const { accountLinks } = underTest.store
    const { link } = newAccountLink(null, new Date(noon))
    await accountLinks.create(link)
    expect(await accountLinks.follow(link.hash, following('Zoë'))).toBeUndefined()
  })

  test('a changed password ends the other logins, and is changed from what it was', async () => {
    const { accounts, logins } = underTest.store
    const account = await keptAccount(underTest.store, { passwordHash: 'old' })
    const [kept, ended] = [aLogin(account), aLogin(account)]
    for (const login of [kept, ended]) await logins.create(login, 'old', noon)
    expect(await accounts.setPassword(account.id, 'other', 'new', kept.id)).toBe(false)
    expect(await logins.list(account.id, noon)).toHaveLength(2)
    expect(await accounts.setPassword(account.id, 'old', 'new', kept.id)).toBe(true)
    expect((await logins.list(account.id, noon)).map(({ id }) => id)).toEqual([kept.id])
    expect((await accounts.find(account.name))?.passwordHash).toBe('new')
  })

  test('an account belongs to projects, each with one role', async () => {
    const { store } = underTest
    const { memberships } = store
    const projects = [await anOwner(store, { name: 'One' }), await anOwner(store, { name: 'Two' })]
    const [one, two] = projects.map(({ projectId }) => projectId)
    if (one === undefined || two === undefined) throw new Error('two were made')
    const [bea, al] = [
      await keptAccount(store, { name: 'bea-m' }),
      await keptAccount(store, { name: 'Al-m' }),
    ]
    await memberships.set(two, bea.id, 'member')
    await memberships.set(one, bea.id, 'administrator')
    await memberships.set(two, al.id, 'member')
    await memberships.set(two, bea.id, 'administrator')
    expect(await memberships.ofAccount(bea.id)).toEqual([
      { projectId: one, projectName: 'One', role: 'administrator' },
      { projectId: two, projectName: 'Two', role: 'administrator' },
    ])
    expect(await memberships.ofProject(two)).toEqual([
      { account: al, role: 'member' },
      { account: bea, role: 'administrator' },
    ])
    expect(await memberships.remove(two, bea.id)).toBe(true)
    expect(await memberships.remove(two, bea.id)).toBe(false)
    expect(await memberships.ofProject(two)).toEqual([{ account: al, role: 'member' }])
  })
}
