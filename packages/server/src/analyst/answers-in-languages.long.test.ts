import { afterAll, beforeAll, describe, it } from 'vitest'
import { answersInLanguages, openExamples, type Examples } from '../operations/example-tables.contract.ts'
import { askExamples, expectShares } from './asked-examples.contract.ts'

const cases = answersInLanguages()
/** Languages whose questions are understood less often yet. */
const behind: { readonly [language: string]: { readonly right: number; readonly wrong: number } } = {
  ID: { right: 50, wrong: 25 },
  VI: { right: 45, wrong: 15 },
  'ZH-CN': { right: 25, wrong: 40 },
}

let examples: Examples
beforeAll(async () => {
  examples = await openExamples([...new Set(cases.map(({ table }) => table))])
})
afterAll(() => examples.close())

describe('answers as pandas does, and refuses what no table holds', () => {
  it.each([...new Set(cases.map(({ language }) => language))])('in %s', async (language) => {
    const asked = cases.filter((one) => one.language === language)
    const tally = await askExamples(examples, asked, ({ table }) => [examples.table(table)])
    expectShares(tally, behind[language] ?? { right: 60, wrong: 15 })
  })
})
