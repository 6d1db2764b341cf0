import type { Block } from '../block.ts'
import type { Unread } from '../report-notes.ts'
import { createGridBuilder, type GridBuilder } from './grid-builder.ts'
import type { StyleMeanings } from './heading-styles.ts'
import { newParagraph, paragraphBlocks, type Paragraph } from './paragraph.ts'

export interface WordContext {
  readonly styles: StyleMeanings
  /** Charts, diagrams and imported texts, by the id that the part uses. */
  readonly linked: ReadonlyMap<string, readonly Block[]>
  emit(block: Block): void
  unread(kind: Unread, name?: string): void
  /** The text of one footnote, comment, header or footer that stands in the part. */
  aside?(kind: AsideKind, blocks: readonly Block[], by?: string): void
}

export type AsideKind = 'footnote' | 'comment' | 'header'

/** Where blocks go: straight to the document, or into the cell, box or note that is being read. */
interface Frame {
  readonly opener: string
  readonly blocks: Block[] | undefined
  readonly grid?: GridBuilder
  readonly by?: string | undefined
}

/** How far the reading of a part has come. */
export interface WordReading {
  readonly context: WordContext
  readonly paragraph: Paragraph | undefined
  /** The table that is being read. */
  readonly grid: GridBuilder | undefined
  /** Grows with everything that is found, to tell whether there was anything. */
  readonly seen: number
  inText: boolean
  inProperties: boolean
  renderedPages: boolean
  saw(): void
  write(text: string): void
  /** Adds what hangs on the paragraph; it comes after it. */
  anchor(blocks: readonly Block[]): void
  openParagraph(): void
  endParagraph(): void
  openFrame(opener: string, options?: { readonly table?: boolean; readonly by?: string | undefined }): void
  closeFrame(opener: string): Frame | undefined
  emit(block: Block): void
  turnPage(explicit: boolean): void
}

export function beginReading(context: WordContext): WordReading {
  const frames: Frame[] = [{ opener: '', blocks: undefined }]
  const paragraphs: Paragraph[] = []
  let seen = 0
  let page = 1
  let justBroken = false

  const emit = (block: Block) => {
    const blocks = frames.at(-1)?.blocks
    if (blocks === undefined) context.emit(block)
    else blocks.push(block)
  }
  const emitParagraph = (paragraph: Paragraph) => paragraphBlocks(paragraph, context.styles).forEach(emit)

  return {
    context,
    inText: false,
    inProperties: false,
    renderedPages: false,
    emit,
    get paragraph() {
      return paragraphs.at(-1)
    },
    get grid() {
      return frames.findLast((frame) => frame.grid !== undefined)?.grid
    },
    get seen() {
      return seen
    },
    saw() {
      seen++
    },
    write(text) {
      if (paragraphs.length === 0) paragraphs.push(newParagraph())
      const paragraph = paragraphs.at(-1)
      if (paragraph === undefined || paragraph.fields.inCode) return
      paragraph.pieces.push(text)
      seen += text.length
      if (text.trim() !== '') justBroken = false
    },
    anchor(blocks) {
      seen += blocks.length
      const paragraph = paragraphs.at(-1)
      blocks.forEach((block) => (paragraph === undefined ? emit(block) : paragraph.anchored.push(block)))
    },
    openParagraph: () => paragraphs.push(newParagraph()),
    endParagraph() {
      const paragraph = paragraphs.pop()
      if (paragraph !== undefined) emitParagraph(paragraph)
    },
    openFrame(opener, { table = false, by } = {}) {
      frames.push({ opener, blocks: [], by, ...(table ? { grid: createGridBuilder() } : {}) })
    },
    closeFrame(opener) {
      if (!frames.some((frame) => frame.opener === opener)) return undefined
      for (;;) {
        const frame = frames.pop()
        if (frame === undefined || frame.opener === opener) return frame
      }
    },
    turnPage(explicit) {
      // A break that the writer asked for is followed by the mark that the program leaves where a page began.
      if (frames.length > 1 || (justBroken && !explicit)) return
      justBroken = explicit
      page++
      const paragraph = paragraphs.pop()
      if (paragraph !== undefined) {
        emitParagraph(paragraph)
        paragraphs.push({ ...paragraph, pieces: [], anchored: [] })
      }
      emit({ kind: 'break', page })
    },
  }
}
