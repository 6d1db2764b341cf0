import type { Language } from '@auger/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openExamples, type Examples } from '../../../../../operations/example-tables.contract.ts'
import { answerOf, compileStep } from '../../../../../operations/index.ts'
import { createBuiltinAnalyst } from '../../index.ts'

const analyst = createBuiltinAnalyst()
let examples: Examples
beforeAll(async () => {
  examples = await openExamples(
    [],
    [
      `CREATE TABLE bicycles (bicycle_id INTEGER, colour VARCHAR, gears INTEGER, order_number INTEGER, price DOUBLE)`,
      `INSERT INTO bicycles VALUES
        (1, 'red', 3, 11, 300), (2, 'red', 7, 14, 450), (3, 'blue', 7, 19, 520), (4, 'green', 21, 23, 900),
        (5, 'blue', 3, 31, 310), (6, 'red', 21, 37, 880)`,
    ],
  )
})
afterAll(() => examples.close())

async function rowsFor(text: string, language: Language): Promise<readonly string[]> {
  const question = examples.question(text, language, examples.tables)
  const proposal = await examples.propose(analyst, question)
  const step = proposal.kind === 'steps' ? proposal.steps.at(-1) : undefined
  if (step === undefined) throw new Error(`no step: ${JSON.stringify(proposal)}`)
  const { columns, rows } = await examples.query(compileStep(step, [], examples.tables))
  return answerOf(step, columns, rows)
    .map((row) => row.join(' '))
    .toSorted()
}

// Expected figures: counted by hand over the six rows.
describe('what is different', () => {
  it.each<readonly [Language, string, readonly string[]]>([
    ['EN', 'Count the number of different colours.', ['3']],
    ['EN', 'How many different colours are there?', ['3']],
    ['EN', 'Show the number of bicycles for different colours', ['blue 2', 'green 1', 'red 3']],
    ['ZH-CN', '有多少种不同的颜色？', ['3']],
    ['ZH-CN', '显示所有不同的颜色。', ['blue', 'green', 'red']],
  ])('%s %s', async (language, text, expected) => {
    expect(await rowsFor(text, language)).toEqual(expected)
  })
})

describe('a number that stands before a word', () => {
  it.each<readonly [Language, string, readonly string[]]>([
    ['ZH-CN', '价格大于500的自行车有多少？', ['3']],
    ['EN', 'What is the total number of bicycles?', ['6']],
    ['EN', 'What is the colour of the bicycle with the highest price?', ['green']],
    ['EN', 'What are the gears of the bicycle with the highest price?', ['21']],
  ])('%s %s', async (language, text, expected) => {
    expect(await rowsFor(text, language)).toEqual(expected)
  })
})
