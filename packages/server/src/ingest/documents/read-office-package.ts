import type { FormatInput } from '../formats/format.ts'
import { UnreadableFile } from '../unreadable.ts'
import type { Document } from './document.ts'
import { openFlatPackage } from './ooxml/flat-package.ts'
import { findMainPart } from './ooxml/main-part.ts'
import { salvageText } from './ooxml/salvage-text.ts'
import { openZipPackage, type OfficePackage } from './ooxml/package.ts'
import { readSlidesPackage } from './slides/read-slides-package.ts'
import { readWordPackage } from './word/read-word-package.ts'
import { readWordXml } from './word/read-word-xml.ts'

export async function readOfficeZip(input: FormatInput, document: Document, format: string): Promise<void> {
  await readPackage(await openZipPackage(input.file, input.signal), document, format)
}

/** XML in one file: a whole package, or a document as Word 2003 wrote it. */
export async function readOfficeXml(input: FormatInput, document: Document, format: string): Promise<void> {
  const pack = await openFlatPackage(input.file, input.signal)
  if (pack.names.length > 0) await readPackage(pack, document, format)
  else await readWordXml(input, document, format)
}

async function readPackage(pack: OfficePackage, document: Document, format: string): Promise<void> {
  try {
    const main = await findMainPart(pack)
    switch (main?.kind) {
      case 'word':
        await readWordPackage(pack, main.name, document)
        break
      case 'slides':
        await readSlidesPackage(pack, main.name, document)
        break
      case 'workbook':
        throw new UnreadableFile(
          `The file is named .${format} but holds a workbook. Please rename it to .xlsx and upload it again.`,
        )
      case undefined:
        throw new UnreadableFile(
          `The file is an archive without a document in it. Please upload a .${format} file as Office saves it.`,
        )
    }
    if (document.empty && pack.damage().length > 0) await salvageText(pack, document)
    for (const note of pack.damage()) document.note(note)
  } finally {
    await pack.close()
  }
}
