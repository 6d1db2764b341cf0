import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Client } from '@auger/sdk'
import { addSource, offerSource, settled } from '../acceptance/dataset-of.ts'
import { clientOf, useOwnService } from '../acceptance/service.ts'

const service = useOwnService({ AUGER_ANALYST_SECONDS: '2' })
/** Many times what it takes on a busy machine, and a small part of what these questions took. */
const longest = 5_000
const patience = { timeout: 180_000 }

const countries = csv(['country', 'population', 'area', 'founded'], 12, (row, column) =>
  column === 0 ? `Land ${row}` : row * 97 + column,
)

const things = ['region', 'shop', 'product', 'customer', 'sale', 'supplier', 'delivery', 'employee']
const columnsOf = (thing: string) => [`${thing}_id`, `${thing}_name`, 'region_id', 'amount', 'founded']
const names = things.flatMap((thing) => [thing, ...columnsOf(thing).map((name) => name.replace('_', ' '))])

const repeated = (text: string, length: number): string =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length)
const slotNames = Array.from({ length: 26 * 26 }, (_, at) =>
  String.fromCharCode(97 + Math.floor(at / 26), 97 + (at % 26)),
)

const costly = [
  ['column names over and over', repeated('population by country and area over founded ', 1_000)],
  [
    'a thousand slots',
    slotNames
      .map((name) => `@${name}[x]`)
      .join('')
      .slice(0, 6_000),
  ],
  ['6,000 Chinese characters', repeated('各城市的平均价格是多少按地区和产品每个客户的总销售额', 6_000)],
] as const

describe('while a costly question is under way', () => {
  it.each(costly)('%s: others are answered at once, and it ends', patience, async (_, question) => {
    const { client, ...asked } = await readyAsker({ 'countries.csv': countries })
    const worst = watch()
    const job = await client.jobs.ask({ ...asked, question })
    expect(job).toMatchObject({ state: 'done', status: 'not_in_data' })
    expect(await worst()).toBeLessThan(longest)
  })

  it('195 names over eight tables: refused in its time, and cancelled at once', patience, async () => {
    const files = things.map((thing) => [
      `${thing}.csv`,
      csv(columnsOf(thing), 20, (row, column) => (column === 1 ? `${thing} ${row}` : row * 7 + column)),
    ])
    const { client, ...asked } = await readyAsker(Object.fromEntries(files) as Record<string, string>)
    const question = repeated(`${names.join(' ')} `, 6_000)
      .split(' ')
      .slice(0, 195)
      .join(' ')
    const worst = watch()
    expect(await client.jobs.ask({ ...asked, question })).toMatchObject({
      state: 'done',
      status: 'not_in_data',
    })
    for await (const event of client.jobs.stream({ ...asked, question })) {
      if (event.type !== 'JOB_ID') continue
      const before = performance.now()
      expect(await client.jobs.cancel(event.jobId)).toMatchObject({ state: 'cancelled' })
      expect(performance.now() - before).toBeLessThan(longest)
    }
    expect(await worst()).toBeLessThan(longest)
  })

  it('a file of 3,000 columns is read, and others are answered meanwhile', { timeout: 600_000 }, async () => {
    const client = clientOf(service())
    const { id } = await client.datasets.create({ name: 'wide' })
    const columns = Array.from({ length: 3_000 }, (_, at) => `c${at}`)
    const worst = watch()
    const source = await offerSource(
      client,
      id,
      'wide.csv',
      csv(columns, 3, (row, at) => (row * 3 + at * 7) % 10),
    )
    expect((await settled(client, id, source.id)).status).toBe('synched')
    expect(await worst()).toBeLessThan(longest)
  })
})

/** Asked once before, in every language of the tests: what is worked out with the first question is there then. */
async function readyAsker(files: Readonly<Record<string, string>>) {
  const client: Client = clientOf(service())
  const { id: session_id } = await client.sessions.create()
  const { id: dataset_id } = await client.datasets.create({ name: 'costly' })
  for (const [name, content] of Object.entries(files)) await addSource(client, dataset_id, name, content)
  for (const question of ['How many rows are there?', '一共有多少行？', '@ab[x]@cd[x]'])
    await client.jobs.ask({ session_id, dataset_id, question })
  return { client, session_id, dataset_id }
}

/** Asks for /healthz again and again; what comes back ends it and tells the longest wait in milliseconds. */
function watch(): () => Promise<number> {
  let ended = false
  const watched = (async () => {
    let most = 0
    while (!ended) {
      const began = performance.now()
      await (await fetch(`${service().url}/healthz`)).text()
      most = Math.max(most, performance.now() - began)
      await wait(20)
    }
    return most
  })()
  return () => {
    ended = true
    return watched
  }
}

function csv(
  columns: readonly string[],
  rows: number,
  cell: (row: number, column: number) => string | number,
): string {
  const lines = Array.from({ length: rows }, (_, row) =>
    columns.map((_, column) => cell(row, column)).join(','),
  )
  return `${[columns.join(','), ...lines].join('\n')}\n`
}
