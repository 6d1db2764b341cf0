// A question, what to mind and how to write the answer, asked together; the answer stands in the text.
import { conclusionText } from './conclusion-text.mjs'
import { oneTable } from './one-table.mjs'

export const dabench = {
  name: 'dabench',
  mode: 'DATA_ANALYTICS',
  itemsOf: ({ id, question, constraints, format, file_name }) => [
    {
      id,
      question: [question, constraints, format].filter(Boolean).join('\n'),
      dataset: oneTable(`tables/${file_name}`),
    },
  ],
  answerOf: async (job) => ({ response: conclusionText(job) }),
}
