import { versionOf } from '@auger/contract/plan'
import type { Language } from '@auger/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Step } from '@auger/contract/plan'
import type { Table } from '../domain/table.ts'
import { openExamples, type Examples } from '../operations/example-tables.contract.ts'
import { explore, followUps, validatePlan } from '../operations/index.ts'
import { someOf } from '../../../../test/some-of.ts'
import { createAnalyst } from './index.ts'

const analyst = createAnalyst()
const oddNames = `CREATE TABLE odd AS SELECT i AS "2019 sales", 'g' || (i % 3) AS "by the way", i * 1.5 AS "max speed (km/h)", DATE '2020-01-01' + INTERVAL (i * 40) DAY AS "first day", 'Boeing 7' || (i % 4) || '7' AS "total?" FROM range(40) r(i)`
let examples: Examples
beforeAll(async () => {
  examples = await openExamples(['orders', 'staff', '门店销售'], [oddNames])
})
afterAll(() => examples.close())

/** The plans of the questions that are understood; only those are ever offered. */
async function understood(
  questions: readonly string[],
  language: Language,
  tables: readonly Table[],
): Promise<readonly (readonly Step[])[]> {
  const plans: (readonly Step[])[] = []
  for (const text of questions) {
    const proposal = await examples.propose(analyst, await examples.question(text, language, tables))
    if (proposal.kind !== 'steps') continue
    expect(validatePlan({ version: versionOf(proposal.steps), steps: proposal.steps }, tables), text).toEqual(
      [],
    )
    plans.push(proposal.steps)
  }
  return plans
}

const everyPlace = ['orders', 'staff', '门店销售', 'odd'].flatMap((table) =>
  (['EN', 'ZH-CN', 'DE', 'ID', 'RU', 'VI', 'JA', 'KO', 'ZH-TW'] as const).map(
    (language) => [table, language] as const,
  ),
)
/** Each language at least once. */
const places = someOf(everyPlace, 4)

describe('there is always something to offer that we understand', () => {
  it.each(places)('to explore %s in %s', async (name, language) => {
    const tables = [examples.table(name)]
    const questions = explore(tables, language)
    expect(new Set(questions).size).toBe(questions.length)
    expect((await understood(questions, language, tables)).length).toBeGreaterThanOrEqual(3)
  })

  it.each(places)('to go on from an answer over %s in %s', async (name, language) => {
    const tables = [examples.table(name)]
    for (const steps of await understood(explore(tables, language), language, tables)) {
      const next = followUps({ version: 1, steps }, tables, language)
      expect(new Set(next).size).toBe(next.length)
      expect((await understood(next, language, tables)).length).toBeGreaterThanOrEqual(3)
    }
  })

  it('over several tables at once, most are', async () => {
    const questions = explore(examples.tables, 'EN')
    const kinds = await Promise.all(
      questions.map(
        async (question) =>
          (await examples.propose(analyst, await examples.question(question, 'EN', examples.tables))).kind,
      ),
    )
    expect(kinds.filter((kind) => kind === 'steps').length).toBeGreaterThanOrEqual(3)
  })

  it('has nothing to ask of no table', () => {
    expect(explore([], 'EN')).toEqual([])
    expect(followUps({ version: 1, steps: [] }, [], 'EN')).toEqual([])
  })
})
