// One database of several tables, asked in many languages.
import { answerRows } from './answer-rows.mjs'

export const geoquery = {
  name: 'geoquery',
  mode: 'DATA_ANALYTICS',
  languages: ['en', 'de', 'id', 'zh'],
  itemsOf({ id, question }, files) {
    const dataset = { name: 'geoquery', files: files.filter((file) => file.startsWith('tables/')) }
    return Object.entries(question).map(([lang, text]) => ({ id, lang, question: text, dataset }))
  },
  answerOf: async (job) => ({ answer: answerRows(job) }),
}
