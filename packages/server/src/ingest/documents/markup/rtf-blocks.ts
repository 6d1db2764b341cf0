import { UnreadableFile } from '../../unreadable.ts'
import type { Block } from '../block.ts'
import type { GridCell } from '../grid.ts'
import { createCellCount } from '../table-limits.ts'
import { codePageOfCharacterSet, decodeCodePage } from '../../encoding/code-page.ts'
import { rtfTokens } from './rtf-tokens.ts'

interface Group {
  readonly hidden: boolean
  readonly inFonts: boolean
  readonly font: number
  /** How many characters after a Unicode one stand for it in old programs. */
  readonly substitutes: number
}

const deepest = 2_000
const hiddenDestinations: ReadonlySet<string> = new Set(
  'colortbl stylesheet info pict objdata fldinst listtext pntext datafield themedata colorschememapping latentstyles datastore generator filetbl listtable listoverridetable revtbl rsidtbl xmlnstbl mmathPr bkmkstart bkmkend nonshppict sp'.split(
    ' ',
  ),
)
const shownThoughIgnorable: ReadonlySet<string> = new Set(['shpinst', 'shptxt', 'nesttableprops'])
const characters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    tab: '\t',
    line: '\n',
    emdash: '—',
    endash: '–',
    bullet: '•',
    lquote: '‘',
    rquote: '’',
    ldblquote: '“',
    rdblquote: '”',
    emspace: ' ',
    enspace: ' ',
    nestcell: '\t',
    nestrow: '\n',
    softline: '\n',
  }),
)

/** The text of an RTF file: paragraphs, headings by outline level, and tables. */
export function rtfBlocks(bytes: Buffer): readonly Block[] {
  const blocks: Block[] = []
  const groups: Group[] = []
  const fontPages = new Map<number, number>()
  let group: Group = { hidden: false, inFonts: false, font: -1, substitutes: 1 }
  let defaultPage = 1252
  let pending: number[] = []
  let pieces: string[] = []
  let rows: GridCell[][] = []
  let cells: GridCell[] = []
  let count = createCellCount()
  let inTable = false
  let outline: number | undefined
  let ignorable = false
  let justOpened = false
  let swallow = 0

  const endBytes = () => {
    if (pending.length === 0) return
    pieces.push(decodeCodePage(Buffer.from(pending), fontPages.get(group.font) ?? defaultPage))
    pending = []
  }
  const takeBytes = (plain: Buffer) => {
    // The second byte of a character may be a plain letter.
    const begun = Math.min(pending.length, plain.length, 1)
    pending.push(...plain.subarray(0, begun))
    endBytes()
    if (plain.length > begun) {
      pieces.push(decodeCodePage(plain.subarray(begun), fontPages.get(group.font) ?? defaultPage))
    }
  }
  const takeText = () => {
    endBytes()
    const text = pieces.join('')
    pieces = []
    return text
  }
  const endTable = () => {
    if (rows.length > 0) blocks.push({ kind: 'table', grid: { rows } })
    rows = []
    count = createCellCount()
  }
  const endParagraph = () => {
    if (inTable) {
      endBytes()
      pieces.push('\n')
      return
    }
    const text = takeText()
    endTable()
    if (text.trim() === '') return
    blocks.push(
      outline === undefined ? { kind: 'paragraph', text } : { kind: 'heading', level: outline + 1, text },
    )
  }
  const word = (name: string, value: number | undefined) => {
    if (name === 'fonttbl') group = { ...group, inFonts: true, hidden: true }
    else if (name === 'f') group = { ...group, font: value ?? 0 }
    else if (name === 'fcharset' && group.inFonts)
      fontPages.set(group.font, codePageOfCharacterSet(value ?? 0))
    else if (name === 'ansicpg' && value !== undefined) defaultPage = value
    else if (name === 'mac') defaultPage = 10_000
    else if (name === 'uc') group = { ...group, substitutes: Math.max(0, value ?? 1) }
    else if (justOpened && (hiddenDestinations.has(name) || (ignorable && !shownThoughIgnorable.has(name))))
      group = { ...group, hidden: true }
    if (group.hidden) return
    switch (name) {
      case 'u':
        endBytes()
        pieces.push(String.fromCharCode((value ?? 0) & 0xffff))
        swallow = group.substitutes
        return
      case 'par':
      case 'sect':
      case 'page':
        endParagraph()
        return
      case 'pard':
        inTable = false
        outline = undefined
        return
      case 'intbl':
        inTable = true
        return
      case 'outlinelevel':
        outline = value !== undefined && value < 9 ? value : undefined
        return
      case 'cell':
        count.cell(cells.push({ text: takeText().trim() }))
        return
      case 'row':
        if (cells.length > 0) rows.push(cells)
        cells = []
        return
      default: {
        const character = characters.get(name)
        if (character === undefined) return
        endBytes()
        pieces.push(character)
      }
    }
  }

  for (const token of rtfTokens(bytes)) {
    const first = justOpened
    switch (token.kind) {
      case 'open':
        endBytes()
        groups.push(group)
        if (groups.length > deepest) throw tooDeep()
        justOpened = true
        ignorable = false
        continue
      case 'close':
        endBytes()
        group = groups.pop() ?? group
        break
      case 'ignorable':
        ignorable = first
        continue
      case 'word':
        word(token.word, token.value)
        break
      case 'byte':
        if (swallow > 0) swallow--
        else if (!group.hidden) pending.push(token.byte)
        break
      case 'text':
        if (!group.hidden) takeBytes(token.bytes.subarray(swallow))
        swallow = Math.max(0, swallow - token.bytes.length)
    }
    justOpened = false
    ignorable = false
  }
  inTable = false
  if (cells.length > 0) rows.push(cells)
  endParagraph()
  endTable()
  return blocks
}

const tooDeep = () =>
  new UnreadableFile(
    `The file nests its groups more than ${deepest} deep, which no document does. It was refused.`,
  )
