import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { objectKeys } from '../domain/file.ts'
import type { Source } from '../domain/source.ts'
import type { Objects } from '../ports/objects.ts'
import { openIndex } from '../search/passage-index.ts'
import { rankPassages } from '../search/rank-passages.ts'

/** A stretch of a document that answers to a question, with its place. */
export interface FoundPassage {
  readonly source: Source
  readonly text: string
  readonly page: number | null
  readonly headings: readonly string[]
  readonly score: number
  /** How much of the question it has, from 0 to 1. */
  readonly share: number
}

/** What comes after says little more, and each word of it is looked up. */
const longestLookedUp = 1_000

/** A passage as it is kept, a line each. */
export const keptPassage = z.object({
  text: z.string(),
  page: z.int().nullable(),
  headings: z.array(z.string()),
})

/** The passages of some sources that answer best to a question, best first. Their indexes were made when they were read. */
export async function findPassages(
  question: string,
  sources: readonly Source[],
  most: number,
  objects: Objects,
): Promise<readonly FoundPassage[]> {
  const withText = sources.filter(({ report }) => (report?.passages ?? 0) > 0)
  if (withText.length === 0) return []
  const files = await objects.localFiles(
    withText.map(({ id, reading }) => objectKeys.passageIndex(id, reading)),
  )
  const indexes = await Promise.all(files.map(async (file) => openIndex(await readFile(file))))
  const lines = new Map<Source, readonly string[]>()
  const linesOf = async (source: Source): Promise<readonly string[]> => {
    const known = lines.get(source)
    if (known !== undefined) return known
    const file = await objects.localFile(objectKeys.passages(source.id, source.reading))
    const read = (await readFile(file, 'utf8')).split('\n')
    lines.set(source, read)
    return read
  }
  const found: FoundPassage[] = []
  for (const { index, passage, score, share } of rankPassages(
    question.slice(0, longestLookedUp),
    indexes,
    most,
  )) {
    const source = withText[index]
    if (source === undefined) continue
    found.push({
      source,
      score,
      share,
      ...keptPassage.parse(JSON.parse((await linesOf(source))[passage] ?? '')),
    })
  }
  return found
}
