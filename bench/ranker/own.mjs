// Our own questions over our own small tables, with what pandas answers.
import {
  answersInLanguages,
  expectedAnswers,
  joinedAnswers,
  openExamples,
  unanswerable,
} from '@auger/server/operations/example-tables.contract'
import { explore, followUps } from '@auger/server/operations/index'
import { judges } from './judge.mjs'

export async function openOwn() {
  const local = answersInLanguages()
  const expected = [...expectedAnswers(), ...local.filter(({ rows }) => rows !== null)]
  const examples = await openExamples([...new Set([...expected.map(({ table }) => table), 'products'])])
  const of = (table) => {
    const tables = table.split(' with ').map((name) => examples.table(name))
    return {
      key: table,
      tables,
      asked: (text, spoken) => examples.question(text, spoken, tables),
      run: (sql) => examples.query(sql).catch((error) => ({ error: error.message })),
    }
  }
  const refused = [...unanswerable(), ...local.filter(({ rows }) => rows === null)].map(
    ({ table, question, language }) => ({
      set: 'own unanswerable',
      id: `${table}: ${question}`,
      group: question,
      text: question,
      language,
      gold: { answer: [], answerable: false },
      judge: () => false,
      data: of(table),
    }),
  )
  return {
    questions: [
      ...refused,
      ...offered(expected, of),
      ...[...expected, ...joinedAnswers().map((one) => ({ ...one, table: joined }))].map(
        ({ table, question, language, rows }) => {
          return {
            set: 'own',
            id: `${table}: ${question}`,
            group: question,
            text: question,
            language,
            gold: { answer: rows, answerable: true },
            judge: (answer) => judges.own(rows, answer),
            data: of(table),
          }
        },
      ),
    ],
    close: () => examples.close(),
  }
}

const joined = 'orders with products'

/** What we offer to ask means what we meant: the plan that the rules read, which made the question. */
function offered(expected, of) {
  const places = [...new Set(expected.map(({ table }) => table))].flatMap((table) =>
    ['EN', 'ZH-CN'].map((language) => ({ table, language })),
  )
  return places.flatMap(({ table, language }) => {
    const data = of(table)
    return explore(data.tables, language)
      .concat(nextAfterCount(data.tables, language))
      .map((text) => ({
        set: 'own offered',
        id: `${table}: ${text}`,
        group: text,
        text,
        language,
        gold: { answer: [], answerable: true },
        judge: (_rows, features) => features.some(([name]) => name === 'strict:agrees'),
        data,
      }))
  })
}

function nextAfterCount(tables, language) {
  const [table] = tables
  const measures = [{ function: 'count', as: 'rows' }]
  const step = {
    id: 'step-1',
    input: { kind: 'table', tableId: table.id },
    verbs: [{ kind: 'group', by: [], measures }],
    chart: 'auto',
    answer: ['rows'],
  }
  return followUps({ version: 1, steps: [step] }, tables, language)
}
