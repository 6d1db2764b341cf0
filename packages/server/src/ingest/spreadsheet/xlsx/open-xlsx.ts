import { UnreadableFile } from '../../unreadable.ts'
import type { Book, Sheet, SheetKind } from '../book.ts'
import { sheetLimits } from '../sheet-limits.ts'
import { sheetWithoutCells } from '../sheet-without-cells.ts'
import { readDeclaredTables } from './declared-tables.ts'
import { findWorkbook, openPackage, type Package, type Relation } from './package.ts'
import { readSharedTexts } from './shared-texts.ts'
import { readSheet, type SheetContext } from './read-sheet.ts'
import { readStyles } from './styles.ts'
import { readWorkbook, type SheetEntry } from './workbook.ts'

/** Undefined where its parts are not XML but binary. */
export async function openXlsx(file: string, signal: AbortSignal): Promise<Book | undefined> {
  const parts = await openPackage(file, signal)
  try {
    const part = await findWorkbook(parts)
    if (part.toLowerCase().endsWith('.bin')) {
      await checkSize(parts)
      await parts.archive.close()
      return undefined
    }
    const workbook = await readWorkbook(parts, part)
    if (workbook.sheets.length === 0) throw withoutSheets()
    const partOf = (type: string) =>
      workbook.relations.find((relation: Relation) => relation.type === type)?.target
    const formats = await readStyles(parts, partOf('styles'))
    return {
      format: 'xlsx',
      notes: parts.archive.recovered ? ['The file is damaged; what could be found of it was read.'] : [],
      async *sheets() {
        const texts = await readSharedTexts(parts, partOf('sharedStrings'))
        for (const [index, entry] of workbook.sheets.entries()) {
          const context = { name: entry.name, epoch: workbook.epoch, formats, texts }
          yield await readOne(parts, entry, index, context)
        }
      },
      close: () => parts.archive.close(),
    }
  } catch (error) {
    await parts.archive.close()
    throw error
  }
}

const withoutSheets = () =>
  new UnreadableFile(
    'The workbook lists no sheets: it is damaged or breaks off. Please save it anew and upload it again.',
  )

/** Before another reader unpacks all of it at once. */
async function checkSize({ archive }: Package): Promise<void> {
  let size = 0
  for (const name of archive.names)
    for await (const chunk of archive.read(name)) {
      size += chunk.length
      if (size > sheetLimits.binaryBytes) throw tooLarge()
    }
}

const tooLarge = () =>
  new UnreadableFile(
    'The workbook is too large for the binary format it is in. Please save it as xlsx or CSV.',
  )

async function readOne(
  parts: Package,
  { name, hidden, relation }: SheetEntry,
  index: number,
  context: SheetContext,
): Promise<Sheet> {
  const facts = { name, index, hidden, epoch: context.epoch }
  const kind = kinds[relation?.type ?? ''] ?? 'other'
  if (relation === undefined || kind !== 'cells') return sheetWithoutCells({ ...facts, kind })
  const cells = await readSheet(parts, relation.target, context)
  const declared = await readDeclaredTables(parts, relation.target)
  return { ...facts, kind, ...cells, declared }
}

const kinds: Readonly<Record<string, SheetKind>> = {
  worksheet: 'cells',
  xlMacrosheet: 'cells',
  xlIntlMacrosheet: 'cells',
  chartsheet: 'chart',
}
