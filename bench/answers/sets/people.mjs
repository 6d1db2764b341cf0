// What people ask of their own files, some of it in conversations; the answer is a table, a value or words.
import { answerRows } from './answer-rows.mjs'
import { conclusionText } from './conclusion-text.mjs'
import { drawnSpec } from './drawn-spec.mjs'
import { pictureKind } from './picture-kind.mjs'

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
  async answerOf(job) {
    const spec = await drawnSpec(job)
    return {
      answer: answerRows(job),
      rows: job.result?.rows ?? null,
      text: conclusionText(job),
      chart: spec === undefined ? null : pictureKind(spec),
    }
  },
}
