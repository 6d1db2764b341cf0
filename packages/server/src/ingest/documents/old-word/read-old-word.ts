import type { Document } from '../document.ts'
import { readWordStream } from './read-word-stream.ts'

/** Reads a document from before Word 6, which is one stream without a container. */
export function readOldWord(bytes: Buffer, document: Document): void {
  readWordStream(bytes, { '0table': undefined, '1table': undefined }, document)
}
