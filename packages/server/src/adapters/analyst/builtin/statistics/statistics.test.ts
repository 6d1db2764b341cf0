import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '@auger/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { figureColumn, type Step, valueColumn } from '@auger/contract/plan'
import { answerOf } from '../../../../domain/answer-of.ts'
import { freeNumbers } from '../../../../locales/index.ts'
import { openExamples, type Examples } from '../../../../operations/example-tables.contract.ts'
import {
  analyse,
  compileStep,
  conclude,
  fillTemplate,
  validatePlan,
  type Outcome,
  type TemplateResult,
} from '../../../../operations/index.ts'
import { createBuiltinAnalyst } from '../index.ts'

interface Case {
  readonly table: string
  readonly question: string
  readonly language: Language
  readonly answer: string
}

const fixtures = path.join(import.meta.dirname, '..', '..', '..', '..', 'operations', 'fixtures')
const cases = JSON.parse(readFileSync(path.join(fixtures, 'statistics.json'), 'utf8')) as readonly Case[]

const analyst = createBuiltinAnalyst()
let examples: Examples
beforeAll(async () => {
  examples = await openExamples(['orders', 'staff'])
})
afterAll(() => examples.close())

async function outcomeOf(step: Step, earlier: readonly Step[]): Promise<Outcome> {
  const read = await examples.query(compileStep(step, earlier, examples.tables))
  return step.analysis === undefined ? read : analyse(step.analysis, read)
}

async function asked(question: string, table: string, language: Language = 'EN') {
  const tables = [examples.table(table)]
  return examples.propose(analyst, examples.question(question, language, tables))
}

describe('answers written as the question wants them, as pandas, scipy and scikit-learn have them', () => {
  it.each(cases.map((one) => [one.question.slice(0, 60), one] as const))('%s', async (_, one) => {
    const proposal = await asked(one.question, one.table)
    expect(proposal.kind, JSON.stringify(proposal)).toBe('steps')
    if (proposal.kind !== 'steps' || proposal.template === undefined) throw new Error('no template')
    expect(validatePlan({ version: 1, steps: proposal.steps }, examples.tables)).toEqual([])
    const results = new Map<string, TemplateResult>()
    for (const [index, step] of proposal.steps.entries())
      results.set(step.id, {
        outcome: await outcomeOf(step, proposal.steps.slice(0, index)),
        tableName: `${step.id}.csv`,
      })
    const text = fillTemplate(proposal.template, results)
    expect(text.content).toBe(one.answer)
    expect(freeNumbers(text.content, text.bindings)).toEqual([])
  })
})

describe('questions of statistics without a template', () => {
  const figures = async (question: string, table = 'orders', language: Language = 'EN') => {
    const proposal = await asked(question, table, language)
    if (proposal.kind !== 'steps') throw new Error(JSON.stringify(proposal))
    return proposal.steps
  }

  it('correlate two columns', async () => {
    const [step] = await figures('Is there a correlation between quantity and amount?')
    expect(step?.analysis).toMatchObject({
      kind: 'correlation',
      method: 'pearson',
      columns: ['quantity', 'amount'],
    })
    const rows = [
      ['coefficient', 0.25],
      ['p-value', 0.04],
    ]
    const columns = [{ name: figureColumn }, { name: valueColumn }]
    if (step === undefined) throw new Error('no step')
    expect(answerOf(step, columns, rows)).toEqual([[0.25]])
  })

  it.each([
    ['Korrelieren quantity und amount?', 'DE'],
    ['Apakah ada korelasi antara quantity dan amount?', 'ID'],
    ['Есть ли корреляция между quantity и amount?', 'RU'],
    ['quantity và amount có tương quan không?', 'VI'],
    ['quantity 和 amount 的相关系数是多少？', 'ZH-CN'],
  ] as const)('%s', async (question, language) => {
    const [step] = await figures(question, 'orders', language)
    expect(step?.analysis).toMatchObject({ kind: 'correlation', columns: ['quantity', 'amount'] })
  })

  it('drop outliers and then group', async () => {
    const [step] = await figures('Drop the outliers of amount, then the mean by region')
    expect(step?.verbs.map(({ kind }) => kind)).toEqual(['outliers', 'group'])
  })

  it('say each figure, bound', async () => {
    const [step] = await figures('What are the skewness and the kurtosis of amount?')
    if (step === undefined) throw new Error('no step')
    const said = conclude({
      plan: { version: 1, steps: [step] },
      tables: examples.tables,
      outcome: await outcomeOf(step, []),
      tableName: 'result.csv',
      language: 'EN',
    })
    expect(said.before.content).toBe(
      'The skewness of amount is **1.34**. The kurtosis of amount is **1.15**.',
    )
    expect(freeNumbers(said.before.content, said.before.bindings)).toEqual([])
  })
})

describe('what is not understood is not claimed', () => {
  it.each([
    'What is the mean profit? @profit[mean profit rounded to two decimals]',
    'Train a random forest to predict amount from quantity. @accuracy[accuracy]',
    'What is the average amount for each region? @mean[mean]',
    'What is the average amount of online orders and of orders in shops? @online[mean] @shops[mean]',
    'What is the mean amount of wholesale orders? @mean[m]',
    'What is the mean of amount over the 12 busiest days? @mean[m]',
    'Normalize amount by min-max scaling and calculate its standard deviation. @sd[sd]',
    'What is the mean of amount, weighted by its urgency? @mean[m]',
    'What is the median amount? Only orders of the weekend count. @median[m]',
    'What is the mean amount?\nTreat every amount above 900 as 900. @mean[m]',
    'Calculate the skewness of amount.\nGroup the rows by region first. @skew[s]',
    'How do quantity and amount correlate, with unit_price held fixed? @r[r]',
  ])('%s', async (question) => {
    expect((await asked(question, 'orders')).kind).toBe('refuse')
  })
})
