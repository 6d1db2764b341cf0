import { beforeAll, describe, expect, it } from 'vitest'
import type { JobRecord } from '@auger/contract'
import type { Client } from '@auger/sdk'
import { expectAnswer, type Asked } from './answers.ts'
import { someOf } from '../some-of.ts'
import { addSource } from './dataset-of.ts'
import { clientOf, newUser, useService } from './service.ts'

const service = useService()

const regions = ['North', 'South', 'East']

/** Of four months: 1, 2, 3 and 4 thousand in the North, twice that in the South, three times in the East. */
const orders = [
  'order_id,region,month,revenue',
  ...regions.flatMap((region, place) =>
    [1_000, 2_000, 3_000, 4_000].map(
      (revenue, at) => `${place * 4 + at + 1},${region},2024-0${at + 1}-15,${revenue * (place + 1)}`,
    ),
  ),
].join('\n')

/** Here the North is the first, and the last is the South. */
const targets = 'region,manager,target_revenue\nNorth,Iben,90000\nSouth,Juha,31000\nEast,Kari,50000\n'

/** Other tables whose names have the word in theirs. */
const others = {
  'forecast.csv': 'quarter,expected_revenue\n1,70001\n2,70002\n3,70003\n',
  'partners.csv': 'partner,revenue_share\nAlfa,0.25\nBeta,0.4\nGamma,0.35\n',
  'years.csv': 'year,total_revenue_last_year\n2021,400011\n2022,400022\n2023,400033\n',
}

/** By the orders: 10, 20 and 30 thousand, and the highest is 12 thousand in the East. */
const asked: readonly Asked[] = [
  { question: 'What is the total revenue?', answer: [[60_000]] },
  { question: 'What is the total revenue of the South?', answer: [[20_000]] },
  { question: 'What share of revenue comes from East?', answer: [[50]] },
  { question: 'Show the revenue of North', answer: [[1_000], [2_000], [3_000], [4_000]], anyOrder: true },
  { question: 'Which region has the highest revenue?', answer: [['East']] },
  { question: 'Welche Region hat den höchsten Umsatz?', answer: [['East']] },
  { question: 'top 2 regions by revenue', answer: [['East'], ['South']] },
  { question: 'What is the total revenue of Kari?', answer: [[30_000]] },
  { question: 'What is the total target revenue?', answer: [[171_000]] },
  { question: 'Which region has the highest target_revenue?', answer: [['North']] },
]

/** What is grouped over a join is more than the analyst is always sure of. */
const unsure: readonly Asked[] = [
  { question: 'Which manager has the highest revenue?', answer: [['Kari']] },
  {
    question: 'What is the average revenue per manager?',
    answer: [
      ['Iben', 2_500],
      ['Juha', 5_000],
      ['Kari', 7_500],
    ],
    anyOrder: true,
  },
]

const datasets = {
  'two tables': { 'orders.csv': orders, 'targets.csv': targets },
  'two tables, the longer name first': { 'targets.csv': targets, 'orders.csv': orders },
  'five tables': { ...others, 'targets.csv': targets, 'orders.csv': orders },
  'tables that have nothing in common': {
    'orders.csv': orders.replaceAll('region', 'channel'),
    'targets.csv': targets
      .replace('region', 'country')
      .replace('North', 'Norway')
      .replace('South', 'Finland'),
  },
} as const
type Name = keyof typeof datasets

let client: Client
const places = new Map<Name, { readonly session_id: string; readonly dataset_id: string }>()
beforeAll(async () => {
  client = clientOf(service(), newUser())
  for (const [name, files] of Object.entries(datasets)) {
    const { id: session_id } = await client.sessions.create({ max_contextual_job_history: 0 })
    const { id: dataset_id } = await client.datasets.create({ name })
    for (const [file, content] of Object.entries(files)) await addSource(client, dataset_id, file, content)
    places.set(name as Name, { session_id, dataset_id })
  }
})

async function ask(name: Name, question: string): Promise<JobRecord> {
  const place = places.get(name)
  if (place === undefined) throw new Error(`no dataset ${name}`)
  return client.jobs.ask({ ...place, question })
}

const answered = ['two tables', 'two tables, the longer name first', 'five tables'] as const

describe('a column that is named exactly', () => {
  const named = answered.flatMap((name) => asked.map((one) => ({ name, ...one })))
  it.each(someOf(named, 4))(
    '[A-08] is taken before a longer name that contains it, $name: $question',
    async ({ name, ...one }) => expectAnswer(await ask(name, one.question), one),
  )

  const joined = answered.flatMap((name) => unsure.map((one) => ({ name, ...one })))
  it.each(someOf(joined, 3))(
    '[A-08] is taken where a question is answered at all, $name: $question',
    async ({ name, ...one }) => {
      const job = await ask(name, one.question)
      if (job.status === 'answered' || job.status === 'assumed') expectAnswer(job, one)
      else expect(job.result ?? null).toBeNull()
    },
  )

  it.each([
    'What is the total revenue by manager?',
    'What is the average revenue per manager?',
    'Which manager has the highest revenue?',
    'What is the total revenue of Kari?',
    'total revenue of Kari',
  ])('[A-08] gives way to no longer name where it cannot be used: %s', async (question) => {
    const job = await ask('tables that have nothing in common', question)
    expect([job.status, job.result ?? null], question).toEqual(['not_in_data', null])
  })
})
