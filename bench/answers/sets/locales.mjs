// Each of our languages over headers in English and in that language; some questions have no answer.
import { answerRows } from './answer-rows.mjs'
import { oneTable } from './one-table.mjs'

export const locales = {
  name: 'locales',
  mode: 'DATA_ANALYTICS',
  swaps: true,
  itemsOf: ({ id, lang, table, question }) => [{ id, lang, question, dataset: oneTable(`tables/${table}`) }],
  answerOf: async (job) => ({ answer: answerRows(job) }),
}
