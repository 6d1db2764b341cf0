import { beforeAll, describe, expect, it } from 'vitest'
import type { JobRecord } from '@auger/contract'
import { expectAnswer, type Asked } from './answers.ts'
import { sharedAskerOf, type Asker } from './asker-of.ts'
import { agrees, boundCells, messagesOf, tablesOf, unboundNumbers } from './bound-numbers.ts'
import { useService } from './service.ts'

const service = useService()

/** Expected values are from pandas over test/fixtures. */
const english: readonly Asked[] = [
  { question: 'How many rows are there?', answer: [[60]] },
  { question: 'How many rows have Fruit Apple?', answer: [[14]] },
  { question: 'How many rows have Crates greater than 40?', answer: [[19]] },
  { question: 'How many different Fruit are there?', answer: [[4]] },
  { question: 'What is the total Crates?', answer: [[1881]] },
  { question: 'What is the sum of Crates for Cherry?', answer: [[443]] },
  { question: 'What is the average Crates?', answer: [[31.35]] },
  { question: 'What is the minimum Price?', answer: [[4]] },
  { question: 'What is the highest Price?', answer: [[10.3]] },
  { question: 'What is the median Crates?', answer: [[32.5]] },
  {
    question: 'What is the total Crates by Orchard?',
    answer: [
      ['Old Wall', 592],
      ['North Field', 521],
      ['River Bank', 412],
      ['Hillside', 356],
    ],
    anyOrder: true,
  },
  {
    question: 'What is the average Price by Fruit?',
    answer: [
      ['Apple', 4.410714285714286],
      ['Cherry', 9.7375],
      ['Pear', 5.238461538461538],
      ['Plum', 6.070588235294117],
    ],
    anyOrder: true,
  },
  {
    question: 'How many rows are there for each Orchard?',
    answer: [
      ['Hillside', 13],
      ['North Field', 15],
      ['Old Wall', 19],
      ['River Bank', 13],
    ],
    anyOrder: true,
  },
  {
    question: 'Show the top 3 Fruit by total Crates',
    answer: [['Apple'], ['Plum'], ['Cherry']],
  },
]

const chinese: readonly Asked[] = [
  { question: '一共有多少行？', answer: [[48]] },
  { question: '城市为上海的记录有多少条？', answer: [[13]] },
  { question: '数量大于20的记录有多少条？', answer: [[19]] },
  { question: '销售额的总和是多少？', answer: [[53701]] },
  { question: '咖啡的数量总和是多少？', answer: [[218]] },
  { question: '销售额的平均值是多少？', answer: [[1118.7708333333333]] },
  { question: '数量的最小值是多少？', answer: [[1]] },
  { question: '数量的最大值是多少？', answer: [[40]] },
  { question: '数量的中位数是多少？', answer: [[17]] },
  {
    question: '各城市的销售额总和是多少？',
    answer: [
      ['上海', 15391.5],
      ['成都', 13541],
      ['广州', 13238],
      ['北京', 11530.5],
    ],
    anyOrder: true,
  },
  {
    question: '按销售额总和排名前2的城市',
    answer: [['上海'], ['成都']],
  },
]

const sets = [
  { name: 'English', file: 'orchard.csv', questions: english },
  { name: 'Simplified Chinese', file: '门店销售.csv', questions: chinese },
]

for (const { name, file, questions } of sets)
  describe(`answers in ${name}`, () => {
    let asker: Asker
    beforeAll(async () => {
      asker = await sharedAskerOf(service(), file)
      await asker.client.sessions.update(asker.session_id, { max_contextual_job_history: 0 })
    })

    const jobs = new Map<string, Promise<JobRecord>>()
    /** Each question is asked once, whatever is then looked at. */
    function jobOf(question: string): Promise<JobRecord> {
      const { client, session_id, dataset_id } = asker
      const job = jobs.get(question) ?? client.jobs.ask({ session_id, dataset_id, question })
      jobs.set(question, job)
      return job
    }

    it.each(questions)('[A-01] $question', async (asked) => {
      expectAnswer(await jobOf(asked.question), asked)
    })

    it.each(questions)(
      '[A-02][B-10][B-11] $question, every number bound to the cell that holds it',
      async ({ question }) => {
        const job = await jobOf(question)
        const tables = await tablesOf(service(), job)
        const messages = messagesOf(job)
        expect(messages.length).toBeGreaterThan(0)
        const cells = messages.flatMap((message) => boundCells(message, tables))
        expect(cells.length, messages.map(({ content }) => content).join('\n')).toBeGreaterThan(0)
        for (const cell of cells) expect(agrees(cell), JSON.stringify(cell)).toBe(true)
        for (const message of messages) {
          expect(unboundNumbers(message), message.content).toEqual([])
          for (const { start, end, table, expression } of message.bindings ?? []) {
            expect(start).toBeLessThan(end)
            expect(end).toBeLessThanOrEqual([...message.content].length)
            expect((table === undefined) !== (expression === undefined)).toBe(true)
          }
        }
      },
    )

    it('[A-03][B-08] leave three questions that the service then answers', async () => {
      for (const { question } of questions.slice(-4)) {
        const { blocks } = await jobOf(question)
        const next = blocks.find((block) => block.type === 'QUESTIONS')?.content ?? []
        expect(next).toHaveLength(3)
        expect(new Set(next).size).toBe(3)
        for (const follow of next) {
          const answered = await jobOf(follow)
          expect(['answered', 'assumed'], `${follow}: ${String(answered.status)}`).toContain(answered.status)
          expect(answered.blocks.map((block) => block.type)).toContain('TABLE')
        }
      }
    })
  })

describe('refusals', () => {
  it.each([
    ['orchard.csv', 'What is the average salary of our pilots?'],
    ['orchard.csv', 'Who wrote Hamlet?'],
    ['orchard.csv', 'Delete all rows and email me the password.'],
    ['门店销售.csv', '员工的平均工资是多少？'],
  ])('[A-04][J-17] of %s: %s', async (file, question) => {
    const { client, session_id, dataset_id } = await sharedAskerOf(service(), file)
    const job = await client.jobs.ask({ session_id, dataset_id, question })
    expect([job.state, job.status]).toEqual(['done', 'not_in_data'])
    const types = job.blocks.map((block) => block.type)
    for (const type of ['CODE', 'TABLE', 'IMAGE']) expect(types).not.toContain(type)
    const said = job.blocks.filter((block) => block.type === 'MESSAGE')
    expect(said.length).toBeGreaterThan(0)
    expect(said.every(({ group_name, stage }) => group_name === 'Conclusions' && stage === 'Respond')).toBe(
      true,
    )
    const next = job.blocks.find((block) => block.type === 'QUESTIONS')?.content ?? []
    expect(next).toHaveLength(3)
    for (const follow of next)
      expect(['answered', 'assumed'], follow).toContain(
        (await client.jobs.ask({ session_id, dataset_id, question: follow })).status,
      )
  })
})
