import { blocksText } from '../block.ts'
import type { Document } from '../document.ts'
import { withoutDeleted } from './deleted-text.ts'
import { readFileInformation, textSections, type TextSection } from './file-information.ts'
import { readMarks, type MarkLookup } from './paragraph-marks.ts'
import { readPieces, type Piece } from './pieces.ts'
import { readStyleLevels, type StyleLevels } from './style-levels.ts'
import { textBlocks } from './text-blocks.ts'

const labels: Readonly<Record<Exclude<TextSection, 'body' | 'macros'>, string>> = {
  footnotes: 'Footnotes',
  headers: 'Header and footer',
  comments: 'Comments',
  endnotes: 'Endnotes',
  boxes: 'Text boxes',
  headerBoxes: 'Header and footer',
}

/** Reads a binary Word document: its body, then what stands apart from it. */
export function readWordStream(
  stream: Buffer,
  tables: Record<'0table' | '1table', Buffer | undefined>,
  document: Document,
): void {
  const information = readFileInformation(stream)
  const other = information.tableName === '0table' ? '1table' : '0table'
  const table = information.modern
    ? (tables[information.tableName] ?? tables[other] ?? Buffer.alloc(0))
    : stream
  const all = readPieces(stream, table, information)
  const pieces = withoutDeleted(all, stream, table, information.characters)
  const text = pieces.map((piece) => piece.text).join('')
  const marks = readMarks(stream, table, information.paragraphs)
  const levels = readStyleLevels(table, information.styles)
  const context = { text, places: placeLookup(pieces), marks, levels }

  const { lengths } = information
  const body = lengths.body > 0 && lengths.body <= text.length ? lengths.body : text.length
  document.addAll(blocksBetween(context, 0, body))
  document.endBody()
  let start = body
  for (const section of textSections.slice(1)) {
    const end = Math.min(text.length, start + lengths[section])
    if (section !== 'body' && section !== 'macros' && end > start) {
      addApart(document, labels[section], blocksBetween(context, start, end))
    }
    start = end
  }
  // Each picture has a mark in the text.
  const pictures = text.slice(0, body).split('\u0001').length - 1
  for (let count = 0; count < pictures; count++) document.unread('picture')
}

interface Context {
  readonly text: string
  readonly places: (character: number) => number | undefined
  readonly marks: MarkLookup
  readonly levels: StyleLevels
}

function blocksBetween({ text, places, marks, levels }: Context, start: number, end: number) {
  const markAt = (character: number) => {
    const place = places(start + character)
    return place === undefined ? undefined : marks(place)
  }
  return textBlocks(text.slice(start, end), markAt, levels)
}

/** Headers come once for the first, the even and the odd pages of each section, mostly with the same text. */
function addApart(document: Document, label: string, blocks: ReturnType<typeof textBlocks>): void {
  const said = new Map(blocks.map((block) => [blocksText([block]), block]))
  document.apart(label, label === 'Header and footer' ? [...said.values()] : blocks)
}

/** Where in the stream the characters of the text lie. */
function placeLookup(pieces: readonly Piece[]): (character: number) => number | undefined {
  const starts: number[] = []
  let length = 0
  for (const piece of pieces) {
    starts.push(length)
    length += piece.text.length
  }
  let last = 0
  return (character) => {
    if (character < (starts[last] ?? 0)) last = 0
    while (last + 1 < starts.length && (starts[last + 1] ?? Infinity) <= character) last++
    const piece = pieces[last]
    return piece === undefined ? undefined : piece.at + (character - (starts[last] ?? 0)) * piece.bytesEach
  }
}
