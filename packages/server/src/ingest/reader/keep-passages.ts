import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildIndex } from '../../search/passage-index.ts'
import { splitPassages, type Passage } from '../../search/split-passages.ts'
import { createRowWriter } from '../delimited/row-writer.ts'
import type { TextPart } from '../formats/format.ts'
import type { KeptPassages } from './tasks.ts'

const file = 'passages.jsonl'
const indexFile = 'passages.index'
const passagesAtOnce = 1_000

/** Writes the passages of a document and where their words occur; undefined when there is no text. */
export async function keepPassages(
  parts: readonly TextPart[],
  folder: string,
): Promise<KeptPassages | undefined> {
  const passages = splitPassages(parts)
  if (passages.length === 0) return undefined
  await writePassages(passages, join(folder, file))
  await writeFile(join(folder, indexFile), buildIndex(passages))
  return { count: passages.length, file, indexFile }
}

async function writePassages(passages: readonly Passage[], path: string): Promise<void> {
  const writer = await createRowWriter(path)
  try {
    for (const [index, passage] of passages.entries()) {
      writer.add(JSON.stringify(passage))
      if (index % passagesAtOnce === 0) await writer.flush()
    }
    await writer.flush()
  } finally {
    await writer.close()
  }
}
