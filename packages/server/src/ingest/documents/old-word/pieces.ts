import { fileLimits } from '../../file-limits.ts'
import { UnreadableFile } from '../../unreadable.ts'
import { decodeCodePage } from '../../encoding/code-page.ts'
import type { FileInformation, Range } from './file-information.ts'

/** A stretch of text as it lies in the document's stream. */
export interface Piece {
  readonly text: string
  readonly at: number
  readonly bytesEach: 1 | 2
}

const compressed = 0x40000000
const [propertiesMark, tableMark] = [1, 2]
/** Pieces of a damaged document may lie in each other, but not all of them. */
const mostOverlap = 4

/** The text in its order. Documents that were saved piece by piece have a table that says where the pieces are. */
export function readPieces(stream: Buffer, tables: Buffer, information: FileInformation): readonly Piece[] {
  const listed = information.modern || information.inPieces ? fromTable(stream, tables, information) : []
  return listed.length > 0 ? listed : [wholeStretch(stream, information)]
}

function fromTable(stream: Buffer, tables: Buffer, information: FileInformation): readonly Piece[] {
  const table = findTable(tables, information.pieces)
  const count = Math.floor((table.length - 4) / 12)
  const pieces: Piece[] = []
  let characters = 0
  let bytes = 0
  for (let index = 0; index < count; index++) {
    const length = table.readUInt32LE((index + 1) * 4) - table.readUInt32LE(index * 4)
    const place = table.readUInt32LE((count + 1) * 4 + index * 8 + 2)
    if (length <= 0 || length > 0x40000000) continue
    const piece = readPiece(stream, place, length, information)
    characters += piece.text.length
    bytes += piece.text.length * piece.bytesEach
    if (bytes > stream.length * mostOverlap) throw overlapping()
    if (characters > fileLimits.textCharacters) {
      throw new UnreadableFile(
        `The document holds more than ${fileLimits.textCharacters.toLocaleString('en')} characters of text. Please split it into smaller files.`,
      )
    }
    pieces.push(piece)
  }
  return pieces
}

function readPiece(stream: Buffer, place: number, length: number, information: FileInformation): Piece {
  if (!information.modern) {
    return {
      text: decodeSingle(stream.subarray(place, place + length), information.codePage),
      at: place,
      bytesEach: 1,
    }
  }
  if ((place & compressed) === 0) {
    return {
      text: stream.toString('utf16le', place, Math.min(stream.length, place + length * 2)),
      at: place,
      bytesEach: 2,
    }
  }
  const at = (place & ~compressed) >>> 1
  return { text: decodeSingle(stream.subarray(at, at + length), 1252), at, bytesEach: 1 }
}

/** The pieces come after changes of properties, which have a length each. */
function findTable(tables: Buffer, { at, length }: Range): Buffer {
  const end = Math.min(tables.length, at + length)
  let position = at
  while (position + 5 <= end) {
    if (tables[position] === propertiesMark) position += 3 + tables.readUInt16LE(position + 1)
    else if (tables[position] === tableMark) {
      return tables.subarray(position + 5, Math.min(end, position + 5 + tables.readUInt32LE(position + 1)))
    } else break
  }
  return Buffer.alloc(0)
}

function wholeStretch(stream: Buffer, { textStart, textEnd, codePage }: FileInformation): Piece {
  const end = textEnd > textStart ? textEnd : stream.length
  const bytes = stream.subarray(textStart, Math.min(end, stream.length))
  if (looksWide(bytes)) return { text: bytes.toString('utf16le'), at: textStart, bytesEach: 2 }
  return { text: decodeSingle(bytes, codePage), at: textStart, bytesEach: 1 }
}

function looksWide(bytes: Buffer): boolean {
  const sample = bytes.subarray(0, 2_000)
  return sample.filter((byte, index) => index % 2 === 1 && byte === 0).length > sample.length * 0.3
}

/** One character a byte where the code page has such, so that places in the text and in the file stay in step. */
const decodeSingle = (bytes: Buffer, codePage: number) => decodeCodePage(bytes, codePage)

const overlapping = () =>
  new UnreadableFile(
    'The document is damaged: the pieces of its text overlap, so that there is far more of it than the file holds. Please save it anew and upload it again.',
  )
