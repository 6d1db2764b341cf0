import type { Language } from '@auger/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localeFor } from '../../../../locales/index.ts'
import { answerOf, compileStep } from '../../../../operations/index.ts'
import { openExamples, type Examples } from '../../../../operations/example-tables.contract.ts'
import { readQuestion, type ReadQuestion } from '../question.ts'
import { mentionsOf } from './mentions.ts'
import { rank } from './rank.ts'
import { weightsFor } from './weights.ts'

const couples = `CREATE TABLE couples AS SELECT * FROM (VALUES
  (1, 'Ada', 'Brandt', 31, 44, 12.5, 7), (2, 'Olek', 'Nowak', 52, 38, 9.5, 7), (3, 'Mina', 'Sato', 25, 29, 20.0, 9))
  AS t(couple_id, first_name, last_name, husband_age, wife_age, price, agent_id)`

let examples: Examples
beforeAll(async () => {
  examples = await openExamples([], [couples])
})
afterAll(() => examples.close())

function read(text: string, language: Language): ReadQuestion {
  return readQuestion(
    examples.question(text, language, [examples.table('couples')]),
    localeFor(language).locale,
  )
}

/** What the plans that a question may mean come to. */
async function answersTo(text: string, language: Language): Promise<readonly string[]> {
  const tables = [examples.table('couples')]
  const answers: string[] = []
  for (const { step } of rank(read(text, language), weightsFor(tables).worth)) {
    const { columns, rows } = await examples.query(compileStep(step, [], tables))
    answers.push(JSON.stringify(answerOf(step, columns, rows)))
  }
  return answers
}

describe('a word said once for two columns', () => {
  // (31 + 52 + 25) / 3 and (44 + 38 + 29) / 3.
  it.each([
    ['EN', 'what is the average age of husbands and wives?'],
    ['RU', 'Каков средний возраст мужей и жён?'],
    ['DE', 'Wie hoch ist das durchschnittliche Alter der Ehemänner und Ehefrauen?'],
    ['ZH-CN', '丈夫和妻子的平均年龄是多少？'],
  ] as const)('%s: %s', async (language, text) => {
    expect(await answersTo(text, language)).toContain(JSON.stringify([[36, 37]]))
  })
})

describe('a name whose words stand apart', () => {
  it.each([
    ['EN', 'what is the age of the oldest husband?'],
    ['RU', 'Каков возраст самого старшего мужа?'],
    ['ZH-CN', '丈夫的最大年龄是多少？'],
  ] as const)('is meant before one of which a word is not said: %s %s', (language, text) => {
    const { columns } = mentionsOf(read(text, language), examples.table('couples'))
    const best = (name: string): number =>
      Math.max(0, ...columns.filter(({ column }) => column.name === name).map(({ quality }) => quality))
    expect(best('husband_age')).toBeGreaterThan(best('wife_age'))
  })
})

describe('the full name of people whose names stand apart', () => {
  it.each([
    ['EN', 'what are the full names?'],
    ['RU', 'Укажите полные имена'],
    ['VI', 'Cho biết tên đầy đủ'],
    ['ZH-CN', '列出全名'],
  ] as const)('%s: %s', async (language, text) => {
    const names = [
      ['Ada', 'Brandt'],
      ['Olek', 'Nowak'],
      ['Mina', 'Sato'],
    ]
    expect(await answersTo(text, language)).toContain(JSON.stringify(names))
  })
})

it.each(['what is the average agent id?', 'the total of all agents'])(
  'numbers that only say who are neither added up nor averaged: %s',
  (text) => {
    const plans = rank(read(text, 'EN'), weightsFor([examples.table('couples')]).worth)
      .filter(({ features }) => !features.some(([name]) => name === 'strict:alone'))
      .map(({ step }) => JSON.stringify(step.verbs))
    expect(plans.length).toBeGreaterThan(0)
    expect(plans.filter((plan) => /"(?:sum|mean)","column":"agent_id/.test(plan))).toEqual([])
  },
)
