import { UnreadableFile } from '../unreadable.ts'
import { openCompound, type CompoundFile } from '../containers/compound/compound-file.ts'
import { embeddedNames } from '../containers/compound/embedded-names.ts'
import type { Document } from './document.ts'
import { readSlideStream } from './old-slides/read-slide-stream.ts'
import { salvageCompound } from './salvage-compound.ts'
import { readWordStream } from './old-word/read-word-stream.ts'

/** Reads an old Office file by the streams that it holds. */
export function readCompound(bytes: Buffer, document: Document, format: string): void {
  const file = openCompound(bytes)
  if (file === undefined) return salvageCompound(bytes, document)
  const word = file.stream(wordStream)
  const slides = file.stream(slidesStream)
  if (word !== undefined) readWord(word, file, document)
  else if (slides !== undefined) readSlideStream(slides, file.stream('Current User'), document)
  else throw new UnreadableFile(refusal(file.names, format))
  const cut = (word ?? slides)?.length !== file.claimedSize(word === undefined ? slidesStream : wordStream)
  if (cut && document.empty) salvageCompound(bytes, document)
}

const [wordStream, slidesStream] = ['WordDocument', 'PowerPoint Document']

function readWord(stream: Buffer, file: CompoundFile, document: Document): void {
  readWordStream(stream, { '0table': file.stream('0Table'), '1table': file.stream('1Table') }, document)
  for (const name of embeddedNames(file)) document.unread('embedded object', name)
}

function refusal(names: readonly string[], format: string): string {
  if (names.includes('encryptedpackage') || names.includes('encryptioninfo'))
    return 'The file is protected by a password. Please save it without one and upload it again.'
  if (names.includes('workbook') || names.includes('book'))
    return `The file is named .${format} but holds a workbook. Please rename it to .xls and upload it again.`
  if (names.includes('pp40') || names.includes('powerpoint document 4'))
    return 'The file comes from PowerPoint 95 or older, which is not read. Please save it as .pptx and upload it again.'
  return `The file holds no document that can be read, or it is damaged. Please open it in the program it comes from, save it as .${format.slice(0, 3)}x and upload it again.`
}
