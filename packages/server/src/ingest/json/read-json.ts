import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FormatInput, FormatOutput } from '../formats/format.ts'
import { tableTitle } from '../name-table.ts'
import { sniffEncoding } from '../encoding/sniff-encoding.ts'
import { UnreadableFile } from '../unreadable.ts'
import { learnFile, type Learnt } from './learn-file.ts'
import { reportNotes } from './report-notes.ts'
import { tellApart } from './tell-apart.ts'
import { writeFile } from './write-file.ts'

/** Reads JSON in any of the shapes that tables are kept in, and of any size that need not be held as a whole. */
export async function readJson({ file: path, name, folder, signal }: FormatInput): Promise<FormatOutput> {
  const encoding = await sniffEncoding(path, signal)
  const file = { path, encoding, size: (await stat(path)).size, signal }
  const learnt = await learnFile(file, tableTitle(name))
  refuseEmpty(learnt)
  const tables = await writeFile(file, learnt, (number) => join(folder, `json-${number}.csv`))
  if (tables.length === 0) throw new UnreadableFile('The file holds no values: its records are empty.')
  return {
    texts: [],
    tables: tellApart(tables),
    report: {
      format: 'json',
      encoding,
      rejectedRows: learnt.found.rejected,
      rejectedSamples: learnt.found.samples,
      notes: reportNotes(learnt),
    },
  }
}

function refuseEmpty({ readers, found }: Learnt): void {
  if ([...readers.values()].some(({ rows }) => rows > 0)) return
  throw new UnreadableFile(
    found.cut === undefined
      ? 'The file holds no records.'
      : `The file ends at ${found.cut}, before its first record is complete.`,
  )
}
