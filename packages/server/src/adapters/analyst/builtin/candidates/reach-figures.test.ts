import type { Language } from '@auger/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localeFor } from '../../../../locales/index.ts'
import { openExamples, type Examples } from '../../../../operations/example-tables.contract.ts'
import { answerOf, compileStep } from '../../../../operations/index.ts'
import { readQuestion } from '../question.ts'
import { rank, type Ranked } from './rank.ts'
import { weightsFor } from './weights.ts'

const clubs = `CREATE TABLE clubs AS SELECT * FROM (VALUES
  ('Rovers', 'north', 1931, 40, 20.0, 'ice and snow'), ('Harriers', 'north', 1898, 10, 30.0, 'grass'),
  ('Otters', 'south', 1975, 25, 10.0, 'snow'), ('Swifts', 'south', 2004, 5, 60.0, 'sand'))
  AS t(club_name, district, founded, age, fee, ground)`

const swims = `CREATE TABLE swims AS SELECT * FROM (VALUES ('Ida', 61.5), ('Jon', 58.2), ('Kim', 70.0)) AS t(swimmer, seconds)`

const bills = `CREATE TABLE bills AS SELECT * FROM (VALUES
  ('Anvil', DATE '2024-01-10', DATE '2024-01-08', 80, 70), ('Bellows', DATE '2024-02-01', DATE '2024-02-20', 50, 65),
  ('Chisel', DATE '2024-03-05', DATE '2024-03-05', 40, 40)) AS t(item, due_date, paid_date, price, cost)`

const mills = `CREATE TABLE mills AS SELECT * FROM (VALUES
  ('Upper Mill', 1931, 40), ('Lower Mill', 1898, 10), ('New Mill', 1975, 25)) AS t(mill_name, founded, workers)`

let examples: Examples
beforeAll(async () => {
  examples = await openExamples([], [clubs, mills, swims, bills])
})
afterAll(() => examples.close())

function plansFor(text: string, language: Language, name = 'clubs'): readonly Ranked[] {
  const tables = [examples.table(name)]
  const question = readQuestion(examples.question(text, language, tables), localeFor(language).locale)
  return rank(question, weightsFor(tables).worth)
}

/** What the plans that a question may mean come to. */
async function answersTo(text: string, language: Language, name = 'clubs'): Promise<readonly string[]> {
  const answers: string[] = []
  for (const { step } of plansFor(text, language, name)) {
    const { columns, rows } = await examples.query(compileStep(step, [], [examples.table(name)]))
    answers.push(JSON.stringify(answerOf(step, columns, rows)))
  }
  return answers
}

describe('several figures', () => {
  // Fees are 20, 30, 10 and 60; ages 40, 10, 25 and 5.
  it.each([
    ['EN', 'the lowest fee and the highest age', [[10, 40]]],
    ['VI', 'phí thấp nhất và tuổi lớn nhất', [[10, 40]]],
    ['ZH-CN', '平均年龄、最小年龄和最大年龄', [[20, 5, 40]]],
    ['VI', 'tuổi trung bình và tuổi lớn nhất', [[20, 40]]],
    ['EN', 'the average age and the average fee', [[20, 30]]],
  ] as const)('%s: %s', async (language, text, expected) => {
    expect(await answersTo(text, language)).toContain(JSON.stringify(expected))
  })

  it('rows are counted beside a figure of each group', async () => {
    // Two clubs each: (20 + 30) / 2 and (10 + 60) / 2.
    const answers = await answersTo(
      'for each district show how many clubs there are and their average fee',
      'EN',
    )
    expect(answers.map((answer) => [...(JSON.parse(answer) as unknown[][])].sort())).toContainEqual([
      ['north', 2, 25],
      ['south', 2, 35],
    ])
  })

  it('"how much on average" counts nothing', () => {
    const best = plansFor('Сколько в среднем стоит каждый клуб?', 'RU').map(({ features }) => features)
    expect(best.flat().filter(([name]) => name === 'group:several:counted')).toEqual([])
  })
})

describe('the oldest', () => {
  it.each([
    ['EN', 'which is the oldest mill?'],
    ['EN', 'mills and when they were founded, from the oldest to the youngest'],
    ['DE', 'Mühlen mit Gründungsjahr vom ältesten zum jüngsten'],
    ['VI', 'tên và năm thành lập, từ lớn tuổi nhất đến trẻ nhất'],
  ] as const)('was founded first, %s: %s', (language, text) => {
    const orders = plansFor(text, language, 'mills').flatMap(({ step }) =>
      step.verbs.flatMap((verb) => (verb.kind === 'order' ? verb.by : [])),
    )
    const [first] = orders.filter(({ column }) => column === 'founded')
    expect(first?.direction).toBe('ascending')
  })
})

it.each([
  ['EN', 'which items have a price higher than the cost?', [['Anvil']]],
  ['EN', 'items with a price less than the cost', [['Bellows']]],
  ['EN', 'items whose price is equal to the cost', [['Chisel']]],
  ['EN', 'items with the same price as cost', [['Chisel']]],
  ['EN', 'how many items have a due date different from the paid date?', [[2]]],
  ['EN', 'items with a paid date later than the due date', [['Bellows']]],
  ['DE', 'Welche Artikel haben einen Preis höher als die Kosten?', [['Anvil']]],
] as const)('two columns of a row, %s: %s', async (language, text, expected) => {
  const answers = await answersTo(text, language, 'bills')
  expect(answers.slice(0, 3)).toContain(JSON.stringify(expected))
})

it.each([
  ['who was the fastest swimmer?', 'ascending'],
  ['who was the slowest swimmer?', 'descending'],
])('of times, %s', (text, direction) => {
  const orders = plansFor(text, 'EN', 'swims').flatMap(({ step }) =>
    step.verbs.flatMap((verb) => (verb.kind === 'order' ? verb.by : [])),
  )
  expect(orders).toContainEqual({ column: 'seconds', direction })
})

it('a column that is said again with its average leaves the first for what is shown', async () => {
  // The average fee is 30.
  const answers = await answersTo('the club name and fee of clubs whose fee is above the average fee', 'EN')
  expect(answers.slice(0, 2)).toContain(JSON.stringify([['Swifts', 60]]))
})

it('two texts of which one is enough', async () => {
  const answers = await answersTo('clubs whose ground contains "ice" or "sand"', 'EN')
  expect(answers.map((answer) => (JSON.parse(answer) as unknown[][]).length)).toContain(2)
})

it('the unit of a number is a part of what is said by it', () => {
  const [best] = plansFor('25岁或40岁的俱乐部', 'ZH-CN')
  expect(JSON.stringify(best?.step.verbs)).toContain('"age"')
  expect(best?.features.map(([name]) => name)).not.toContain('unexplained:ours')
})
