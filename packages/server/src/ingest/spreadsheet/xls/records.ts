/** One record of a binary workbook, where it stands in the stream. */
export interface BinaryRecord {
  readonly id: number
  readonly at: number
  readonly data: DataView
}

/** The records that are read. Others are passed over. */
export const recordIds = {
  formula: 0x0006,
  endOfStream: 0x000a,
  dateMode: 0x0022,
  password: 0x002f,
  continued: 0x003c,
  codePage: 0x0042,
  columns: 0x007d,
  sheet: 0x0085,
  numbers: 0x00bd,
  richText: 0x00d6,
  style: 0x00e0,
  merged: 0x00e5,
  sharedTexts: 0x00fc,
  sharedText: 0x00fd,
  number: 0x0203,
  text: 0x0204,
  booleanOrError: 0x0205,
  formulaText: 0x0207,
  row: 0x0208,
  packedNumber: 0x027e,
  format: 0x041e,
  beginOfStream: 0x0809,
} as const

const headerSize = 4

/** The records from a place on. A record that claims more than there is ends the stream. */
export function* records(stream: Uint8Array, start: number): Generator<BinaryRecord> {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength)
  let at = start
  while (at + headerSize <= view.byteLength) {
    const id = view.getUint16(at, true)
    const length = view.getUint16(at + 2, true)
    if (at + headerSize + length > view.byteLength) return
    yield { id, at, data: new DataView(stream.buffer, stream.byteOffset + at + headerSize, length) }
    at += headerSize + length
  }
}

/** The records of one sheet without those of the charts inside it, up to the one that ends it. */
export function* ownRecords(stream: Uint8Array, start: number): Generator<BinaryRecord> {
  let depth = 0
  for (const record of records(stream, start)) {
    if (record.id === recordIds.beginOfStream) depth++
    if (depth === 1) yield record
    if (record.id === recordIds.endOfStream) depth--
    if (depth <= 0) return
  }
}

export interface Beginning {
  readonly at: number
  /** Whether globals, a sheet or a chart begins, as the format numbers them. */
  readonly type: number
}

/** Where the globals and each sheet begin, in the order of the stream. */
export function beginnings(stream: Uint8Array): readonly Beginning[] {
  const found: Beginning[] = []
  let depth = 0
  for (const { id, at, data } of records(stream, 0)) {
    if (id === recordIds.beginOfStream && depth++ === 0)
      found.push({ at, type: data.byteLength < 4 ? 0 : data.getUint16(2, true) })
    else if (id === recordIds.endOfStream) depth = Math.max(depth - 1, 0)
  }
  return found
}
