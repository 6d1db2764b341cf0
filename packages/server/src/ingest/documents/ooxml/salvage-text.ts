import type { Document } from '../document.ts'
import { decodeEntities } from '../markup/entities.ts'
import { decodeBytes } from '../text/decode-bytes.ts'
import { collectBytes } from './collect-bytes.ts'
import type { OfficePackage } from './package.ts'

const textParts = /(?:^|\/)(?:document\d*|slide\d+)\.xml$/
const mostBytes = 64 * 2 ** 20
const run = /<(?:\w{1,20}:)?t(?:\s[^<>]{0,200})?>([^<]*)</g

/** What can be made out in parts that are too damaged for their elements to be told apart. */
export async function salvageText(pack: OfficePackage, document: Document): Promise<void> {
  for (const name of pack.names.filter((one) => textParts.test(one))) {
    const xml = decodeBytes(await collectBytes(pack.bytes(name), mostBytes))
    for (const paragraph of xml.split(/<\/(?:\w{1,20}:)?p>/)) {
      const text = [...paragraph.matchAll(run)].map(([, words]) => words ?? '').join('')
      document.add({ kind: 'paragraph', text: decodeEntities(text) })
    }
  }
}
