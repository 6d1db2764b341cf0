import type { Language } from '@auger/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { localeFor } from '../../../locales/index.ts'
import { openExamples, type Examples } from '../../../operations/example-tables.contract.ts'
import { mentionsOf } from './candidates/mentions.ts'
import { readQuestion } from './question.ts'

const visits = `CREATE TABLE visits AS SELECT * FROM (VALUES
  (1, DATE '2022-05-03', 12), (2, DATE '2022-05-09', 7), (3, DATE '2022-06-01', 9))
  AS t(visit_id, visited_on, minutes)`

let examples: Examples
beforeAll(async () => {
  examples = await openExamples([], [visits])
})
afterAll(() => examples.close())

function daysIn(text: string, language: Language): readonly string[] {
  const table = examples.table('visits')
  const question = readQuestion(examples.question(text, language, [table]), localeFor(language).locale)
  return mentionsOf(question, table)
    .periods.filter(({ from, until }) => from === until)
    .map(({ from }) => from)
}

it.each([
  ['EN', 'visits from 3 to 9 May 2022'],
  ['DE', 'Besuche vom 3. bis 9. Mai 2022'],
  ['RU', 'визиты с 3 по 9 мая 2022 года'],
  ['ZH-CN', '2022年5月3日至9日的访问'],
  ['EN', 'visits of 3–9 May 2022'],
] as const)('a day has the month that is said with the other one, %s: %s', (language, text) => {
  const days = daysIn(text, language)
  expect(days).toContain('2022-05-03')
  expect(days).toContain('2022-05-09')
})

it('a number that no "to" ties to a day is none', () => {
  expect(daysIn('the 3 longest visits on 9 May 2022', 'EN')).not.toContain('2022-05-03')
})
