import type { Language } from '@auger/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Step } from '@auger/contract/plan'
import { openExamples, talks, type Examples } from '../operations/example-tables.contract.ts'
import { answerOf, compileStep } from '../operations/index.ts'
import type { EarlierJob, Proposal } from '../ports/analyst.ts'
import { expectShares, isSameAnswer } from './asked-examples.contract.ts'
import { createAnalyst } from './index.ts'

const analyst = createAnalyst()
let examples: Examples
beforeAll(async () => {
  examples = await openExamples([...new Set(talks().map(({ table }) => table))])
})
afterAll(() => examples.close())

async function converse(language: Language, table: string, ...texts: readonly string[]): Promise<Proposal> {
  const context: EarlierJob[] = []
  let last: Proposal = { kind: 'done' }
  for (const text of texts) {
    last = await examples.propose(
      analyst,
      await examples.question(text, language, [examples.table(table)]),
      context,
    )
    if (last.kind !== 'steps') continue
    const { columns, rows } = await examples.query(compileStep(stepIn(last), [], [examples.table(table)]))
    context.push({
      question: text,
      plan: { version: 2, steps: last.steps },
      result: { columns, rows },
      ...(last.frame === undefined ? {} : { frame: last.frame }),
    })
  }
  return last
}

const stepIn = (proposal: Proposal): Step => {
  const step = proposal.kind === 'steps' ? proposal.steps.at(-1) : undefined
  if (step === undefined) throw new Error(`no step: ${JSON.stringify(proposal)}`)
  return step
}

/** The follow-up must come to the same statement as the whole question. */
const cases: readonly (readonly [Language, string, string, string, string])[] = [
  ['EN', 'orders', 'average amount by region', 'and by product?', 'average amount by product'],
  ['EN', 'orders', 'average amount by region', 'only for Lamp', 'average amount by region for Lamp'],
  ['EN', 'orders', 'total amount by product', 'top 3', 'top 3 products by total amount'],
  ['EN', 'orders', 'total amount by product in 2022', 'what about 2023?', 'total amount by product in 2023'],
  [
    'EN',
    'orders',
    'how many orders were returned',
    'and in the North?',
    'how many orders were returned in the North',
  ],
  ['EN', 'orders', 'average amount by region', 'now the median', 'median amount by region'],
  ['EN', 'orders', 'total amount by region', 'by month', 'total amount by month'],
  ['ZH-CN', '门店销售', '各城市的销售额', '按品类呢？', '各品类的销售额'],
  ['ZH-CN', '门店销售', '各城市的平均单价', '只看会员', '会员各城市的平均单价'],
  ['ZH-CN', '门店销售', '各门店的销售额', '换成销量', '各门店的销量'],
]

describe('a short question goes on from the last', () => {
  it.each(cases)('%s %s: "%s", "%s"', async (language, table, first, next, whole) => {
    const tables = examples.tables
    const followed = stepIn(await converse(language, table, first, next))
    const direct = stepIn(await converse(language, table, whole))
    expect(compileStep(followed, [], tables)).toBe(compileStep(direct, [], tables))
  })

  it('changes only the chart when only a chart is asked for', async () => {
    const before = stepIn(await converse('EN', 'orders', 'total amount by region'))
    const after = stepIn(await converse('EN', 'orders', 'total amount by region', 'as a line chart'))
    expect(after).toEqual({ ...before, chart: 'line' })
  })

  it('is refused without a question before it, and when the new part is not in the data', async () => {
    expect((await converse('EN', 'orders', 'and by product?')).kind).toBe('refuse')
    expect((await converse('EN', 'orders', 'average amount by region', 'and by planet?')).kind).toBe('refuse')
  })
})

it('conversations are answered as pandas does, in all languages', async () => {
  const [wrong, refused]: [string[], string[]] = [[], []]
  let asked = 0
  for (const { language, table, turns } of talks()) {
    const tables = [examples.table(table)]
    const context: EarlierJob[] = []
    for (const { question, rows } of turns) {
      asked++
      const proposal = await examples.propose(
        analyst,
        await examples.question(question, language, tables),
        context,
      )
      if (proposal.kind !== 'steps') {
        refused.push(question)
        continue
      }
      const { columns, rows: found } = await examples.query(compileStep(stepIn(proposal), [], tables))
      const answer = answerOf(stepIn(proposal), columns, found)
      if (!isSameAnswer(answer, rows)) wrong.push(question)
      context.push({
        question,
        plan: { version: 2, steps: proposal.steps },
        result: { columns, rows: found },
        ...(proposal.frame === undefined ? {} : { frame: proposal.frame }),
      })
    }
  }
  const right = asked - wrong.length - refused.length
  expectShares({ asked, right, wrong, refused }, { right: 75, wrong: 12 })
})

it('goes on from nothing that only a plan of the second version says: it could not change it', async () => {
  const table = examples.table('orders')
  const ask = async (text: string, context: readonly EarlierJob[]) =>
    examples.propose(analyst, await examples.question(text, 'EN', [table]), context)
  const first = await ask('average amount by region', [])
  if (first.kind !== 'steps') throw new Error('the first question is plain')
  const frame = first.frame === undefined ? {} : { frame: first.frame }
  const before = { question: 'average amount by region', plan: { version: 2 as const, steps: first.steps } }
  const alone = await ask('and by product?', [])
  expect(await ask('and by product?', [before])).toEqual(alone)
  expect(await ask('and by product?', [{ ...before, ...frame }])).not.toEqual(alone)
})
