import type { Language } from '@auger/contract'
import { versionOf } from '@auger/contract/plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Table } from '../domain/table.ts'
import { openExamples, type Examples } from '../operations/example-tables.contract.ts'
import { compileStep, validatePlan } from '../operations/index.ts'
import type { Analyst, Observation, Proposal } from './analyst.ts'

const never = new AbortController().signal

/** What every analyst must do, whatever it understands: write plans that run, come to an end, and not guess. */
export function analystContract(
  name: string,
  create: () => Analyst,
  close: () => Promise<void> = () => Promise.resolve(),
): void {
  describe(`${name} as an analyst`, () => {
    let examples: Examples
    beforeAll(async () => {
      examples = await openExamples(['orders', 'staff', '门店销售'])
    })
    afterAll(async () => {
      await close()
      examples.close()
    })

    const ask = async (
      text: string,
      language: Language,
      table: Table,
      found: readonly Observation[] = [],
    ): Promise<Proposal> =>
      found.length === 0
        ? examples.propose(create(), await examples.question(text, language, [table]))
        : create().propose(await examples.question(text, language, [table]), [], found, never)

    const plain: readonly (readonly [string, Language, string, named: string])[] = [
      ['How many rows are there?', 'EN', 'orders', 'many rows'],
      ['What is the average amount by region?', 'EN', 'orders', 'region'],
      ['一共有多少行？', 'ZH-CN', '门店销售', '多少行'],
      ['各城市的平均单价是多少？', 'ZH-CN', '门店销售', '城市'],
    ]

    it.each(plain)(
      'hears what "%s" is written in, and what it may name',
      async (text, language, table, named) => {
        const heard = await create().hear(text, { tables: [examples.table(table)] }, never)
        expect(heard.language).toBe(language)
        expect(heard.spans).toContain(named)
      },
    )

    it('hears a question that its words leave open in the language that is expected', async () => {
      const hear = (expected?: Language) =>
        create().hear(
          'Berapa total amount per region?',
          { tables: [examples.table('orders')], ...(expected === undefined ? {} : { expected }) },
          never,
        )
      expect((await hear('ID')).language).toBe('ID')
      expect(await create().hear('Hello', { tables: [], expected: 'DE' }, never)).toMatchObject({
        language: 'EN',
      })
    })

    it.each(plain)('answers "%s" by steps that run, and then is done', async (text, language, table) => {
      const over = examples.table(table)
      const proposal = await ask(text, language, over)
      expect(proposal.kind).toBe('steps')
      if (proposal.kind !== 'steps') return
      expect(validatePlan({ version: versionOf(proposal.steps), steps: proposal.steps }, [over])).toEqual([])
      const found: Observation[] = []
      for (const [index, step] of proposal.steps.entries())
        found.push({
          stepId: step.id,
          ...(await examples.query(compileStep(step, proposal.steps.slice(0, index), [over]))),
        })
      expect((await ask(text, language, over, found)).kind).toBe('done')
    })

    it('is told what people have defined, and may name a metric of theirs', async () => {
      const over = examples.table('orders')
      const question = await examples.question('zest by region', 'EN', [over])
      const definitions = [
        {
          id: 'def-1',
          kind: 'metric',
          table: over.name,
          tableId: over.id,
          name: 'zest',
          expression: 'amount',
        },
      ] as const
      expect((await examples.propose(create(), question)).kind).toBe('refuse')
      const proposal = await examples.propose(create(), { ...question, definitions })
      expect(proposal).toMatchObject({
        kind: 'steps',
        steps: [{ verbs: [{ kind: 'metrics', metrics: [{ as: 'zest' }] }, {}] }],
      })
    })

    it('writes plans that survive storage', async () => {
      const proposal = await ask('What is the average amount by region?', 'EN', examples.table('orders'))
      expect(JSON.parse(JSON.stringify(proposal))).toEqual(proposal)
    })

    it('proposes the same for the same question', async () => {
      const [first, second] = await Promise.all(
        [1, 2].map(() => ask('top 3 products by amount', 'EN', examples.table('orders'))),
      )
      expect(JSON.stringify(first)).toBe(JSON.stringify(second))
    })

    it.each([
      ["what's the weather tomorrow?", 'EN'],
      ['average oil pressure per truck', 'EN'],
      ['明天天气怎么样？', 'ZH-CN'],
    ] as const)('refuses what the data does not hold: "%s"', async (text, language) => {
      const proposal = await ask(text, language, examples.table('orders'))
      expect(proposal.kind).toBe('refuse')
      if (proposal.kind === 'refuse') expect(proposal.refusal.missing.length).toBeGreaterThan(0)
    })

    it('refuses when there is no table', async () => {
      const proposal = await create().propose(
        await examples.question('How many rows are there?', 'EN', []),
        [],
        [],
        never,
      )
      expect(proposal).toEqual({
        kind: 'refuse',
        refusal: { reason: 'no-tables', understood: [], missing: [] },
      })
    })

    const fees = {
      sentences: ['The quay is long. ', 'The fee for a boat is 40 euros a night. ', 'Boats lie at the quay.'],
      headings: ['Harbour'],
    }

    it('quotes the sentence that tells what is asked, and none where only its words are there', async () => {
      const quote = (text: string) => create().quote({ text, language: 'EN', passages: [fees] }, never)
      expect((await quote('How much is the fee for a boat?'))[0]).toMatchObject({ passage: 0, sentence: 1 })
      expect(await quote('When is the fee for a boat due?')).toEqual([])
      expect(await quote('How much is the fee for a caravan?')).toEqual([])
    })
  })
}
