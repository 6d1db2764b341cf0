import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openCompound } from '../containers/compound/compound-file.ts'
import { UnreadableFile } from '../unreadable.ts'
import type { Book } from './book.ts'
import { openWithSheetJs } from './other/open-with-sheetjs.ts'
import { decryptPackage } from './protected/decrypt-package.ts'
import { decryptRecords } from './protected/decrypt-records.ts'
import { sheetLimits } from './sheet-limits.ts'
import type { BookContent } from './sniff-book.ts'

import { openXls } from './xls/open-xls.ts'
import { openXlsx } from './xlsx/open-xlsx.ts'

export interface BookInput {
  readonly file: string
  readonly content: BookContent
  /** Where a workbook that has to be decrypted is put. */
  readonly folder: string
  readonly signal: AbortSignal
}

/** Opens a workbook as what it is, whatever its name says. */
export async function readBook(input: BookInput): Promise<Book> {
  const { file, content, signal } = input
  switch (content) {
    case 'archive':
      return (await openXlsx(file, signal)) ?? openWithSheetJs(await readWhole(file), 'xlsb')
    case 'container':
      return openContained(input)
    case 'records':
      return openXls(decryptRecords(await readWhole(file)))
    case 'old records':
      return openWithSheetJs(await readWhole(file), 'xls')
    case 'xml':
    case 'html':
      return openWithSheetJs(await readWhole(file), content)
    case 'text':
      throw new UnreadableFile('The file is a text, not a workbook.')
  }
}

async function readWhole(file: string): Promise<Buffer> {
  if ((await stat(file)).size > sheetLimits.binaryBytes) {
    throw new UnreadableFile(
      `The file is larger than ${sheetLimits.binaryBytes / 2 ** 20} MB, which is too much for this old format. Please save it as xlsx or CSV.`,
    )
  }
  return readFile(file)
}

async function openContained({ file, folder, signal }: BookInput): Promise<Book> {
  const container = openCompound(await readWhole(file))
  if (container === undefined) {
    throw new UnreadableFile(
      'The file is damaged or breaks off: it begins like an old Office file, but its directory cannot be found. Please save it anew and upload it again.',
    )
  }
  const records = container.stream('Workbook') ?? container.stream('Book')
  if (records !== undefined) return openXls(decryptRecords(records))
  if (container.stream('EncryptedPackage') !== undefined) {
    const decrypted = join(folder, 'decrypted.xlsx')
    await writeFile(decrypted, decryptPackage(container))
    return readBook({ file: decrypted, content: 'archive', folder, signal })
  }
  const [holds] = foreign.find(([, name]) => container.stream(name) !== undefined) ?? ['something else']
  throw new UnreadableFile(
    `The file is named like a workbook but holds ${holds}. Please upload it under its own extension.`,
  )
}

const foreign: readonly (readonly [string, string])[] = [
  ['a text document', 'WordDocument'],
  ['a presentation', 'PowerPoint Document'],
]
