import { beforeAll, describe, expect, it } from 'vitest'
import type { JobRecord } from '@auger/contract'
import type { Client } from '@auger/sdk'
import { expectAnswer } from './answers.ts'
import { addSource } from './dataset-of.ts'
import { questionsOf } from './questions-of.ts'
import { clientOf, newUser, useService } from './service.ts'

const service = useService()

/** Each region has an order a month: 11 + 23 + 31 + 47 = 112 thousand of revenue. */
const orders = [
  'order_id,region,month,revenue',
  ...['North', 'South', 'East'].flatMap((region, place) =>
    [11_000, 23_000, 31_000, 47_000].map(
      (revenue, at) =>
        `${place * 4 + at + 1},${region},${['January', 'February', 'March', 'April'][at]},${revenue}`,
    ),
  ),
].join('\n')

const targets = 'region,target\nNorth,100000\nSouth,130000\nEast,70000\n'

/** Of the four orders of a region each has its target beside it: 4 × 100, 4 × 130, 4 × 70 and 4 × 300 thousand. */
const multiplied = [400_000, 520_000, 280_000, 1_200_000]

let client: Client
let place: { readonly session_id: string; readonly dataset_id: string }
beforeAll(async () => {
  client = clientOf(service(), newUser())
  const { id: session_id } = await client.sessions.create({ max_contextual_job_history: 0 })
  const { id: dataset_id } = await client.datasets.create({ name: 'Sales and targets' })
  await addSource(client, dataset_id, 'orders.csv', orders)
  await addSource(client, dataset_id, 'targets.csv', targets)
  place = { session_id, dataset_id }
})

const ask = (question: string): Promise<JobRecord> => client.jobs.ask({ ...place, question })

function expectNothingMultiplied({ result }: JobRecord, question: string): void {
  const figures = (result?.rows ?? []).flat().map(Number)
  expect(
    figures.filter((figure) => multiplied.includes(figure)),
    question,
  ).toEqual([])
}

describe('a value that stands in several rows of two joined tables', () => {
  it.each([
    'What is the total target by month?',
    'What is the average target by month?',
    'Which month has the highest total target?',
  ])('[A-05] is neither added up nor averaged: %s', async (question) => {
    const job = await ask(question)
    expect(['not_in_data', 'clarify']).toContain(job.status)
    expect(job.result ?? null).toBe(null)
    for (const offered of questionsOf(job)) {
      const next = await ask(offered)
      expect(['answered', 'assumed'], offered).toContain(next.status)
      expectNothingMultiplied(next, offered)
    }
  })

  it.each([
    'total revenue and total target by region',
    'Show total revenue and total target for each region',
  ])('[A-05] is computed apart and set beside what it is asked with: %s', async (question) =>
    expectAnswer(await ask(question), {
      question,
      answer: [
        ['North', 112_000, 100_000],
        ['South', 112_000, 130_000],
        ['East', 112_000, 70_000],
      ],
      anyOrder: true,
    }),
  )

  it.each(['Compare revenue and target by region', 'total revenue against target by region'])(
    '[A-05] is not in the answer to: %s',
    async (question) => {
      const job = await ask(question)
      expectNothingMultiplied(job, question)
      for (const offered of questionsOf(job)) expectNothingMultiplied(await ask(offered), offered)
    },
  )

  it('[A-05] is not in what the overview offers', async () => {
    const { exploration_questions } = await client.datasets.overview(place.dataset_id)
    expect(exploration_questions).toHaveLength(3)
    for (const offered of exploration_questions) expectNothingMultiplied(await ask(offered), offered)
  })

  it.each([
    { question: 'What is the total target?', answer: [[300_000]] },
    { question: 'What is the total revenue of North?', answer: [[112_000]] },
  ])('[A-05] is added up where it stands once: $question', async (asked) =>
    expectAnswer(await ask(asked.question), asked),
  )
})
