// Our lessons where one table is enough, each asked of that table alone, read from its file without a service.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { openExamples } from '@auger/server/operations/example-tables.contract'
import { quoteName, quoteText } from '@auger/server/sql/quote'
import { readLines } from '../../answers/json-lines.mjs'
import { judges } from '../gather/judges.mjs'

const folder = path.join(import.meta.dirname, '../../lessons')

export async function lessonQuestions() {
  const all = []
  for (const database of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
    all.push(...(await questionsOf(database.name)))
  return all
}

async function questionsOf(database) {
  const asked = await readLines(path.join(folder, database, 'questions.jsonl'))
  const gold = await readLines(path.join(folder, database, 'gold.jsonl'))
  const wordsOf = new Map(asked.map(({ id, question }) => [id, question]))
  return gold
    .filter(({ single_table: single }) => single)
    .map((wanted) => ({
      ...{ set: 'lessons', id: wanted.id, group: database, language: 'EN' },
      text: wordsOf.get(wanted.id).en,
      dataset: `${database}/${wanted.tables[0]}`,
      isRight: (found) => judges.lessons(wanted, found),
    }))
}

/** { asked(text, language), run(sql), close() } of one table. */
export async function openLessonTable(dataset) {
  const table = path.basename(dataset)
  const file = quoteText(path.join(folder, `${dataset}.csv`))
  const examples = await openExamples(
    [],
    [`CREATE TABLE ${quoteName(table)} AS SELECT * FROM read_csv(${file})`],
  )
  return {
    asked: (text, language) => examples.question(text, language, examples.tables),
    run: (sql) => examples.query(sql).catch((error) => ({ error: error.message })),
    close: () => examples.close(),
  }
}
