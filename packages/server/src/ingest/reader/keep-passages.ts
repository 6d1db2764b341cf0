import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildIndex } from '../../search/passage-index.ts'
import { splitPassages } from '../../search/split-passages.ts'
import type { TextPart } from '../formats/format.ts'
import type { KeptPassages } from './tasks.ts'

const file = 'passages.jsonl'
const indexFile = 'passages.index'

/** Writes the passages of a document and where their words occur; undefined when there is no text. */
export async function keepPassages(
  parts: readonly TextPart[],
  folder: string,
): Promise<KeptPassages | undefined> {
  const passages = splitPassages(parts)
  if (passages.length === 0) return undefined
  await writeFile(join(folder, file), passages.map((passage) => `${JSON.stringify(passage)}\n`).join(''))
  await writeFile(join(folder, indexFile), buildIndex(passages))
  return { count: passages.length, file, indexFile }
}
