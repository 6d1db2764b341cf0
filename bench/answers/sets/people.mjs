// What people ask of their own files, some of it in conversations; the answer is a table, a value or words.
import { answerRows } from './answer-rows.mjs'
import { conclusionText } from './conclusion-text.mjs'

export const people = {
  name: 'people',
  mode: 'AUTO',
  itemsOf: ({ id, files, question, session, turn }) => [
    {
      id,
      question,
      dataset: { name: files.join(' '), files: files.map((file) => `files/${file}`) },
      ...(session === undefined ? {} : { talk: session, turn }),
    },
  ],
  answerOf: async (job) => ({
    answer: answerRows(job),
    rows: job.result?.rows ?? null,
    text: conclusionText(job),
  }),
}
