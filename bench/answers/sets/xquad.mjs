// Documents of one language together, docs/<language>/; the answer's text, and the passages found for the question.
import path from 'node:path'
import { conclusionText } from './conclusion-text.mjs'

const passages = 3
const longest = 1_200

export const xquad = {
  name: 'xquad',
  mode: 'AUTO',
  itemsOf({ id, lang, question }, files) {
    const dataset = { name: lang, files: files.filter((file) => file.startsWith(`docs/${lang}/`)) }
    return [{ id, lang, question, dataset }]
  },
  answerOf: async (job) => ({ text: conclusionText(job) }),
  async alsoOf({ question, dataset }, datasetId, client) {
    const found = await client.datasets.search(datasetId, { query: question, limit: passages })
    const docOf = (name) => dataset.files.find((file) => path.posix.basename(file) === name)
    return {
      top: found.passages.map(({ source, content }) => ({
        doc: docOf(source),
        text: content.slice(0, longest),
      })),
    }
  },
}
