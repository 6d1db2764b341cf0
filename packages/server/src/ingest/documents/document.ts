import { join } from 'node:path'
import { fileLimits } from '../file-limits.ts'
import type { FormatInput, FormatOutput } from '../formats/format.ts'
import { UnreadableFile } from '../unreadable.ts'
import { writeTexts } from '../write-texts.ts'
import { gridText, type Block } from './block.ts'
import { cleanText, oneLine } from './clean-text.ts'
import { gridTable } from './grid-table.ts'
import type { Grid } from './grid.ts'
import { reportNotes, type Unread } from './report-notes.ts'
import { nameTables, type FoundTable } from './table-titles.ts'
import { gatherText } from './text-parts.ts'

/** Takes a document in reading order and makes texts, tables and a report of it, within the limits of a file. */
export interface Document {
  /** Whether any text was found so far. */
  readonly empty: boolean
  add(block: Block): void
  addAll(blocks: readonly Block[]): void
  /** What comes is on this slide, under none of the headings before. */
  slide(number: number): void
  /** What comes belongs to the document as a whole: to no page and no heading. */
  endBody(): void
  /** The page numbers so far were no real ones. */
  forgetPages(): void
  /** Adds what stands apart from the running text, such as notes. */
  apart(label: string, blocks: readonly Block[]): void
  /** Something that is in the file but cannot be read; names are listed, the rest counted. */
  unread(kind: Unread, name?: string): void
  note(text: string): void
  finish(): Promise<FormatOutput>
}

export interface DocumentFacts {
  readonly format: string
  readonly encoding?: string
  /** What the format calls its pages. */
  readonly pages?: 'page' | 'slide'
  /** How many pages the file says it has; otherwise the last one that text lies on. */
  readonly pageCount?: () => number | undefined
}

export function createDocument(input: FormatInput, facts: DocumentFacts): Document {
  const parts = gatherText()
  const tables: FoundTable[] = []
  const notes: string[] = []
  const unread = new Map<Unread, string[]>()
  let tablesLeftOut = 0
  let lastCaption: string | undefined
  let lastPage: number | undefined
  let pagesHold = true

  const text = (value: string, separator: '\n\n' | '\n') => {
    const cleaned = cleanText(value)
    if (cleaned !== '') parts.add(cleaned, separator)
    return cleaned
  }
  const table = (grid: Grid) => {
    for (const row of grid.rows) for (const cell of row) refuseHugeCell(cell.text)
    text(gridText(grid), '\n\n')
    const found = gridTable(lastCaption === undefined ? grid : { caption: lastCaption, ...grid })
    lastCaption = undefined
    if (found === undefined) return
    if (tables.length >= fileLimits.tables) tablesLeftOut++
    else tables.push({ ...found, page: parts.page, headings: parts.headings })
  }
  const turnTo = (page: number) => {
    parts.turnTo(page)
    lastPage = page
  }
  const add = (block: Block): void => {
    switch (block.kind) {
      case 'paragraph':
      case 'caption': {
        const cleaned = text(block.text, '\n\n')
        if (cleaned !== '') lastCaption = captionOf(cleaned, block.kind === 'caption')
        return
      }
      case 'item':
        text(`- ${block.text.trim()}`, '\n')
        return
      case 'heading': {
        const heading = oneLine(block.text)
        lastCaption = undefined
        if (heading !== '' && heading.length <= longestHeading) parts.heading(block.level, heading)
        else text(block.text, '\n\n')
        return
      }
      case 'table':
        table(block.grid)
        return
      case 'break':
        turnTo(block.page)
    }
  }

  return {
    get empty() {
      return parts.characters === 0
    },
    add,
    addAll(blocks) {
      for (const block of blocks) add(block)
    },
    slide(number) {
      turnTo(number)
      parts.leaveHeadings()
      lastCaption = undefined
    },
    endBody() {
      parts.turnTo(undefined)
      parts.leaveHeadings()
      lastCaption = undefined
    },
    forgetPages() {
      pagesHold = false
    },
    apart(label, blocks) {
      parts.apart(label)
      for (const block of blocks) add(block.kind === 'heading' ? { ...block, kind: 'paragraph' } : block)
      parts.apart(undefined)
    },
    unread(kind, name) {
      const names = unread.get(kind) ?? []
      unread.set(kind, names)
      names.push(name ?? '')
    },
    note(text) {
      if (!notes.includes(text)) notes.push(text)
    },
    async finish() {
      const objects = new Set(unread.get('embedded object')?.filter((name) => name !== ''))
      parts.apart('Embedded objects')
      for (const name of objects) text(name, '\n')
      const texts = pagesHold ? parts.finish() : parts.finish().map(({ page: _, ...part }) => part)
      const pages = facts.pageCount?.() ?? (pagesHold ? lastPage : undefined)
      const characters = texts.reduce((sum, part) => sum + part.text.length, 0)
      const written = []
      for (const [index, { title, names, rows, page }] of nameTables(tables, input.name).entries()) {
        const place = page === undefined || !pagesHold ? {} : { place: { page } }
        const file = join(input.folder, `document-table-${index + 1}.csv`)
        written.push(await writeTexts({ title, names, rows, ...place }, file, input.signal))
      }
      const summary = {
        pages,
        pageWord: facts.pages ?? 'page',
        characters,
        tables: written.length,
        tablesLeftOut,
        unread,
      }
      return {
        texts,
        tables: written,
        report: {
          format: facts.format,
          encoding: facts.encoding ?? 'utf-8',
          ...(pages === undefined ? {} : { pages }),
          characters,
          rejectedRows: 0,
          rejectedSamples: [],
          notes: [...reportNotes(summary), ...notes],
        },
      }
    },
  }
}

const longestHeading = 300

/** The word for a table in the languages we answer in, as captions begin. */
const captionStart =
  /^(?:table|tabelle|tableau|tabla|tabela|tabella|tablo|tabel|таблица|bảng|tab\.|表|표|جدول|तालिका|सारणी)\s*(?:n[.°º]\s*)?[\dIVX]/iu

function captionOf(text: string, marked: boolean): string | undefined {
  const caption = oneLine(text)
  return caption.length <= 200 && (marked || captionStart.test(caption)) ? caption : undefined
}

function refuseHugeCell(text: string): void {
  if (text.length <= fileLimits.cellCharacters) return
  throw new UnreadableFile(
    `A cell of a table in the file holds more than ${fileLimits.cellCharacters.toLocaleString('en')} characters. Please upload it with shorter texts.`,
  )
}
