import { wholeLines } from '../../locales/data-lines.ts'
import type { Concept } from './lexicon.ts'

/** The concepts of the file that all languages share: "revenue : sales : amount money : near sales, income". */
export function conceptsOf(text: string, file: string): ReadonlyMap<string, Concept> {
  const concepts = new Map<string, Concept>()
  for (const { line, number } of wholeLines(text)) {
    const concept = conceptOf(line)
    if (concept === undefined)
      throw new Error(`${file}:${number}: no "id : subject : kinds : near ids": ${line}`)
    if (concepts.has(concept.id)) throw new Error(`${file}:${number}: ${concept.id} is there twice`)
    concepts.set(concept.id, concept)
  }
  for (const { id, near } of concepts.values()) {
    const unknown = near.find((other) => !concepts.has(other))
    if (unknown !== undefined) throw new Error(`${file}: ${id} is near ${unknown}, which is no concept`)
  }
  return concepts
}

const form =
  /^(?<id>[a-z0-9-]+) : (?<subject>[a-z0-9-]+) : (?<kinds>[a-z ]+?)(?: : near (?<near>[a-z0-9-]+(?:, [a-z0-9-]+)*))?$/

function conceptOf(line: string): Concept | undefined {
  const found = form.exec(line)?.groups
  if (found === undefined) return undefined
  return {
    id: found['id'] ?? '',
    subject: found['subject'] ?? '',
    kinds: (found['kinds'] ?? '').split(' '),
    near: found['near']?.split(', ') ?? [],
  }
}
