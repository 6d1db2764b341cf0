import { UnreadableFile } from '../../unreadable.ts'
import { codePageOfLanguage } from '../../encoding/code-page.ts'

/** What the beginning of a binary Word document says about where things are. */
export interface FileInformation {
  /** Word 97 and later keep Unicode and tables in a stream of their own; before, all is in one. */
  readonly modern: boolean
  /** Saved piece by piece: the text is not in one stretch. */
  readonly inPieces: boolean
  readonly tableName: '0table' | '1table'
  readonly codePage: number
  readonly textStart: number
  readonly textEnd: number
  /** How many characters each part of the text has, in the order in which they follow each other. */
  readonly lengths: Readonly<Record<TextSection, number>>
  readonly pieces: Range
  readonly styles: Range
  readonly paragraphs: Range
  readonly characters: Range
}

export const textSections = [
  'body',
  'footnotes',
  'headers',
  'macros',
  'comments',
  'endnotes',
  'boxes',
  'headerBoxes',
] as const
export type TextSection = (typeof textSections)[number]

export interface Range {
  readonly at: number
  readonly length: number
}

const smallest = 0x60
const firstModern = 0xc0
const [piecesFlag, encryptedFlag, secondTableFlag] = [0x04, 0x0100, 0x0200]
const nowhere: Range = { at: 0, length: 0 }

export function readFileInformation(stream: Buffer): FileInformation {
  if (stream.length < smallest) {
    throw new UnreadableFile('The document is damaged: it ends before its text begins.')
  }
  const version = stream.readUInt16LE(2)
  const modern = stream.readUInt16LE(0) === 0xa5ec || (version >= firstModern && version < 0x1000)
  const flags = stream.readUInt16LE(10)
  if ((flags & encryptedFlag) !== 0) {
    throw new UnreadableFile(
      'The document is protected by a password. Please save it without one and upload it again.',
    )
  }
  const number = (at: number) => (at + 4 <= stream.length ? stream.readUInt32LE(at) : 0)
  const range = (at: number): Range => ({ at: number(at), length: number(at + 4) })
  const lengths = textSections.map(
    (section, index) => [section, plausible(number((modern ? 0x4c : 0x34) + index * 4))] as const,
  )
  return {
    modern,
    inPieces: (flags & piecesFlag) !== 0,
    tableName: (flags & secondTableFlag) === 0 ? '0table' : '1table',
    codePage: codePageOfLanguage(stream.readUInt16LE(6)),
    textStart: number(0x18),
    textEnd: number(0x1c),
    lengths: Object.fromEntries(lengths) as Record<TextSection, number>,
    pieces: modern ? range(0x1a2) : range(0x160),
    styles: modern ? range(0xa2) : nowhere,
    paragraphs: modern ? range(0x102) : nowhere,
    characters: modern ? range(0xfa) : nowhere,
  }
}

const plausible = (length: number) => (length < 0x40000000 ? length : 0)
