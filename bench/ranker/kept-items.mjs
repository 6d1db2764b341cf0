// Questions with their judged plans on disk: gathering them takes minutes, and much can be learned from the same ones.
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** A line an item. Features are numbered as they come up; a line names those that are new. */
export async function keepItems(file, items) {
  const written = createWriteStream(file)
  const numbers = new Map()
  for (const { question, candidates, ...rest } of items) {
    const names = []
    const numberOf = (name) => {
      if (!numbers.has(name)) {
        numbers.set(name, numbers.size)
        names.push(name)
      }
      return numbers.get(name)
    }
    const told = { ...question, judge: undefined, data: undefined }
    const kept = candidates.map(({ features, ...candidate }) => ({
      ...candidate,
      features: features.flatMap(([name, value]) => [numberOf(name), value]),
    }))
    const line = JSON.stringify({ ...rest, question: told, names, candidates: kept })
    if (!written.write(`${line}\n`)) await once(written, 'drain')
  }
  written.end()
  await once(written, 'finish')
}

export async function keptItems(file) {
  const items = []
  const known = []
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const { names, candidates, ...item } = JSON.parse(line)
    known.push(...names)
    items.push({ ...item, candidates: candidates.map((candidate) => named(candidate, known)) })
  }
  return items
}

function named({ features, ...candidate }, known) {
  const pairs = Array.from({ length: features.length / 2 }, (_, at) => [
    known[features[2 * at]],
    features[2 * at + 1],
  ])
  return { ...candidate, features: pairs }
}
