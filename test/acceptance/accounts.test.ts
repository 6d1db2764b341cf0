import { describe, expect, it } from 'vitest'
import { accountEndpoints, pageEndpoints, type Endpoint } from '@auger/contract'
import { expectRawFailure } from './expect-failure.ts'
import { claim, loggedIn, logIn, newcomer, password, printedLink, secretOf, visit } from './page-visit.ts'
import { raw, type RawAnswer } from './raw-request.ts'
import { reachServer, shiftedClock } from './server.ts'
import { createProject, isRemote, newUser, useOwnService } from './service.ts'

const dataOf = <Data>(answer: RawAnswer): Data => {
  expect(answer.status, answer.text.slice(0, 300)).toBe(200)
  return answer.json?.data as Data
}

describe.skipIf(isRemote)('accounts', () => {
  const service = useOwnService()

  it('[AC-01] the first owner comes in by the link that is printed, once, and chooses a name', async () => {
    const link = await printedLink(service().local)
    const nobody = visit(service())
    expect(dataOf(await nobody.send('GET', '/page/state'))).toMatchObject({
      needs_owner: true,
      account: null,
      token: null,
      projects: [],
    })
    const read = dataOf<{ name: null; expires_at: string }>(
      await nobody.send('POST', '/page/link', { link: secretOf(link) }),
    )
    expect(read.name).toBeNull()
    const hours = (Date.parse(read.expires_at) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23)
    expect(hours).toBeLessThanOrEqual(24)

    expectRawFailure(await claim(service(), link), 300001)
    expectRawFailure(await claim(service(), link, 'Ada', 'too short'), 300001)
    expectRawFailure(await claim(service(), link, '../Ada'), 300001)
    const claimed = await claim(service(), link, 'Ada')
    const state = dataOf<{ account: object; projects: { role: string }[] }>(claimed)
    expect(state).toMatchObject({
      needs_owner: false,
      account: { name: 'Ada', user_id: 'account:Ada', owner: true, shut: false, has_password: true },
    })
    expect(state.projects.map(({ role }) => role)).toEqual(['administrator'])
    expectRawFailure(await claim(service(), link, 'Eve'), 1007)
    expectRawFailure(await nobody.send('POST', '/page/link', { link: secretOf(link) }), 1007)
    await expect(service().local.command('account', 'link', '--first')).rejects.toThrow(/owner/)

    const again = dataOf(await loggedIn(service(), claimed).send('GET', '/page/state'))
    expect(again).toEqual(state)
  })

  it('[AC-02] the cookie is out of reach of scripts and of other sites, and named by the service', async () => {
    await newcomer(service(), 'cookie')
    const answer = await logIn(service(), 'COOKIE')
    const [set = '', ...others] = answer.headers['set-cookie'] ?? []
    expect(others).toEqual([])
    const [pair = '', ...attributes] = set.split('; ')
    expect(pair).toMatch(/^auger_login_[0-9a-f]{8}=[\w-]{43}$/)
    expect(attributes.sort()).toEqual(['HttpOnly', `Max-Age=${30 * 86_400}`, 'Path=/', 'SameSite=Strict'])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.text).not.toContain(pair.split('=')[1])
  })

  it('[AC-03] a wrong password, an unknown name and a shut account are one failure', async () => {
    const bea = await newcomer(service(), 'Bea')
    const answers = [
      await logIn(service(), 'Bea', 'wrong password'),
      await logIn(service(), newUser('nobody'), password),
    ]
    await service().local.command('account', 'shut', 'bea')
    answers.push(await logIn(service(), 'Bea'))
    for (const answer of answers) {
      expectRawFailure(answer, 1005)
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expectRawFailure(await bea.send('GET', '/page/logins'), 1004)
    await service().local.command('account', 'open', 'bea')
    expectRawFailure(await bea.send('GET', '/page/logins'), 1004)
    dataOf(await logIn(service(), 'bea'))
  })

  it('[AC-04] a link is good until it expires, is followed, or another takes its place', async () => {
    const { local } = service()
    const then = reachServer({
      ...local,
      environment: { ...local.environment, ...shiftedClock(-48) },
    })
    const urlOf = async (made: Promise<Record<string, unknown>>) => String((await made)['url'])
    const first = await urlOf(local.command('account', 'create', 'Cleo', '--json'))
    // An invitation lasts three days: of one from two days ago one is left.
    const second = await urlOf(then.command('account', 'link', 'cleo', '--json'))
    expectRawFailure(await claim(service(), first), 1007)
    const { name, expires_at } = dataOf<{ name: string; expires_at: string }>(
      await visit(service()).send('POST', '/page/link', { link: secretOf(second) }),
    )
    expect(name).toBe('Cleo')
    expect((Date.parse(expires_at) - Date.now()) / 3_600_000).toBeCloseTo(24, 0)
    const cleo = loggedIn(service(), await claim(service(), second))

    const reset = await urlOf(local.command('account', 'link', 'Cleo', '--json'))
    dataOf(await cleo.send('GET', '/page/logins'))
    dataOf(await claim(service(), reset, undefined, 'another horse battery'))
    expectRawFailure(await cleo.send('GET', '/page/logins'), 1004)
    expectRawFailure(await logIn(service(), 'Cleo', password), 1005)
    expectRawFailure(await claim(service(), `${service().url}/link#${'x'.repeat(43)}`), 1007)
  })

  it('[AC-05] every POST and DELETE proves that it comes from the page', async () => {
    const dan = await newcomer(service(), 'Dan')
    const other = await newcomer(service(), 'Don')
    const { host } = new URL(service().url)
    const change = (headers: Record<string, string | undefined>) =>
      dan.send('POST', '/page/logout', {}, headers)
    for (const headers of [
      { 'x-auger-page': undefined },
      { 'x-auger-page': '' },
      { 'x-auger-page': 'page' },
      { 'x-auger-page': other.token },
      { 'x-auger-page': `${dan.token}x` },
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      { origin: service().url.replace(/\d+$/, '1') },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ])
      expectRawFailure(await change(headers), 1006)
    const foreign = { origin: 'https://elsewhere.example' }
    expectRawFailure(await logIn(service(), 'Dan', password, foreign), 1006)
    expectRawFailure(await logIn(service(), 'Dan', password, { 'x-auger-page': undefined }), 1006)
    dataOf(
      await logIn(service(), 'Dan', password, { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }),
    )
    dataOf(await change({ origin: service().url }))
    expectRawFailure(await dan.send('GET', '/page/logins'), 1004)
  })

  it('[AC-06] logging out ends the login that asks, and clears its cookie', async () => {
    const eva = await newcomer(service(), 'Eva')
    const second = loggedIn(service(), await logIn(service(), 'Eva'))
    const out = await eva.send('POST', '/page/logout', {})
    expect(dataOf(out)).toEqual({})
    expect(out.headers['set-cookie']?.[0]).toMatch(/^auger_login_\w+=; Max-Age=0; Path=\//)
    expectRawFailure(await eva.send('GET', '/page/logins'), 1004)
    expect(dataOf(await eva.send('GET', '/page/state'))).toMatchObject({ account: null })
    dataOf(await second.send('GET', '/page/logins'))
  })

  it('[AC-07] a changed password ends the other logins', async () => {
    const fay = await newcomer(service(), 'Fay')
    const second = loggedIn(service(), await logIn(service(), 'Fay'))
    const change = (before: string, after: string) =>
      fay.send('POST', '/page/password', { password: before, new_password: after })
    expectRawFailure(await change('wrong password', 'another horse battery'), 1005)
    expectRawFailure(await change(password, 'short'), 300001)
    dataOf(await change(password, 'another horse battery'))
    expectRawFailure(await second.send('GET', '/page/logins'), 1004)
    dataOf(await fay.send('GET', '/page/logins'))
    expectRawFailure(await logIn(service(), 'Fay', password), 1005)
    dataOf(await logIn(service(), 'Fay', 'another horse battery'))
  })

  it('[AC-08] logins are listed and ended one by one, by their account alone', async () => {
    const gil = await newcomer(service(), 'Gil')
    const stranger = await newcomer(service(), 'Gus')
    const second = loggedIn(service(), await logIn(service(), 'Gil', password, { 'user-agent': 'Phone/1' }))
    const { logins } = dataOf<{ logins: { id: string; browser: string; current: boolean }[] }>(
      await gil.send('GET', '/page/logins'),
    )
    expect(logins.map(({ browser, current }) => ({ browser, current }))).toEqual([
      { browser: 'Phone/1', current: false },
      { browser: '', current: true },
    ])
    const path = `/page/logins/${logins[0]?.id ?? ''}`
    expectRawFailure(await stranger.send('DELETE', path), 300003)
    dataOf(await gil.send('DELETE', path))
    expectRawFailure(await gil.send('DELETE', path), 300003)
    expectRawFailure(await second.send('GET', '/page/logins'), 1004)
  })

  let strange: ReturnType<typeof createProject> | undefined
  let known: ReturnType<typeof newcomer> | undefined
  const strangerOf = () => (known ??= newcomer(service(), 'Stranger'))
  const endpoints = Object.entries(pageEndpoints) as [string, Endpoint][]

  it.each(endpoints)('[AC-09] %s is for those alone whom the table names', async (_name, endpoint) => {
    const { method, access } = endpoint
    const project = await (strange ??= createProject(service().local))
    const path = endpoint.path.replace('{project_id}', project.id).replaceAll(/\{\w+\}/g, 'unknown')
    const body = method === 'GET' ? undefined : {}
    const answerOf = (headers: Record<string, string>) =>
      raw(service(), {
        method,
        path,
        key: null,
        headers: { 'x-auger-page': 'page', ...headers },
        ...(body && { body }),
      })
    if (access === 'anyone') {
      expect([200, 400]).toContain((await answerOf({})).status)
      return
    }
    expectRawFailure(await answerOf({}), 1004)
    expectRawFailure(await answerOf({ cookie: 'auger_login_00000000=x' }), 1004)
    expectRawFailure(
      await answerOf({ 'x-pd-api-key': project.key }),
      ['manager', 'owner'].includes(access) ? 1003 : 1004,
    )
    if (access === 'account') return
    const stranger = await strangerOf()
    const refused = await stranger.send(method, path, body)
    const ofProject = endpoint.path.includes('{project_id}')
    expectRawFailure(refused, ofProject ? 300003 : 300002)
  })

  it('[AC-09] the table has the endpoints of accounts that anyone may call', () => {
    const open = Object.entries(accountEndpoints).filter(([, { access }]) => access === 'anyone')
    expect(open.map(([name]) => name).sort()).toEqual([
      'followAccountLink',
      'getPageState',
      'logIn',
      'readAccountLink',
    ])
  })
})

describe.skipIf(isRemote)('guessing', () => {
  const service = useOwnService({ AUGER_PUBLIC_URL: 'https://auger.example/' })

  it('[AC-10] is slowed down by name, right passwords too, and no other name', async () => {
    await newcomer(service(), 'Hal')
    await newcomer(service(), 'Ivy')
    const wrong = await Promise.all(
      Array.from({ length: 8 }, (_, index) => logIn(service(), 'hal', `wrong ${index}`)),
    )
    expect(wrong.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
    const refused = await logIn(service(), 'HAL')
    expectRawFailure(refused, 201)
    const seconds = Number(refused.headers['retry-after'])
    expect(seconds).toBeGreaterThan(14 * 60)
    expect(seconds).toBeLessThanOrEqual(15 * 60)
    dataOf(await logIn(service(), 'Ivy'))
  })

  it('[AC-10] is slowed down by address, whatever the name', async () => {
    // Five failures of this address were Hal's; fifteen more are all that it may have.
    const tries = Array.from({ length: 18 }, () => logIn(service(), newUser('nobody')))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(15)
    expect(statuses.filter((status) => status === 429)).toHaveLength(3)
    expectRawFailure(await logIn(service(), 'Ivy'), 201)
  })

  it('[AC-02] where the page is at https its cookie goes over nothing else, and its origin is that address', async () => {
    const { local } = service()
    const made = await local.command('account', 'create', 'Jan', '--json')
    expect(String(made['url'])).toMatch(/^https:\/\/auger\.example\/link#/)
    const answer = await claim(service(), String(made['url']))
    expect(answer.headers['set-cookie']?.[0]).toMatch(/; Secure$/)
    const jan = loggedIn(service(), answer)
    expectRawFailure(await jan.send('POST', '/page/logout', {}, { origin: 'http://auger.example' }), 1006)
    dataOf(await jan.send('POST', '/page/logout', {}, { origin: 'https://auger.example' }))
  })
})
