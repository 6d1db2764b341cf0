import { beforeAll, describe, expect, it } from 'vitest'
import type { Cell, JobRecord } from '@auger/contract'
import type { Client } from '@auger/sdk'
import { addSource } from './dataset-of.ts'
import { clientOf, newUser, useService } from './service.ts'

const service = useService()

interface Order {
  readonly id: number
  readonly date: string
  readonly region: string
  readonly quantity: number
}

/** Forty orders of nine days, so that any list of days is shorter than that of the orders. */
const ordersIn = (regions: readonly string[]): readonly Order[] =>
  Array.from({ length: 40 }, (_, at) => ({
    id: 501 + at,
    date: `2024-01-0${(at % 9) + 1}`,
    region: regions[at % regions.length] ?? '',
    quantity: ((at * 7) % 12) + 1,
  }))

interface Language {
  readonly name: string
  readonly headers: { readonly id: string; readonly quantity: string; readonly others: readonly string[] }
  readonly regions: readonly [string, string, string, string]
}

const english: Language = {
  name: 'English',
  headers: { id: 'order_id', quantity: 'quantity', others: ['order_date', 'region'] },
  regions: ['North', 'South', 'East', 'West'],
}
const spanish: Language = {
  name: 'Spanish',
  headers: { id: 'id_pedido', quantity: 'cantidad', others: ['fecha_pedido', 'región'] },
  regions: ['Norte', 'Sur', 'Este', 'Oeste'],
}

const csvOf = ({ headers: { id, quantity, others }, regions }: Language, keyed: boolean): string =>
  [
    [...(keyed ? [id] : []), ...others, quantity].join(','),
    ...ordersIn(regions).map((order) =>
      [...(keyed ? [order.id] : []), order.date, order.region, order.quantity].join(','),
    ),
  ].join('\n')

type Meets = (order: Order) => boolean
const above =
  (least: number): Meets =>
  ({ quantity }) =>
    quantity > least
const from =
  (...regions: readonly string[]): Meets =>
  ({ region }) =>
    regions.includes(region)
const both =
  (one: Meets, other: Meets): Meets =>
  (order) =>
    one(order) && other(order)

const asked: readonly (readonly [language: Language, question: string, meets: Meets])[] = [
  [english, 'Show the orders with quantity above 7', above(7)],
  [english, 'Which orders have a quantity above 7?', above(7)],
  [english, 'Give me all orders with a quantity over 3', above(3)],
  [english, 'orders with quantity above 7', above(7)],
  [english, 'List all orders of North with quantity above 2', both(from('North'), above(2))],
  [english, 'Show all orders of North', from('North')],
  [english, 'List the orders from South', from('South')],
  [spanish, 'Muestra los pedidos con cantidad mayor que 7', above(7)],
  [spanish, '¿Qué pedidos tienen una cantidad superior a 7?', above(7)],
  [spanish, 'Lista todos los pedidos de Norte con cantidad mayor que 2', both(from('Norte'), above(2))],
  [spanish, 'Muestra los pedidos de Sur', from('Sur')],
]

const cases = [true, false].flatMap((keyed) =>
  asked.map(([language, question, meets]) => ({
    question,
    language,
    keyed,
    table: `${language.name} ${keyed ? 'with a key' : 'without a key'}`,
    orders: ordersIn(language.regions).filter(meets),
  })),
)

let client: Client
const places = new Map<string, { readonly session_id: string; readonly dataset_id: string }>()
beforeAll(async () => {
  client = clientOf(service(), newUser())
  for (const { table, language, keyed } of cases) {
    if (places.has(table)) continue
    const { id: session_id } = await client.sessions.create({ max_contextual_job_history: 0 })
    const { id: dataset_id } = await client.datasets.create({ name: table })
    await addSource(client, dataset_id, 'sales.csv', csvOf(language, keyed))
    places.set(table, { session_id, dataset_id })
  }
})

async function ask(table: string, question: string): Promise<JobRecord> {
  const place = places.get(table)
  if (place === undefined) throw new Error(`no dataset ${table}`)
  return client.jobs.ask({ ...place, question })
}

/** What a result shows in a column, as the rows stand; undefined where it does not show it. */
function shown({ result }: JobRecord, column: string): readonly Cell[] | undefined {
  const at = result?.columns.findIndex(({ name }) => name === column) ?? -1
  return at < 0 ? undefined : result?.rows.map((row) => row[at] ?? null)
}

describe('a list of things', () => {
  it.each(cases)('[A-07] has a row for each of them, $table: $question', async (one) => {
    const job = await ask(one.table, one.question)
    // Things that nothing tells apart may be asked back about, but are never answered by fewer rows than there are.
    if (!one.keyed && (job.result ?? null) === null) return
    expect(['answered', 'assumed'], JSON.stringify(job.blocks)).toContain(job.status)
    expect(job.result?.rows).toHaveLength(one.orders.length)
    expect(job.result?.answer).toHaveLength(one.orders.length)
    const { id, quantity } = one.language.headers
    if (one.keyed) expect(shown(job, id)).toEqual(one.orders.map((order) => order.id))
    if (one.question.includes(quantity))
      expect(shown(job, quantity)).toEqual(one.orders.map((order) => order.quantity))
  })

  it('[A-07] is a list of days where days are asked for', async () => {
    const job = await ask('English without a key', 'Show the order dates with quantity above 7')
    expect(['answered', 'assumed']).toContain(job.status)
    expect(job.result?.columns.map(({ name }) => name)).toEqual(['order_date'])
    expect(job.result?.rows.map(([day]) => String(day).slice(0, 10)).toSorted()).toEqual(
      Array.from({ length: 9 }, (_, at) => `2024-01-0${at + 1}`),
    )
  })
})
