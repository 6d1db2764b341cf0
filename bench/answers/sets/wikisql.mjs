// One table each; the answer is its values.
import { answerRows } from './answer-rows.mjs'
import { oneTable } from './one-table.mjs'

export const wikisql = {
  name: 'wikisql',
  mode: 'DATA_ANALYTICS',
  swaps: true,
  itemsOf: ({ id, table, question }) => [{ id, question, dataset: oneTable(`tables/${table}.csv`) }],
  answerOf: async (job) => ({ answer: answerRows(job).flat() }),
}
