import { readFile, stat } from 'node:fs/promises'
import type { FormatInput, FormatOutput } from '../formats/format.ts'
import { readHead } from '../encoding/sniff-encoding.ts'
import { UnreadableFile } from '../unreadable.ts'
import { createDocument, type Document, type DocumentFacts } from './document.ts'
import { htmlBlocks, htmlCharset } from './markup/html-blocks.ts'
import { mimeHtml } from './markup/mime-html.ts'
import { rtfBlocks } from './markup/rtf-blocks.ts'
import { readCompound } from './read-compound.ts'
import { readOfficeXml, readOfficeZip } from './read-office-package.ts'
import { readOldWord } from './old-word/read-old-word.ts'
import { sniffKind, type ContentKind } from './sniff-kind.ts'
import { decodeBytes } from './text/decode-bytes.ts'

export interface OfficeFacts extends DocumentFacts {
  readonly format: 'doc' | 'docx' | 'ppt' | 'pptx'
}

const mostWhole = 256 * 2 ** 20

/**
 * Reads what an Office file holds, whichever of its formats that is: many a .doc is a web page, RTF or a newer
 * format under an older name.
 */
export async function readOffice(input: FormatInput, facts: OfficeFacts): Promise<FormatOutput> {
  input.signal.throwIfAborted()
  const head = await readHead(input.file, 64 * 1024)
  if (head.length === 0) throw new UnreadableFile('The file is empty.')
  const kind = sniffKind(head)
  const document = createDocument(input, facts)
  await readKind(kind, input, document, facts)
  const other = otherThan(kind, facts.format)
  if (other !== undefined)
    document.note(`The file is named .${facts.format} but holds ${other}, and was read as that.`)
  return document.finish()
}

async function readKind(
  kind: ContentKind,
  input: FormatInput,
  document: Document,
  { format }: OfficeFacts,
): Promise<void> {
  switch (kind) {
    case 'zip':
      return readOfficeZip(input, document, format)
    case 'compound':
      return readCompound(await whole(input.file), document, format)
    case 'xml':
      return readOfficeXml(input, document, format)
    case 'old-word':
      return readOldWord(await whole(input.file), document)
    case 'rtf':
      return document.addAll(rtfBlocks(await whole(input.file)))
    case 'html':
      return document.addAll(readHtml(await whole(input.file)))
    case 'mime':
      return document.addAll(htmlBlocks(mimeHtml(await whole(input.file)) ?? ''))
    case 'text':
      return document.add({ kind: 'paragraph', text: decodeBytes(await whole(input.file)) })
    case 'pdf':
      throw new UnreadableFile(
        `The file is named .${format} but holds a PDF. Please rename it to .pdf and upload it again.`,
      )
    case 'unknown':
      throw new UnreadableFile(
        `The file is no ${format} file, or it is damaged at its beginning. Please open it in the program it comes from, save it anew and upload it again.`,
      )
  }
}

const readHtml = (bytes: Buffer) => htmlBlocks(decodeBytes(bytes, htmlCharset(bytes)))

function otherThan(kind: ContentKind, format: OfficeFacts['format']): string | undefined {
  switch (kind) {
    case 'zip':
      return format === 'doc' || format === 'ppt' ? `what a .${format}x file holds` : undefined
    case 'compound':
      return format === 'docx' || format === 'pptx' ? `what a .${format.slice(0, 3)} file holds` : undefined
    case 'rtf':
      return 'RTF'
    case 'html':
    case 'mime':
      return 'a web page'
    case 'text':
      return 'plain text'
    case 'xml':
    case 'old-word':
    case 'pdf':
    case 'unknown':
      return undefined
  }
}

async function whole(file: string): Promise<Buffer> {
  if ((await stat(file)).size > mostWhole) {
    throw new UnreadableFile(
      `The file is larger than ${mostWhole / 2 ** 20} MB, the most that can be read of this format. Please save it in a newer format or split it.`,
    )
  }
  return readFile(file)
}
