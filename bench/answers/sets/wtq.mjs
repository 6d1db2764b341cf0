// One messy table each; the answer is its values.
import { answerRows } from './answer-rows.mjs'
import { oneTable } from './one-table.mjs'

export const wtq = {
  name: 'wtq',
  mode: 'DATA_ANALYTICS',
  itemsOf: ({ id, table, question }) => [{ id, question, dataset: oneTable(table) }],
  answerOf: async (job) => ({ answer: answerRows(job).flat() }),
}
