// Our own questions over our own small tables, with what pandas answers.
import {
  answersInLanguages,
  expectedAnswers,
  joinedAnswers,
  openExamples,
  talks,
  unanswerable,
} from '@auger/server/operations/example-tables.contract'
import { judges } from './judges.mjs'

const joined = 'orders with products'

/** The questions alone; `dataset` names the tables they are asked of. */
export function ownQuestions() {
  const local = answersInLanguages()
  const answered = [
    ...expectedAnswers(),
    ...local.filter(({ rows }) => rows !== null),
    ...joinedAnswers().map((one) => ({ ...one, table: joined })),
  ]
  const refused = [...unanswerable(), ...local.filter(({ rows }) => rows === null)]
  const question = ({ table, question: text, language }) => ({
    id: `${table}: ${text}`,
    group: text,
    text,
    language,
    dataset: `own/${table}`,
  })
  return [
    ...answered.map((one) => ({
      ...question(one),
      set: 'own',
      isRight: (found) => judges.own({ answer: one.rows }, found),
    })),
    ...talkQuestions(),
    ...refused.map((one) => ({
      ...question(one),
      set: 'own unanswerable',
      unanswerable: true,
      isRight: () => false,
    })),
  ]
}

/** The turns of our own conversations. */
const talkQuestions = () =>
  talks().flatMap(({ table, language, turns }, at) =>
    turns.map(({ question: text, rows }, turn) => ({
      id: `talk ${at}.${turn}: ${text}`,
      group: `talk ${at}`,
      text,
      language,
      dataset: `own/${table}`,
      set: 'own talks',
      talk: `own talk ${at}`,
      turn,
      isRight: (found) => judges.own({ answer: rows }, found),
    })),
  )

/** { dataset(key) → { tables, asked(text, language), run(sql) }, close() }. */
export async function openOwnTables() {
  const names = [...expectedAnswers(), ...answersInLanguages(), ...unanswerable()].map(({ table }) => table)
  const examples = await openExamples([...new Set([...names, 'products'])])
  return {
    dataset(key) {
      const tables = key
        .slice('own/'.length)
        .split(' with ')
        .map((name) => examples.table(name))
      return {
        tables,
        asked: (text, language) => examples.question(text, language, tables),
        run: (sql) => examples.query(sql).catch((error) => ({ error: error.message })),
      }
    },
    close: () => examples.close(),
  }
}
