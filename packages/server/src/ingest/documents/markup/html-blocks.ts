import type { Block } from '../block.ts'
import { blocksText } from '../block.ts'
import { singleSpaced } from '../clean-text.ts'
import { decodeEntities } from './entities.ts'
import { createHtmlTable, type HtmlTable } from './html-table.ts'
import { attributeOf, splitTags, type Piece } from './tags.ts'

const skipped: ReadonlySet<string> = new Set([
  'script',
  'style',
  'title',
  'head',
  'template',
  'svg',
  'xml',
  'object',
])
const breaking: ReadonlySet<string> = new Set(
  'p div section article main aside header footer nav ul ol li dl dt dd blockquote pre address figure figcaption form fieldset legend hr body html center details summary h1 h2 h3 h4 h5 h6 table caption tr td th tbody thead tfoot'.split(
    ' ',
  ),
)

interface Frame {
  readonly blocks: Block[]
  readonly table?: HtmlTable
}

/** The text of a page of HTML: paragraphs, headings, list items and tables, without what only a browser needs. */
export function htmlBlocks(html: string): readonly Block[] {
  const frames: Frame[] = [{ blocks: [] }]
  let pieces: string[] = []
  let style: 'paragraph' | 'item' | 'caption' | number = 'paragraph'
  let preformatted = 0
  let skipping: { readonly name: string; depth: number } | undefined

  const emit = (block: Block) => frames.at(-1)?.blocks.push(block)
  const end = () => {
    const text = pieces.join('').trim()
    pieces = []
    if (text !== '')
      emit(typeof style === 'number' ? { kind: 'heading', level: style, text } : { kind: style, text })
    style = 'paragraph'
  }
  const closeCell = () => {
    const table = frames.at(-2)?.table
    if (table === undefined || frames.at(-1)?.table !== undefined) return
    table.closeCell(blocksText(frames.pop()?.blocks ?? []))
  }
  const closeTable = () => {
    closeCell()
    const table = frames.at(-1)?.table
    if (table === undefined) return
    const beside = frames.pop()?.blocks ?? []
    beside.forEach(emit)
    emit({ kind: 'table', grid: table.finish() })
  }
  const open = (tag: Piece & { kind: 'tag' }) => {
    const { name, attributes } = tag
    const table = frames.findLast((frame) => frame.table !== undefined)?.table
    if (/^h[1-6]$/.test(name)) style = Number(name[1])
    else if (name === 'li' || name === 'dd') style = 'item'
    else if (name === 'caption') style = 'caption'
    else if (name === 'pre') preformatted++
    else if (name === 'table' && frames.length < 100) frames.push({ blocks: [], table: createHtmlTable() })
    else if (name === 'tr' && table !== undefined) {
      closeCell()
      table.openRow()
    } else if ((name === 'td' || name === 'th') && table !== undefined) {
      closeCell()
      table.openCell(name === 'th', attributeOf(attributes, 'colspan'), attributeOf(attributes, 'rowspan'))
      frames.push({ blocks: [] })
    }
  }
  const close = (name: string) => {
    if (name === 'pre') preformatted = Math.max(0, preformatted - 1)
    else if (name === 'table') closeTable()
    else if (name === 'td' || name === 'th' || name === 'tr') closeCell()
  }

  for (const piece of splitTags(html, 'html')) {
    if (skipping !== undefined) {
      if (piece.kind === 'text' || piece.name !== skipping.name) continue
      skipping.depth += piece.closing ? -1 : piece.selfClosing ? 0 : 1
      if (skipping.depth <= 0) skipping = undefined
    } else if (piece.kind === 'text') {
      const text = decodeEntities(piece.text)
      pieces.push(preformatted > 0 ? text : singleSpaced(text))
    } else if (skipped.has(piece.name) && !piece.closing) {
      if (!piece.selfClosing) skipping = { name: piece.name, depth: 1 }
    } else if (piece.name === 'br') pieces.push('\n')
    else if (breaking.has(piece.name)) {
      end()
      if (piece.closing) close(piece.name)
      else open(piece)
    }
  }
  end()
  while (frames.length > 1) closeTable()
  return frames[0]?.blocks ?? []
}

/** What a page says its encoding is. */
export function htmlCharset(bytes: Buffer): string | undefined {
  return /charset\s*=\s*["']?([\w-]+)/i.exec(bytes.toString('latin1', 0, 4096))?.[1]
}
