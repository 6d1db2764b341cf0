import { createDecoder } from '../../encoding/decoder.ts'
import { types, type SlideRecord } from './records.ts'

/** The text of a record that is one; line ends are LF. */
export function textOf(record: SlideRecord): string | undefined {
  if (record.type === types.textCharacters || record.type === types.string) {
    return plain(record.body.toString('utf16le', 0, record.body.length & ~1))
  }
  if (record.type === types.textBytes) return plain(createDecoder('windows-1252')(record.body, true))
  return undefined
}

const plain = (text: string) => text.replace(/[\r\v]/g, '\n')
