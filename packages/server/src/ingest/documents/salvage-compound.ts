import { UnreadableFile } from '../unreadable.ts'
import type { Document } from './document.ts'
import { salvageSlides } from './old-slides/salvage-slides.ts'
import { readWordStream } from './old-word/read-word-stream.ts'

const sectorSize = 512
const wordMark = 0xa5ec
const newestVersion = 0x120

/** For an old Office file whose directory or sectors are lost: the text of a document mostly lies in one stretch behind its beginning. */
export function salvageCompound(bytes: Buffer, document: Document): void {
  const start = findWord(bytes)
  if (start !== undefined)
    readWordStream(bytes.subarray(start), { '0table': undefined, '1table': undefined }, document)
  else salvageSlides(bytes, document)
  if (document.empty) throw lost()
  document.note(
    'The file is damaged: where its parts lie is lost. The text that could be found was read, without its order or layout.',
  )
}

function findWord(bytes: Buffer): number | undefined {
  for (let at = sectorSize; at + sectorSize <= bytes.length; at += sectorSize) {
    if (bytes.readUInt16LE(at) === wordMark && bytes.readUInt16LE(at + 2) < newestVersion) return at
  }
  return undefined
}

const lost = () =>
  new UnreadableFile(
    'The file is damaged: it begins like an Office file but its text cannot be found. Please open it in the program it comes from, save it anew and upload it again.',
  )
