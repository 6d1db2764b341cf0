// Databases of our own to learn from, <database>/<table>.csv, asked in all the languages they are put in.
import { answerRows } from './answer-rows.mjs'

export const lessons = {
  name: 'lessons',
  mode: 'DATA_ANALYTICS',
  itemsOf({ id, db, question }, files) {
    const own = files.filter((file) => file.startsWith(`${db}/`) && file.endsWith('.csv'))
    const dataset = { name: db, files: own }
    return Object.entries(question).map(([lang, text]) => ({ id, lang, question: text, dataset }))
  },
  answerOf: async (job) => ({ answer: answerRows(job) }),
}
