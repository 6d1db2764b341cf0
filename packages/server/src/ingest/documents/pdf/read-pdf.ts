import { fileLimits } from '../../file-limits.ts'
import type { FormatInput, FormatOutput } from '../../formats/format.ts'
import { readHead } from '../../encoding/sniff-encoding.ts'
import { UnreadableFile } from '../../unreadable.ts'
import type { Block } from '../block.ts'
import { createDocument, type Document } from '../document.ts'
import { sniffKind } from '../sniff-kind.ts'
import { addPages } from './add-pages.ts'
import { readAnnotations } from './annotations.ts'
import { openPdf, type Pdf } from './open-pdf.ts'
import type { PageBlock } from './page-block.ts'
import { readPage } from './read-page.ts'

/** Looking for drawn lines costs as much as reading the text: in a long document it ends at some page. */
const mostRuledPages = 500
const mostLostInARow = 20
const mostPartly = 2

/** Reads a PDF page by page: text in reading order, tables that are ruled or aligned, forms and notes. */
export async function readPdf(input: FormatInput): Promise<FormatOutput> {
  const head = await readHead(input.file, 4096)
  if (head.length === 0) throw new UnreadableFile('The file is empty.')
  if (sniffKind(head) === 'zip') throw notPdf('an archive or an Office file')
  if (sniffKind(head) === 'compound') throw notPdf('an old Office file')
  const { pdf, hasPictures } = await openPdf(input.file)
  try {
    const document = createDocument(input, {
      format: 'pdf',
      encoding: 'binary',
      pageCount: () => pdf.numPages,
    })
    const { pages, fields, comments } = await readPages(pdf, document, input.signal)
    addPages(document, pages)
    document.endBody()
    document.apart('Form', fields)
    document.apart('Comments', comments)
    for (const name of Object.keys((await pdf.getAttachments().catch(() => null)) ?? {}))
      document.unread('embedded object', name)
    if (hasPictures && document.empty) document.unread('picture')
    return await document.finish()
  } finally {
    await pdf.destroy()
  }
}

interface ReadPages {
  readonly pages: readonly (readonly PageBlock[])[]
  readonly fields: readonly Block[]
  readonly comments: readonly Block[]
}

async function readPages(pdf: Pdf, document: Document, signal: AbortSignal): Promise<ReadPages> {
  const pages: (readonly PageBlock[])[] = []
  const fields: Block[] = []
  const comments: Block[] = []
  const [lost, partly]: [number[], number[]] = [[], []]
  let letters = 0
  let lostInARow = 0
  for (let number = 1; number <= pdf.numPages; number++) {
    signal.throwIfAborted()
    let blocks: readonly PageBlock[] = []
    try {
      const page = await pdf.getPage(number)
      const read = await readPage(page, number <= mostRuledPages)
      blocks = read.blocks
      if (!read.whole) partly.push(number)
      const annotations = await readAnnotations(page)
      annotations.fields.forEach((field) => fields.push(field))
      annotations.comments.forEach((comment) => comments.push(comment))
      page.cleanup()
      lostInARow = 0
    } catch {
      lost.push(number)
      lostInARow++
    }
    pages.push(blocks)
    letters += blocks.reduce((sum, block) => sum + (block.kind === 'text' ? block.text.length : 0), 0)
    if (letters > fileLimits.textCharacters) break
    if (lostInARow >= mostLostInARow || partly.length >= mostPartly) {
      if (number < pdf.numPages) document.note(`The pages after page ${number} were not read.`)
      break
    }
  }
  if (lost.length === pages.length && lost.length > 0) throw noPage()
  if (lost.length > 0) document.note(`${listed(lost)} could not be read: the file is damaged there.`)
  if (partly.length > 0)
    document.note(`${listed(partly)} read in part: there is more on it than a page can show.`)
  return { pages, fields, comments }
}

const listed = (pages: readonly number[]) =>
  `${pages.length === 1 ? 'Page' : 'Pages'} ${pages.slice(0, 20).join(', ')}${pages.length > 20 ? ', …' : ''}`

const noPage = () =>
  new UnreadableFile(
    'The PDF is damaged: none of its pages can be read. Please save it anew and upload it again.',
  )

const notPdf = (content: string) =>
  new UnreadableFile(
    `The file is named .pdf but holds ${content}. Please rename it, or export it as PDF, and upload it again.`,
  )
