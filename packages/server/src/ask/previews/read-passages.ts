import { createReadStream } from 'node:fs'
import type { z } from 'zod'
import { objectKeys } from '../../domain/file.ts'
import type { Page, PageRequest } from '../../domain/page.ts'
import type { Source } from '../../domain/source.ts'
import type { Objects } from '../../ports/objects.ts'
import { keptPassage } from '../find-passages.ts'

export interface NumberedPassage extends z.output<typeof keptPassage> {
  /** Its place in the document, from 1. */
  readonly number: number
}

/** A page of the passages of a source, in the order of the document. The lines before are passed over as they are read. */
export async function readPassages(
  source: Source,
  page: PageRequest,
  objects: Objects,
): Promise<Page<NumberedPassage>> {
  const total = source.read ? (source.report?.passages ?? 0) : 0
  const first = (page.number - 1) * page.size
  if (first >= total) return { total, items: [] }
  const file = await objects.localFile(objectKeys.passages(source.id, source.reading))
  const items: NumberedPassage[] = []
  let number = 0
  for await (const line of linesOf(file)) {
    number++
    if (number > first) items.push({ number, ...keptPassage.parse(JSON.parse(line)) })
    if (items.length === page.size) break
  }
  return { total, items }
}

/** A line ends at a line feed alone: a passage may have other line ends in it. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of createReadStream(file, 'utf8') as AsyncIterable<string>) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}
