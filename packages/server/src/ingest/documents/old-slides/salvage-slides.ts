import type { Document } from '../document.ts'
import { textOf } from './record-text.ts'
import { recordAt } from './records.ts'

/** How the two kinds of text begin, with no instance and no version. */
const beginnings = [Buffer.from([0, 0, 0xa0, 0x0f]), Buffer.from([0, 0, 0xa8, 0x0f])]
const longest = 1_000_000

/** The texts of a presentation whose records no longer follow each other: each is looked for by itself. */
export function salvageSlides(bytes: Buffer, document: Document): void {
  const found: { readonly at: number; readonly text: string }[] = []
  let taken = 0
  for (const beginning of beginnings) {
    for (
      let at = bytes.indexOf(beginning);
      // Texts that lie in each other come to more than there is.
      at >= 0 && at + 8 <= bytes.length && taken <= bytes.length;
      at = bytes.indexOf(beginning, at + 4)
    ) {
      const length = bytes.readUInt32LE(at + 4)
      if (length === 0 || length > longest || at + 8 + length > bytes.length) continue
      taken += length
      const text = textOf(recordAt(bytes, at))?.trim() ?? ''
      if (text !== '' && text !== '*' && !/^Click to edit Master/.test(text)) found.push({ at, text })
    }
  }
  const texts = found.sort((one, other) => one.at - other.at).map(({ text }) => text)
  for (const text of new Set(texts)) document.add({ kind: 'paragraph', text })
}
