import type { SheetKind } from '../book.ts'
import { createTexts, type Texts } from '../grid/texts.ts'
import type { Epoch } from '../number-format/date-parts.ts'
import type { NumberFormat } from '../number-format/number-format.ts'
import { toFormats } from '../number-format/to-formats.ts'
import { withPassword } from '../with-password.ts'
import { readText, type TextCoding } from './binary-text.ts'
import { ownRecords, recordIds, records } from './records.ts'
import { readSharedTexts } from './shared-texts.ts'

/** What the sheets of a binary workbook share. */
export interface Globals {
  readonly coding: TextCoding
  readonly epoch: Epoch
  readonly formats: readonly NumberFormat[]
  readonly texts: Texts
  readonly sheets: readonly BinarySheet[]
}

export interface BinarySheet {
  readonly name: string
  readonly hidden: boolean
  readonly kind: SheetKind
  /** Where its records begin. */
  readonly at: number
}

const excel97 = 0x0600
const kinds: Readonly<Record<number, SheetKind>> = { 0: 'cells', 1: 'cells', 2: 'chart' }
const fewestSharedBytes = 8

export function readGlobals(stream: Uint8Array): Globals {
  const texts = createTexts()
  const codes = new Map<number, string>()
  const styles: number[] = []
  const sheets: BinarySheet[] = []
  const shared: DataView[] = []
  let coding: TextCoding = { unicode: true, codePage: 1252 }
  let epoch: Epoch = 1900
  let previous = 0
  // Where the beginning is damaged, what belongs to it may stand anywhere.
  const begins = stream[0] === 0x09 && stream[1] === 0x08
  for (const { id, data } of begins ? ownRecords(stream, 0) : records(stream, 0)) {
    if (id === recordIds.continued && previous === recordIds.sharedTexts) {
      shared.push(data)
      continue
    }
    previous = id
    if (data.byteLength < 2) continue
    if (id === recordIds.beginOfStream) coding = { ...coding, unicode: data.getUint16(0, true) >= excel97 }
    else if (id === recordIds.codePage) coding = { ...coding, codePage: codePageOf(data.getUint16(0, true)) }
    else if (id === recordIds.dateMode) epoch = data.getUint16(0, true) === 1 ? 1904 : 1900
    else if (id === recordIds.password) throw withPassword()
    else if (id === recordIds.format)
      codes.set(data.getUint16(0, true), readText(data, 2, coding.unicode ? 2 : 1, coding))
    else if (id === recordIds.style && data.byteLength >= 4) styles.push(data.getUint16(2, true))
    else if (id === recordIds.sheet && data.byteLength >= 7) pushSheet(sheets, data, coding)
    else if (id === recordIds.sharedTexts && data.byteLength >= fewestSharedBytes) shared.push(data)
  }
  if (shared.length > 0) readSharedTexts(shared, texts)
  return { coding, epoch, formats: toFormats(styles, codes), texts, sheets }
}

function pushSheet(sheets: BinarySheet[], data: DataView, coding: TextCoding): void {
  sheets.push({
    name: readText(data, 6, 1, coding),
    hidden: (data.getUint8(4) & 3) !== 0,
    kind: kinds[data.getUint8(5)] ?? 'other',
    at: data.getUint32(0, true),
  })
}

const macRoman = 10_000

/** Excel for the Macintosh has a number of its own for its code page. */
const codePageOf = (number: number) => (number === 0x8000 ? macRoman : number)
