import type { TextTable } from '../formats/format.ts'
import { nothingFound } from './found.ts'
import type { Learnt } from './learn-file.ts'
import type { JsonFile } from './text-window.ts'
import { walkShape } from './walk.ts'

const batchesAtOnce = 16

/** Goes through a file again and writes its tables. */
export async function writeFile(
  file: JsonFile,
  { shape, readers }: Learnt,
  fileNumbered: (number: number) => string,
): Promise<readonly TextTable[]> {
  let files = 0
  const newFile = () => fileNumbered(++files)
  try {
    for (const reader of readers.values()) await reader.open(newFile)
    let batches = 0
    for await (const batch of walkShape(file, shape, nothingFound())) {
      readers.get(batch.plan)?.write(batch)
      if (++batches % batchesAtOnce === 0) for (const reader of readers.values()) await reader.flush()
    }
    const tables: TextTable[] = []
    for (const reader of readers.values()) tables.push(...(await reader.finish(file.signal)))
    return tables
  } finally {
    for (const reader of readers.values()) await reader.close()
  }
}
