// What people ask of their own files, as we imagine it: <trade>/<table>.csv, a trade a folder, some of it in conversations.
import { answerRows } from './answer-rows.mjs'

export const asked = {
  name: 'asked',
  mode: 'AUTO',
  itemsOf({ id, files, lang, question, session, turn, ...line }) {
    const trade = id.slice(0, id.lastIndexOf('-'))
    const own = files.map((file) => `${trade}/${file}`)
    return [
      {
        ...{ id, lang, question, rules: rulesOf(line) },
        dataset: { name: own.join(' '), files: own },
        ...(session === undefined ? {} : { talk: `${trade}/${session}`, turn }),
      },
    ]
  },
  answerOf: async (job) => ({ answer: answerRows(job), rows: job.result?.rows ?? null }),
}

/** What the gold does not say itself of how an answer is judged. */
const rulesOf = ({ sql, ordered, percent = false, first }) => ({
  ...{ answerable: sql !== null, ordered, percent },
  ...(first === undefined ? {} : { first }),
})
