import { versionOf } from '@auger/contract/plan'
import type { Language } from '@auger/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Table } from '../domain/table.ts'
import { freeNumbers, sensePhrases } from '../locales/index.ts'
import { openExamples, type Examples } from '../operations/example-tables.contract.ts'
import {
  analyse,
  pictureFor,
  compileStep,
  conclude,
  followUps,
  resultColumns,
  stepTitle,
  validatePlan,
} from '../operations/index.ts'
import { createAnalyst } from './index.ts'

const analyst = createAnalyst()
let examples: Examples
beforeAll(async () => {
  examples = await openExamples(['orders', '门店销售'])
})
afterAll(() => examples.close())

/** Whatever is proposed must be a plan that runs, with words in which every number is bound. */
async function checkProposal(text: string, language: Language, tables: readonly Table[]): Promise<void> {
  const proposal = await examples.propose(analyst, await examples.question(text, language, tables))
  if (proposal.kind !== 'steps') return
  const plan = { version: versionOf(proposal.steps), steps: proposal.steps } as const
  expect(validatePlan(plan, tables), text).toEqual([])
  for (const step of proposal.steps) {
    const read = await examples.query(compileStep(step, proposal.steps, tables))
    const outcome = step.analysis === undefined ? read : analyse(step.analysis, read)
    expect(outcome.columns, text).toEqual(resultColumns(step, proposal.steps, tables))
    pictureFor(step, outcome, language, stepTitle(step, tables, language))
    const { before, after } = conclude({ plan, tables, outcome, tableName: 'r.csv', language })
    for (const said of [before, ...(after === undefined ? [] : [after])])
      expect(freeNumbers(said.content, said.bindings), `${text} → ${said.content}`).toEqual([])
  }
  expect(followUps(plan, tables, language).length).toBeGreaterThan(0)
}

describe('no question breaks the analyst', () => {
  const wordsOf = (language: Language): readonly string[] => [...sensePhrases(language)]
  const dataWords: { readonly [Table: string]: readonly string[] } = {
    orders: [
      'order',
      'orders',
      'region',
      'amount',
      'quantity',
      'unit price',
      'rating',
      'status',
      'gift',
      'Lamp',
      'North',
      'Shipped',
      '5',
      '2022',
      'order date',
      '"amount"',
      'rows',
    ],
    门店销售: [
      '城市',
      '门店',
      '销售额',
      '销量',
      '单价',
      '杭州',
      '会员',
      '品类',
      '销售日期',
      '20',
      '2023年',
      '流水',
      '记录',
    ],
  }

  it.each([
    ['EN', 'orders', ' '],
    ['ZH-CN', '门店销售', ''],
  ] as const)(
    'made of words of %s and of the data',
    async (language, table, gap) => {
      const word = fc.oneof(
        fc.constantFrom(...wordsOf(language)),
        fc.constantFrom(...(dataWords[table] ?? [])),
      )
      await fc.assert(
        fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 10 }), (words) =>
          checkProposal(words.join(gap), language, [examples.table(table)]),
        ),
        { numRuns: 60, seed: 20 },
      )
    },
    120_000,
  )

  it('made of anything', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) =>
        checkProposal(text, 'EN', examples.tables),
      ),
      { numRuns: 60, seed: 21 },
    )
  }, 120_000)

  it('and the same question is answered by the same bytes', async () => {
    const ask = async (): Promise<string> => {
      const tables = [examples.table('orders')]
      const proposal = await examples.propose(
        analyst,
        await examples.question('total amount by month for North', 'EN', tables),
      )
      if (proposal.kind !== 'steps') throw new Error('not answered')
      const [step] = proposal.steps
      if (step === undefined) throw new Error('no step')
      const sql = compileStep(step, [], tables)
      const outcome = await examples.query(sql)
      const words = conclude({
        plan: { version: 1, steps: [step] },
        tables,
        outcome,
        tableName: 'r.csv',
        language: 'EN',
      })
      return JSON.stringify([
        proposal,
        sql,
        outcome,
        words,
        pictureFor(step, outcome, 'EN', 't'),
        followUps({ version: 1, steps: [step] }, tables, 'EN'),
      ])
    }
    expect(await ask()).toBe(await ask())
  })
})
