import type { Language } from '@auger/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localeFor } from '../../../../locales/index.ts'
import { openExamples, type Examples } from '../../../../operations/example-tables.contract.ts'
import { readQuestion } from '../question.ts'
import { rank } from './rank.ts'
import { weightsFor } from './weights.ts'

let examples: Examples
beforeAll(async () => {
  examples = await openExamples(
    [],
    [
      `CREATE TABLE ferries AS SELECT * FROM (VALUES (7, 'Bergen', 'Ask', 40), (8, 'Oslo', 'Eik', 65), (9, 'Bergen', 'Or', 30))
       AS t(ferry_no, harbour, ferry_name, seats)`,
    ],
  )
})
afterAll(() => examples.close())

describe('what asks how something is called, asks for its name', () => {
  it.each<readonly [Language, string]>([
    ['DE', 'wie heißen die ferries mit harbour Bergen?'],
    ['RU', 'как называются ferries, harbour Bergen?'],
    ['FR', "comment s'appellent les ferries de Bergen ?"],
    ['ES', '¿cómo se llaman los ferries de Bergen?'],
    ['PL', 'jak się nazywają ferries, harbour Bergen?'],
    ['ZH-CN', 'Bergen的ferries叫什么？'],
  ])('%s %s', (language, text) => {
    const question = readQuestion(
      examples.question(text, language, examples.tables),
      localeFor(language).locale,
    )
    const [best] = rank(question, weightsFor(examples.tables).worth)
    expect(best?.step.verbs).toContainEqual(
      expect.objectContaining({ kind: 'select', columns: ['ferry_name'] }),
    )
  })
})
