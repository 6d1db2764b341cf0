// The passages that answer best to each question, by the index that ingest wrote of each document.
import { readFile } from 'node:fs/promises'
import { openIndex } from '@auger/server/search/passage-index'
import { rankPassages } from '@auger/server/search/rank-passages'
import { loadPassages } from '../read/load-read.mjs'

const mostPassages = 3

/** The documents of a language, docs/<language>/, with passages and index; those without text have neither. */
export async function openDocuments(results, language) {
  const documents = []
  for (const result of results.values()) {
    const [, document, own] = /^xquad\/(docs\/([^/]+)\/.+)$/.exec(result.path) ?? []
    if (own !== language || result.passages === undefined) continue
    documents.push({
      document,
      passages: await loadPassages(result),
      index: openIndex(await readFile(result.passages.indexFile)),
    })
  }
  return documents
}

/** [{ doc, text }], best first. */
export function findPassages(question, documents) {
  const indexes = documents.map(({ index }) => index)
  return rankPassages(question, indexes, mostPassages).map(({ index, passage }) => {
    const { document, passages } = documents[index]
    return { doc: document, text: passages[passage].text }
  })
}
